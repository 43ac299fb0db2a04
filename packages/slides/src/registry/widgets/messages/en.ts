/** What merchants read about each kind of widget; alphabetical. */
export const en = {
  ADDRESS_CARD: 'Address card',
  COUNTDOWN: 'Countdown',
  IMAGE: 'Image',
  LINK: 'Link',
  NEWSLETTER_SIGN_UP: 'Newsletter sign-up',
  OPENING_HOURS: 'Opening hours',
  PICTURE_GALLERY: 'Picture gallery',
  PRICE_LIST: 'Price list',
  QUESTIONS: 'Questions',
  REVIEW_FORM: 'Review form',
  SOCIAL_LINK: 'Social link',
  TEXT_BOX: 'Text',
  VIDEO: 'Video',
} as const
