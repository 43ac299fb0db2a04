/** A link by which others see an app before it is live. */
export const previewLink = {
  title: 'Share a preview of “{{name}}”',
  lede: 'Anyone with the link sees the app with all changes, including those that are not live. Orders and forms do not work there.',
  address: 'Preview link',
  until: 'Works until {{day}}.',
  failed: 'The link could not be made.',
  end: 'Turn off preview links',
  ended: 'The preview links of this app are off.',
  notEnded: 'The links still work. {{message}}',
} as const
