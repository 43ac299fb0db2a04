import { whenOpened } from '../../ui/overlays/when-opened.tsx'

/** Keeps a slide as a template, under a name. */
export const SaveTemplate = whenOpened(async () => (await import('./save/save-dialog.tsx')).SaveDialog)
