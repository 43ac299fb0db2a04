/** Plans: what a larger one would lift, and what stays editable after it. */
export const plans = {
  lifts: '{{plan}} has no such limit: {{price}} a month.',
  lets: '{{plan}} lets you take it off: {{price}} a month.',
  staysFree: 'What you have, and every printed code, goes on working on Free.',
  notSold: 'This installation sells no plans. Whoever runs it can give your account more.',
  upgrade: 'Upgrade to {{plan}}',
  compare: 'Compare plans',
  choose: 'Choose what stays editable',
  failed: 'The page for paying could not be opened: {{message}}',
  starter: 'Starter',
  growth: 'Growth',
  readOnly: 'Read-only',
  readOnlyApp:
    'The Free plan keeps {{limit}} instant apps editable, and this is not one of them. Visitors still see it, and its codes go on working.',
  readOnlySlide: 'The Free plan keeps {{limit}} slides editable, and this is not one of them. Visitors still see it.',
  readOnlyApps:
    '{{limit}} of your instant apps can be changed on the Free plan. The others stay as they are, for visitors too.',
  readOnlySlides:
    '{{limit}} of your slides can be changed on the Free plan. The others stay as they are, for visitors too.',
  kept: {
    title: 'Choose what stays editable',
    back: 'Back to the account',
    free: 'The Free plan has more of yours than it holds. Choose what you want to go on changing. The rest is read-only and goes on working for visitors. You can choose anew at any time.',
    ahead:
      'Your plan has no limits. Here you choose what stays editable should it end: the rest would be read-only and go on working for visitors.',
    fits: 'Everything you have fits into the Free plan: nothing is read-only.',
    loading: 'Loading what you have',
    errorTitle: 'What you have could not be loaded',
    error: 'Try again in a moment.',
    errorSafe: 'Nothing was changed.',
    experience: 'Instant apps',
    experienceItem: 'Slides',
    link: 'Links',
    qrDesign: 'QR designs',
    count: '{{count}} of {{limit}} chosen',
    save: 'Save choice',
    saved: 'Saved. {{count}} can be changed.',
    untickFirst: 'Untick one to choose another.',
    rest: 'Places you leave free go to the oldest.',
    failed: 'The choice was not saved: {{message}}',
  },
} as const
