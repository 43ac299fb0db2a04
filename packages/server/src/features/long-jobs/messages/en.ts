/** Refusals of long jobs, and the mail about one that has ended. */
export const en = {
  tooMany: '{{max}} downloads are being made for you already. Wait for one, or cancel one.',
  failed: 'Something went wrong on our side. Start it again; if that fails as well, choose fewer.',
  ready: {
    subject: 'Your download is ready',
    preview: 'It waits for you for {{hours}} hours.',
    title: 'Your download is ready',
    about: 'What you started is finished. The file waits for {{hours}} hours, then it is removed.',
    open: 'Open your links',
    footnote: 'Sent by {{product}}, because it took longer than one wants to wait.',
  },
  notReady: {
    subject: 'Your download could not be made',
    preview: 'Nothing of yours was changed.',
    title: 'Your download could not be made',
    about: 'What you started has ended without a file: {{problem}}',
    open: 'Open your links',
    footnote: 'Sent by {{product}}, because it took longer than one wants to wait.',
  },
} as const
