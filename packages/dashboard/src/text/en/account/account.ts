/** The account screen: its frame and the names of its sections. */
export const account = {
  title: 'Account',
  saved: { SAVED: 'All changes saved', SAVING: 'Saving', FAILED: 'Not saved' },
  sections: {
    label: 'Sections of your account',
    profile: { title: 'Profile', lede: 'Your picture and your name, and the language and time you work in.' },
    security: {
      title: 'Sign-in and security',
      lede: 'Two ways in, so that one lost phone does not lock you out.',
    },
    subscription: {
      title: 'Subscription',
      lede: 'What you have, what you use, and what a change would cost to the cent.',
    },
    brand: { title: 'Brand', lede: 'Used by every new instant app: logo, colours, typefaces, and where to find you.' },
    'getting-paid': { title: 'Getting paid', lede: 'Sales go straight to your own Stripe account.' },
    people: { title: 'People', lede: 'Work on this account together, each with a sign-in of their own.' },
    visitors: {
      title: 'Visitors’ data',
      lede: 'Somebody asks what you store about them, or to be forgotten. You have a month to answer.',
    },
    close: { title: 'Close account', lede: 'You have {{days}} days to change your mind.' },
  },
} as const
