/** Shortcuts that work wherever a table of shortcuts is bound. */
export const shortcuts = {
  title: 'Keyboard shortcuts',
  open: 'Show all shortcuts',
  help: 'Help',
  or: 'or',
} as const
