/** Words that every part uses. */
export const common = {
  cancel: 'Cancel',
  close: 'Close',
  done: 'Done',
  undo: 'Undo',
  retry: 'Try again',
  loading: 'Loading',
  back: 'Back',
  clear: 'Clear',
  save: 'Save',
  delete: 'Delete',
  somethingWrong: 'Something went wrong',
  missingPicture: 'This picture cannot be shown',
  toasts: 'Messages',
  crash: {
    title: 'Unfortunately, something went wrong',
    sentence: 'This screen stopped working. Reload it to go on; if it happens again, return home and take another way.',
    safe: 'Everything you have saved is safe.',
    reload: 'Click to reload',
    home: 'Return to home',
  },
  /** A part of a screen, or a whole one, whose code did not come over the network. */
  piece: {
    missing: 'This part did not load. Is there a connection? We keep trying.',
    gone: 'This part still does not load. There may be a newer version: load the page again to get it.',
    reload: 'Load the page again',
    screen: 'This screen did not load',
    screenSentence: 'The connection may have dropped on the way. We keep trying, and it opens as soon as it is here.',
  },
  notFound: {
    pageTitle: 'Not found',
    title: 'There is nothing at this address',
    sentence: 'It may have been typed with a slip, or the page has moved. Instant apps of others are one tap away.',
    action: 'Explore instant apps',
  },
  soon: {
    title: 'This part opens soon',
    sentence: 'We are still building it. Your instant apps and slides work as ever.',
    back: 'Go back',
    home: 'Explore instant apps',
  },
} as const
