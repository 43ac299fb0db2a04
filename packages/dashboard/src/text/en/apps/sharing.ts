/** Who may find and embed an app, and what to do after a takedown. */
export const sharing = {
  found: {
    title: 'Search engines and Explore',
    findable: 'List this app in search engines and Explore',
    on: 'Anyone can find it. Search engines may take some days to list a new page.',
    off: 'Only people with its link or code can open it. Search engines are asked not to list it.',
  },
  embed: {
    title: 'On your own website',
    allow: 'Let other websites show this app in a frame',
    allowHint: 'When off, browsers refuse, so nobody can show your app as if it were theirs.',
    code: 'HTML for your website',
    codeHint: 'Paste it where the app should appear. Its links open in a new window.',
    waiting: 'It works once you publish.',
    copy: 'Copy HTML',
    copied: 'HTML copied',
    copyFailed: 'The HTML could not be copied. Select it and copy it by hand.',
  },
  badge: {
    title: 'Made with {{product}}',
    show: 'Say “Made with {{product}}” on the last slide',
    hint: 'Small, below your own words. “Report” stays, so that visitors can tell us of abuse.',
    locked: 'On the Free plan it is always there.',
  },
  takedown: {
    words: 'We have taken this app down, so visitors do not see it. Reason: {{reason}}',
    hint: 'You can keep editing. Your changes show once the app is back.',
    object: 'Appeal',
  },
} as const
