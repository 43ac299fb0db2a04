/** A link by which others see an app before it is live. */
export const previewLink = {
  title: 'Share a preview of “{{name}}”',
  lede: 'Whoever has the link sees the app with all changes, also those that are not live. Nobody can order or send a form there.',
  address: 'Preview link',
  until: 'Works until {{day}}.',
  failed: 'The link could not be made.',
  end: 'End preview links',
  ended: 'The preview links of this app have ended.',
  notEnded: 'The links still work. {{message}}',
} as const
