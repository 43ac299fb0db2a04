/** Who may find and embed an app, and what to do after a takedown. */
export const sharing = {
  found: {
    title: 'Being found',
    findable: 'Let search engines and Explore find this app',
    on: 'People who look for it can find it. New pages take search engines some days.',
    off: 'Only people with its link or code come here. Search engines are asked to leave it out.',
  },
  embed: {
    title: 'On your own website',
    allow: 'Let other websites show this app in a frame',
    allowHint: 'Off, browsers refuse: nobody can pass your app off as a part of theirs.',
    code: 'HTML for your website',
    codeHint: 'Paste it where the app should stand. Links open in a new window there.',
    waiting: 'It works as soon as you have published.',
    copy: 'Copy HTML',
    copied: 'HTML copied',
    copyFailed: 'Your browser keeps its clipboard to itself. Select the lines and copy them by hand.',
  },
  badge: {
    title: 'Made with {{product}}',
    show: 'Say “Made with {{product}}” on the last slide',
    hint: 'Small, below your own words. “Report” stays, so that visitors can tell us of abuse.',
    locked: 'On the Free plan it is always there.',
  },
  takedown: {
    words: 'Visitors do not see this app: we have taken it down. Reason: {{reason}}',
    hint: 'You can go on editing. What you save is shown when the app is given back.',
    object: 'Appeal',
  },
} as const
