/** Texts of signing in and up: refusals, mails, text messages. */
export const en = {
  addressTaken: 'This address has an account already.',
  notSent: 'The message could not be sent just now. Try again in a moment.',
  samePassword: 'Choose another password than the one you have.',
  attemptOver: 'This sign-up or sign-in is over. Please start again.',
  smsNeedsPhone: 'Add a phone number to your account first.',
  accountExists: {
    subject: 'You already have a {{product}} account',
    preview: 'Sign in with the password you have.',
    title: 'You already have an account',
    about:
      'Somebody, probably you, tried to sign up to {{product}} with this address. It has an account already, so just sign in with your password.',
    signIn: 'Sign in',
    notYou: 'If this was not you, your account is safe: nothing was changed and no code was made.',
    sms: 'This number already has a {{product}} account. Sign in with your password: {{url}}',
  },
  contact: {
    subject: '{{code}} confirms your new address',
    preview: '{{code}} confirms this address.',
    title: 'Your code for the new address',
    about: 'Type this code to use this address with your {{product}} account. It works for {{minutes}} minutes.',
    notYou: 'If this was not you, there is nothing to do: without the code nothing happens.',
    sms: '{{code}} confirms this number for your {{product}} account. It works for {{minutes}} minutes.',
  },
  proof: {
    subject: '{{code}} is your {{product}} code',
    preview: '{{code}} shows that it is you.',
    title: 'Is this you?',
    about:
      'Type this code to go on with a change to how you sign in to {{product}}. It works for {{minutes}} minutes. Never share it.',
    notYou: 'If this was not you, somebody else is signed in as you. Change your password, and sign out everywhere.',
    sms: '{{code}} confirms a change to how you sign in to {{product}}. It works for {{minutes}} minutes. Never share it.',
  },
  noAccount: {
    subject: 'No {{product}} account has this address',
    preview: 'Perhaps you signed up with another one.',
    title: 'There is no account with this address',
    about:
      'Somebody, probably you, asked for a new {{product}} password for this address. No account has it: perhaps you signed up with another address or with your phone number.',
    signUp: 'Create account',
    notYou: 'If this was not you, there is nothing to do.',
    sms: 'No {{product}} account has this number. Perhaps you signed up with your email: {{url}}',
  },
  reset: {
    subject: '{{code}} is your {{product}} code',
    preview: '{{code}} lets you set a new password.',
    title: 'Your code for a new password',
    about: 'Type this code to set a new {{product}} password. It works for {{minutes}} minutes.',
    notYou: 'If this was not you, ignore this message and tell nobody the code: your password stays as it is.',
    sms: '{{code}} sets a new {{product}} password. It works for {{minutes}} minutes. Never share it.',
  },
  signIn: {
    subject: '{{code}} is your {{product}} code',
    preview: '{{code}} signs you in.',
    title: 'Your code to sign in',
    about: 'Type this code to sign in to {{product}}. It works for {{minutes}} minutes.',
    notYou: 'If this was not you, change your password: whoever asked for this code knows it.',
    sms: '{{code}} signs you in to {{product}}. It works for {{minutes}} minutes. If this is not you, change your password.',
  },
  signUp: {
    subject: '{{code}} is your {{product}} code',
    preview: '{{code}} finishes your sign-up.',
    title: 'Your code to get started',
    about: 'Type this code to finish your {{product}} sign-up. It works for {{minutes}} minutes.',
    notYou: 'If this was not you, there is nothing to do: without the code nothing happens.',
    sms: '{{code}} is your {{product}} code. It works for {{minutes}} minutes. Never share it.',
  },
} as const
