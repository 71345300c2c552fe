//! Events as sentences, in Punjabi, Thai and English.
