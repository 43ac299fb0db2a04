/** Refusals of saving instant apps, and mails about publishing them. */
export const en = {
  notPublished: {
    about: '“{{name}}” was to go live on {{time}}.',
    draftsStay: 'Nothing was changed, and your drafts are still there. Look at them and publish when you are ready.',
    review: 'Review and publish',
    savedMeanwhile:
      'Something in it was saved after you scheduled it, so publishing would have overwritten newer work.',
    subject: '“{{name}}” was not published',
    title: '“{{name}}” was not published',
    why: 'You get this mail because publishing was scheduled in your {{product}} account.',
  },
  nothingToShow: 'There is nothing to show yet. Add a slide that is not hidden, then publish.',
  publishAt: 'must be at least a minute and at most {{days}} days from now',
  ownName: 'One of your own instant apps has this address.',
  notRootPageId: 'must be the same as "rootPageId"; an address has one part',
  unknownTimeZone: 'must be a time zone such as Europe/Lisbon',
} as const
