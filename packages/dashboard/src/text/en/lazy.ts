/** Shown when the code of a component or screen failed to load. */
export const lazy = {
  gone: 'This part still does not load. There may be a newer version: reload the page to get it.',
  reload: 'Reload page',
  screen: 'This screen did not load',
  screenSentence: 'The connection may have dropped on the way. We keep trying, and it opens as soon as it is here.',
} as const
