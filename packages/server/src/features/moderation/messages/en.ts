/** Texts of the report form. */
export const en = {
  reasonMissing: 'Choose what is wrong with it.',
  notEmail: 'This is no e-mail address. Check it, please.',
  tooManyReports: 'You have sent many reports within an hour. Thank you. Please send this one later.',
  messageLength: 'Write at least a word, and at most {{max}} letters.',
  checkForm: 'Check the form.',
} as const
