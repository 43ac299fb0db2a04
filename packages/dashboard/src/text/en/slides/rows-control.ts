/** The control for a table of rows. */
export const rowsControl = {
  add: 'Add a row',
  down: 'Move {{name}} down',
  full: 'It holds {{most}} rows at most.',
  of: '{{column}}, row {{row}}',
  remove: 'Delete {{name}}',
  up: 'Move {{name}} up',
  unnamed: 'row {{row}}',
} as const
