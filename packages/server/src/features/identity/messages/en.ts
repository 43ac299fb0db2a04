/** What signing in and up says: refusals, mails, text messages. */
export const en = {
  addressAccountAlready: 'This address has an account already.',
  messageCouldSentJust: 'The message could not be sent just now. Try again in a moment.',
  signUpSignOver: 'This sign-up or sign-in is over. Please start again.',
} as const
