"""Every sentence that people read, one class a subject, each derived from `Texts`."""
