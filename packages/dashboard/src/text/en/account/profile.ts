/** The profile in the account screen. */
export const profile = {
  loading: 'Loading your profile',
  failed: {
    title: 'Your profile did not load',
    sentence: 'The connection dropped or the server is busy. Try again in a moment.',
    safe: 'Everything you have saved is safe.',
  },
  updateFailed: 'Account information update failed',
  notSaved: 'Not saved yet: {{reason}}',
  complete: {
    NO_USERNAME: {
      title: 'Choose a username',
      sentence: 'It is how people you work with find your account.',
      action: 'Choose one',
    },
    NO_NAME_AND_BIO: {
      title: 'Complete your profile',
      sentence: 'Add your name and a sentence about you or your place.',
      action: 'Add them',
    },
  },
  picture: {
    title: 'Your picture',
    hint: 'A square of {{side}} px or wider. Only people who are signed in to this account see it.',
    change: 'Change',
    add: 'Upload a photo',
    remove: 'Remove',
    removed: 'Your picture is removed',
    saved: 'Your picture is saved',
  },
  name: { label: 'Name', used: '{{used}} of {{max}}' },
  username: {
    label: 'Username',
    hint: 'The name of your account, yours alone. It changes no address.',
    checking: 'Checking…',
    available: 'Available',
    save: 'Save',
  },
  bio: { label: 'About', hint: 'One or two sentences about you or your place.' },
  language: {
    label: 'Language',
    hint: 'Of this dashboard and of our mails to you.',
    only: '{{language}}, the only one so far.',
    en: 'English',
    'en-XA': 'Ēñğļîšħ (test)',
  },
  zone: {
    label: 'Time zone',
    hint: 'Days in numbers and lists begin here at midnight, and mails come at eight in the morning.',
  },
  leave: {
    title: 'Leave with unsaved changes?',
    sentence: 'Some of your profile is not saved yet.',
    stay: 'Stay',
    leave: 'Leave without saving',
    save: 'Save and leave',
  },
} as const
