//! What people read: sentences in German and English, boards drawn from views.
