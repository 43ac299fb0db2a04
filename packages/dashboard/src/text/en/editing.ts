/** What both editors say of saving, drafts, conflicts and versions. */
export const editing = {
  merged: 'Merged with edits made elsewhere',
  busy: 'Someone else saves this all the time. Your edits wait here and are sent again.',
}
