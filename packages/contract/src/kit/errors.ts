/**
 * Every refusal of the API: its HTTP status and what a person reads. Codes are stable; texts may improve.
 * Where the specification (spec §8) gives the text, it stands here to the letter.
 */
export const errors = {
  ACCOUNT_INACTIVE: {
    status: 403,
    message: 'This account is inactive. It can be read but not changed. Contact support to wake it.',
  },
  ACCOUNT_UPDATE_FAILED: { status: 400, message: 'Account information update failed' },
  BAD_REQUEST: { status: 400, message: 'The request is not valid.' },
  BODY_TOO_LARGE: { status: 413, message: 'The request is too large.' },
  CODE_EXPIRED: { status: 400, message: 'This code is no longer valid. Ask for a new one.' },
  CODE_MISMATCH: { status: 400, message: 'That code is not right. Check the message and try again.' },
  CONFIRM_WITHOUT_SIGN_UP: { status: 400, message: 'Please trying signing up again' },
  CONFLICT: { status: 409, message: 'This was changed somewhere else since you opened it. Nothing was overwritten.' },
  EXPERIENCE_ITEM_LIMIT_REACHED: {
    status: 403,
    message: 'The free plan holds 10 slides, and you have them all. Delete one or move to a larger plan.',
  },
  EXPERIENCE_LIMIT_REACHED: {
    status: 403,
    message: 'The free plan holds 5 instant apps, and you have them all. Delete one or move to a larger plan.',
  },
  FORM_FULL: {
    status: 403,
    message: 'This form cannot take more for now. Nothing of yours was lost here: please try again another day.',
  },
  HEADERS_TOO_LARGE: { status: 431, message: 'The headers of the request are too large.' },
  IDENTIFIER_INVALID: { status: 400, message: 'Email address or phone number is invalid' },
  INTERNAL: { status: 500, message: 'Something went wrong' },
  LINK_DESTINATION_MISSING: { status: 400, message: 'Choose where the link leads: an instant app or a web address.' },
  LINK_LIMIT_REACHED: {
    status: 403,
    message: 'The free plan holds 10 links, and you have them all. Delete one or move to a larger plan.',
  },
  LINK_READ_ONLY: {
    status: 403,
    message: 'Your plan holds fewer links than you have. This one goes on leading visitors, but cannot be changed.',
  },
  LINK_SLUG_TAKEN: { status: 409, message: 'This short name is taken. Try another one.' },
  MEDIA_LINK_INVALID: { status: 403, message: 'This link to a private file is not valid any more.' },
  MEDIA_TOO_LARGE: { status: 413, message: 'The file is too large. Pictures may have 25 MB, videos 500 MB.' },
  MEDIA_TYPE_REFUSED: {
    status: 415,
    message: 'This kind of file cannot be used. Pictures: JPEG, PNG, WebP, GIF, AVIF. Video: MP4, MOV, WebM.',
  },
  MEDIA_UNREADABLE: {
    status: 400,
    message: 'The file could not be read. It may be cut off or damaged; try to save it again.',
  },
  METHOD_NOT_ALLOWED: { status: 405, message: 'This address does not take that method.' },
  NOT_AVAILABLE: { status: 501, message: 'This is not available yet.' },
  NOT_FOUND: { status: 404, message: 'There is no such item.' },
  PAGE_NAME_LIMIT_REACHED: {
    status: 403,
    message: 'This instant app has had 20 addresses, and all of them still work. Choose one of those.',
  },
  PAGE_NAME_TAKEN: { status: 409, message: 'This name is taken. Try another one.' },
  PAGE_TOO_LARGE: {
    status: 400,
    message: 'This would be too much for one instant app. Shorten texts, remove pictures or use fewer slides.',
  },
  PASSWORD_RESET_REQUIRED: { status: 403, message: 'A new password is needed before you can sign in.' },
  PASSWORD_TOO_WEAK: {
    status: 400,
    message: 'Use a password of 8 to 128 characters that is not among the most common ones.',
  },
  PHONE_INVALID: { status: 400, message: 'Phone number is invalid' },
  QR_DESIGN_LIMIT_REACHED: {
    status: 403,
    message: 'The free plan holds 5 QR designs, and you have them all. Delete one or move to a larger plan.',
  },
  QR_DESIGN_READ_ONLY: {
    status: 403,
    message: 'Your plan holds fewer QR designs than you have. This one goes on working, but cannot be changed.',
  },
  QR_UNREADABLE: {
    status: 409,
    message: 'No reader could read this code. Mend its design, or confirm that you want the file as it is.',
  },
  REQUEST_TIMEOUT: { status: 408, message: 'The request took too long to arrive. Try again.' },
  SIGN_IN_FAILED: { status: 401, message: 'Incorrect username or password.' },
  SOLD_OUT: { status: 409, message: 'Sold out just now. Nothing was charged.' },
  STORAGE_LIMIT_REACHED: {
    status: 403,
    message: 'Your library is full. Delete files that you do not use, or move to a larger plan.',
  },
  STORAGE_FULL: { status: 507, message: 'There is no room left to store this. Nothing was lost; try again later.' },
  TAG_CLAIMED: { status: 409, message: 'This tag belongs to somebody already.' },
  TAG_DISABLED: { status: 410, message: 'This tag was taken out of service. Ask where you got it for another one.' },
  TEMPLATE_LIMIT_REACHED: {
    status: 403,
    message: 'You have 100 templates of your own, and that is as many as fit. Delete one to keep another.',
  },
  TOO_MANY_REQUESTS: { status: 429, message: 'Too many attempts. Wait a moment and try again.' },
  TWIN_ENDED: { status: 410, message: 'This preview has ended. Open it again for a new code.' },
  UNAUTHORIZED: { status: 401, message: 'Sign in first.' },
  UNAVAILABLE: { status: 503, message: 'The service is catching its breath. Try again in a moment.' },
  UNKNOWN_SLIDE: { status: 400, message: 'The list names a slide that you do not have.' },
  UNSUPPORTED_MEDIA_TYPE: { status: 415, message: 'Send JSON (application/json).' },
  UPLOAD_LINK_INVALID: { status: 403, message: 'This upload link is not valid any more. Start the upload again.' },
  VERSION_LIMIT_REACHED: {
    status: 403,
    message: 'There are 100 named versions, as many as fit. Take the name off one that you no longer need.',
  },
  WEBHOOK_ADDRESS_REFUSED: {
    status: 400,
    message: 'News can only be sent to a public web address that begins with https://.',
  },
  WRONG_HOST: { status: 421, message: 'This server does not answer to that host name.' },
  VIEW_LIMIT_REACHED: {
    status: 403,
    message: 'There are too many saved slide contents that no slide shows. Add slides for them first.',
  },
} as const satisfies Record<string, { status: number; message: string }>

export type ErrorCode = keyof typeof errors
