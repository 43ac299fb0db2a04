/** Shown where the terms and the privacy notice will stand. */
export const legal = {
  title: 'Not written here yet',
  sentence:
    'Terms and privacy notice of this server are not published yet. Ask whoever runs it what applies until then. What you typed on the page before is still there.',
} as const
