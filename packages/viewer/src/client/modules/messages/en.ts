/** The share sheet for browsers without their own. */
export const en = {
  clipboardRefused: 'Your browser keeps its clipboard to itself. The link is selected: copy it by hand.',
  close: 'Close',
  codeAlt: 'Code that opens this app on a phone',
  copied: 'Link copied',
  copy: 'Copy link',
  linkLabel: 'Link to this app',
  scan: 'Point a phone’s camera at the code to open it there.',
  title: 'Share this app',
} as const
