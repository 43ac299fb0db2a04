/** What forms say to visitors, and the inbox to its owner: refusals, pages, mails, tables. */
export const en = {
  addPhoto: 'Add a photo, please.',
  cameTwiceLookOver: 'This came twice. Look it over and send it again, please.',
  formAnyMore: 'This form is not there any more.',
  formArriveWholeGo: 'The form did not arrive whole. Go back and send it again, please.',
  manyAnswersComeHere:
    'Many answers have come here in a short time, so this one was not taken. Send it again {{wait}}, please.',
  photoTooLarge: 'The photo may have {{max}} MB.',
  someLettersArriveThey: 'Some letters did not arrive as they were typed. Type them again, please.',
  someTextStoredType: 'Some of the text cannot be stored. Type it again, please.',
  switchWebhookFirst: 'Switch the webhook on first.',
  tellUsName: 'Tell us your name, please.',
  testEverythingWorks: 'This is a test. Everything works.',
  theseReviewsAnyMore: 'These reviews are not there any more.',
  theseWordsChangedSince:
    'These words have changed since. Load the page again, please, and tick the box; what you typed is kept.',
  theseWordsChangedSince2:
    'These words have changed since you opened the page. Read them, please, and tick the box again.',
  writeFewWords: 'Write a few words, please.',
  notWholeEmail: 'must be a whole e-mail address',
  app: 'The app',
  confirmButton: 'Yes, sign me up',
  deleteAboutMe: 'Delete what is stored about me',
  deleteButton: 'Delete it',
  everythingAbout: 'Everything about {{email}}',
  leaveButton: 'Take me off the list',
  theApp: 'the app',
} as const
