/** Downloads that take a while. */
export const longJobs = {
  title: 'Downloads',
  kinds: {
    CODE_FILES_one: '{{count}} code as a ZIP',
    CODE_FILES_other: '{{count}} codes as a ZIP',
    CODE_LABELS_one: 'Label sheets of {{count}} code',
    CODE_LABELS_other: 'Label sheets of {{count}} codes',
  },
  waiting: 'Waiting for its turn',
  counted: '{{done}} of {{total}}',
  joining: 'Putting the file together',
  ready: '{{size}}, kept until {{when}}',
  download: 'Download',
  downloadOf: 'Download: {{name}}',
  anyway: 'Download anyway',
  cancel: 'Cancel',
  cancelOf: 'Cancel: {{name}}',
  remove: 'Remove',
  removeOf: 'Remove: {{name}}',
  removeFailed: 'It could not be removed. Try again in a moment.',
  more_one: 'Show {{count}} more download',
  more_other: 'Show {{count}} more downloads',
} as const
