import { lazyDialog } from '../../ui/lazy/lazy-dialog.tsx'

/** Dialog that saves a slide as a template, under a name. */
export const SaveTemplate = lazyDialog(async () => (await import('./save/save-dialog.tsx')).SaveDialog)
