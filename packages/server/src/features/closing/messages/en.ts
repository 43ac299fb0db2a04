/** Refusals of closing an account, and the mail about it. */
export const en = {
  leadsBack: 'Choose an address outside of here: what is here closes as well.',
  blocked: 'This address cannot be used. Choose another one.',
  mail: {
    subject: 'Your {{product}} account is closed',
    preview: 'It is erased on {{date}}, unless you bring it back.',
    title: 'Your account is closed',
    about:
      'Everything rests now, and visitors no longer see it. On {{date}}, in {{days}} days, it is erased for good. Until then one tap brings all of it back.',
    codes: 'Your printed codes go on answering, now and afterwards.',
    bringBack: 'Bring it back',
    notYou: 'It was not you? Bring it back, and change your password.',
  },
  reminder: {
    subject: 'Your {{product}} account is erased on {{date}}',
    preview: 'Until then one tap brings all of it back.',
    title: 'Your account is erased soon',
    about:
      'You closed your account. On {{date}} it is erased for good, with its apps, links, pictures and what visitors left. Until then one tap brings all of it back, and you can still download your lists.',
    why: 'You do not have to do anything for it to be erased. We do not write again after that.',
  },
} as const
