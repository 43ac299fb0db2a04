/** Texts of signing in and up: refusals, mails, text messages. */
export const en = {
  addressAccountAlready: 'This address has an account already.',
  messageCouldSentJust: 'The message could not be sent just now. Try again in a moment.',
  signUpSignOver: 'This sign-up or sign-in is over. Please start again.',
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
  signInSms:
    '{{code}} signs you in to {{product}}. It works for {{minutes}} minutes. If this is not you, change your password.',
  signUp: {
    subject: '{{code}} is your {{product}} code',
    preview: '{{code}} finishes your sign-up.',
    title: 'Your code to get started',
    about: 'Type this code to finish your {{product}} sign-up. It works for {{minutes}} minutes.',
    notYou: 'If this was not you, there is nothing to do: without the code nothing happens.',
    sms: '{{code}} is your {{product}} code. It works for {{minutes}} minutes. Never share it.',
  },
} as const
