/** Texts of the report form. */
export const en = {
  chooseWhatWrong: 'Choose what is wrong with it.',
  noEMailAddress: 'This is no e-mail address. Check it, please.',
  sentManyReportsWithin: 'You have sent many reports within an hour. Thank you. Please send this one later.',
  writeLeastWordMost: 'Write at least a word, and at most {{max}} letters.',
  checkForm: 'Check the form.',
} as const
