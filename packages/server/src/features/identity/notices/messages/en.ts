/** Mails and text messages about changes of how a person signs in. */
export const en = {
  action: 'Check how you sign in',
  undo: 'This was not me',
  footnote: 'You get this mail because it is about the safety of your {{product}} account. It cannot be turned off.',
  notYou: 'If this was not you, change your password now and sign out everywhere: {{url}}',
  notYouUndo:
    'If this was not you, take it back within {{hours}} hours. That signs everybody out, and you set a new password.',
  sms: '{{product}}: {{title}} {{more}}',
  CONTACT_CHANGED: {
    subject: 'The address of your {{product}} account was changed',
    title: 'Your address was changed.',
    about: 'From now on you sign in with {{detail}}, and messages go there.',
  },
  GOOGLE_LINKED: {
    subject: 'Google was connected to your {{product}} account',
    title: 'You can sign in with Google now.',
    about: 'The Google account {{detail}} was connected to your account.',
  },
  GOOGLE_UNLINKED: {
    subject: 'Google was disconnected from your {{product}} account',
    title: 'Google was disconnected.',
    about: 'The Google account {{detail}} does not sign in to your account any more.',
  },
  NEW_DEVICE: {
    subject: 'New sign-in to your {{product}} account',
    title: 'Somebody signed in on a new device.',
    about: 'It was {{detail}}. If this was you, there is nothing to do.',
  },
  PASSKEY_ADDED: {
    subject: 'A passkey was added to your {{product}} account',
    title: 'A passkey was added.',
    about: 'The passkey “{{detail}}” signs in to your account without a password.',
  },
  PASSKEY_REMOVED: {
    subject: 'A passkey was removed from your {{product}} account',
    title: 'A passkey was removed.',
    about: 'The passkey “{{detail}}” does not sign in to your account any more.',
  },
  PASSWORD_CHANGED: {
    subject: 'The password of your {{product}} account was changed',
    title: 'Your password was changed.',
    about: 'Everybody who was signed in elsewhere was signed out.',
  },
  RECOVERY_CODE_USED: {
    subject: 'A recovery code of your {{product}} account was used',
    title: 'A recovery code was used to sign in.',
    about: 'It does not work again. When few are left, make new ones in your account.',
  },
  RECOVERY_CODES_RENEWED: {
    subject: 'New recovery codes for your {{product}} account',
    title: 'New recovery codes were made.',
    about: 'The recovery codes you had do not work any more.',
  },
  SECOND_FACTOR_OFF: {
    subject: 'The second factor of your {{product}} account was turned off',
    title: 'The second factor was turned off.',
    about: 'Signing in does not ask for a code of your authenticator app any more.',
  },
  SECOND_FACTOR_ON: {
    subject: 'The second factor of your {{product}} account is on',
    title: 'The second factor is on.',
    about:
      'From now on signing in asks for a code of your authenticator app. Keep your recovery codes in a safe place.',
  },
  SMS_CODE_OFF: {
    subject: 'Signing in to {{product}} asks for no code any more',
    title: 'The code by text message was turned off.',
    about: 'Signing in to your account asks for no code that goes to your phone any more.',
  },
  SMS_CODE_ON: {
    subject: 'Signing in to {{product}} now asks for a code',
    title: 'The code by text message was turned on.',
    about: 'After your password, signing in asks for a code that goes to your phone.',
  },
} as const
