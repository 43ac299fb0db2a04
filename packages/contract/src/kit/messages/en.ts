import type { ErrorCode } from '../errors.ts'

/** Texts of refusals. Where the specification (spec §8) gives the text, it is quoted to the letter. */
export const en = {
  ACCOUNT_INACTIVE:
    'This account is inactive. It can be read but not changed. If you closed it, bring it back under Account; else contact support.',
  ACCOUNT_SWITCHED: 'Another account is open by now. Load this page anew. Nothing was changed.',
  ACCOUNT_UPDATE_FAILED: 'Account information update failed',
  ADDRESS_UNCHANGED: 'This is the address you have.',
  APP_TEMPLATE_LIMIT_REACHED:
    'Your plan holds no more templates of instant apps. Delete one to save another. Instant apps made of it stay.',
  BAD_REQUEST: 'The request is not valid.',
  BODY_TOO_LARGE: 'The request is too large.',
  CARD_DECLINED: 'Your bank declined the card. Nothing was changed. Use another card, then try again.',
  CODE_EXPIRED: 'This code is no longer valid. Ask for a new one.',
  CODE_MISMATCH: 'That code is not right. Check the message and try again.',
  CONFIRM_WITHOUT_SIGN_UP: 'Please trying signing up again',
  CONFLICT: 'This was changed somewhere else since you opened it. Nothing was overwritten.',
  COPY_LINK_INVALID: 'This link does not work any more. Ask whoever sent it for a new one.',
  EXPERIENCE_ITEM_LIMIT_REACHED:
    'The Free plan holds {{max}} slides, and you have them all. Delete one to make another.',
  EXPERIENCE_ITEM_READ_ONLY:
    'The Free plan holds {{max}} slides that can be changed, and this is not one of them. Visitors still see it. Choose what stays editable.',
  EXPERIENCE_LIMIT_REACHED:
    'The Free plan holds {{max}} instant apps, and you have them all. Delete one to make another.',
  EXPERIENCE_READ_ONLY:
    'The Free plan holds {{max}} instant apps that can be changed, and this is not one of them. Visitors still see it. Choose what stays editable.',
  FORBIDDEN:
    'Your role in this account does not include this. Ask an owner of the account to do it, or to change your role.',
  FORM_FULL: 'This form cannot take more for now. Nothing of yours was lost here: please try again another day.',
  GOOGLE_EMAIL_UNVERIFIED:
    'Google has not verified the email address of this Google account. Verify it there, or sign in another way.',
  GOOGLE_FAILED: 'Signing in with Google did not work. Please start again.',
  GOOGLE_LINKED_ALREADY: 'This Google account is connected to an account already, or your account to another one.',
  GOOGLE_OTHER_ADDRESS:
    'This Google account has another email address than yours here. Choose the one with the same address, or change your address first.',
  HEADERS_TOO_LARGE: 'The headers of the request are too large.',
  IDENTIFIER_INVALID: 'Email address or phone number is invalid',
  INTERNAL: 'Something went wrong',
  INVITATION_FOR_ANOTHER: 'This invitation is for another e-mail address.',
  INVITATION_INVALID: 'This invitation does not work any more. Ask for a new one.',
  LAST_OWNER: 'An account needs an owner. Make somebody else an owner first.',
  LINK_DESTINATION_MISSING: 'Choose where the link leads: an instant app or a web address.',
  LINK_LIMIT_REACHED: 'The Free plan holds {{max}} links, and you have them all. Delete one to make another.',
  LINK_READ_ONLY:
    'The Free plan holds {{max}} links that can be changed, and this is not one of them. It still leads visitors. Choose what stays editable.',
  LINK_SLUG_TAKEN: 'This short name is taken. Try another one.',
  MEDIA_LINK_INVALID: 'This link to a private file is not valid any more.',
  MEDIA_TOO_LARGE: 'The file is too large. Pictures may have {{image}} MB, videos {{video}} MB.',
  MEDIA_TYPE_REFUSED: 'This kind of file cannot be used. Pictures: JPEG, PNG, WebP, GIF, AVIF. Video: MP4, MOV, WebM.',
  MEDIA_UNREADABLE: 'The file could not be read. It may be cut off or damaged; try to save it again.',
  METHOD_NOT_ALLOWED: 'This address does not take that method.',
  NOT_AVAILABLE: 'This is not available yet.',
  NOT_FOUND: 'There is no such item.',
  PAGE_NAME_LIMIT_REACHED:
    'This instant app has had {{max}} addresses, and all of them still work. Choose one of those.',
  PAGE_NAME_TAKEN: 'This name is taken. Try another one.',
  PAGE_TOO_LARGE: 'This would be too much for one instant app. Shorten texts, remove pictures or use fewer slides.',
  PASSKEY_LIMIT_REACHED: 'You have {{max}} passkeys, as many as fit. Remove one that you no longer use.',
  PASSKEY_REFUSED: 'This passkey was not accepted. Try again, or sign in another way.',
  PASSKEYS_UNAVAILABLE: 'Passkeys only work at an address that begins with https.',
  PASSWORD_RESET_REQUIRED: 'A new password is needed before you can sign in.',
  PASSWORD_TOO_WEAK: 'Use a password of {{min}} to {{max}} characters that is not among the most common ones.',
  PASSWORD_WRONG: 'This is not your password.',
  PHONE_INVALID: 'Phone number is invalid',
  PHONE_NOT_SERVED: 'We cannot send text messages to this number. Use your email address.',
  QR_DESIGN_LIMIT_REACHED: 'The Free plan holds {{max}} QR designs, and you have them all. Delete one to make another.',
  QR_DESIGN_READ_ONLY:
    'The Free plan holds {{max}} QR designs that can be changed, and this is not one of them. It still works. Choose what stays editable.',
  QR_UNREADABLE: 'No reader could read this code. Fix its design, or confirm that you want the file as it is.',
  REAUTHENTICATION_REQUIRED: 'Confirm that it is you to go on.',
  REQUEST_TIMEOUT: 'The request took too long to arrive. Try again.',
  SEAT_LIMIT_REACHED:
    'Your plan has no free seat for another person. Take somebody out, withdraw an invitation, or choose a larger plan.',
  SIGN_IN_FAILED: 'Incorrect username or password.',
  SOLD_OUT: 'Sold out just now. Nothing was charged.',
  STORAGE_LIMIT_REACHED: 'Your library is full. Delete files that you do not use.',
  STORAGE_FULL: 'There is no room left to store this. Nothing was lost; try again later.',
  SUBSCRIPTION_ELSEWHERE: 'Your plan was bought somewhere else and can only be changed there.',
  SUBSCRIPTION_UNPAID: 'A payment for your plan is missing. Pay the open invoice first; then the plan can be changed.',
  TAG_CLAIMED: 'This tag belongs to somebody already.',
  TAG_DISABLED: 'This tag was taken out of service. Ask where you got it for another one.',
  BRAND_LIMIT_REACHED: 'Your plan has no room for another brand. Delete one, or choose a larger plan.',
  TEMPLATE_LIMIT_REACHED:
    'You have {{max}} templates of your own, and that is as many as fit. Delete one to keep another.',
  TERMS_CHANGED: 'Our terms changed while this page was open. Reload it, so that you can read them.',
  TOO_MANY_REQUESTS: 'Too many attempts. Wait a moment and try again.',
  TWIN_ENDED: 'This preview has ended. Open it again for a new code.',
  UNAUTHORIZED: 'Sign in first.',
  UNAVAILABLE: 'The service is catching its breath. Try again in a moment.',
  UNDO_LINK_INVALID: 'This link does not work any more. Sign in to see how you sign in, or reset your password.',
  UNKNOWN_SLIDE: 'The list names a slide that you do not have.',
  USERNAME_TAKEN: 'This username is taken. Try another one.',
  UNSUPPORTED_MEDIA_TYPE: 'Send JSON (application/json).',
  UPLOAD_LINK_INVALID: 'This upload link is not valid any more. Start the upload again.',
  VERSION_LIMIT_REACHED:
    'There are {{max}} named versions, as many as fit. Take the name off one that you no longer need.',
  WEBHOOK_ADDRESS_REFUSED: 'News can only be sent to a public web address that begins with https://.',
  WRONG_HOST: 'This server does not answer to that host name.',
  VIEW_LIMIT_REACHED: 'There are too many saved slide contents that no slide shows. Add slides for them first.',
} as const satisfies Record<ErrorCode, string>
