import { lazyDialog } from '../lazy/lazy-dialog.tsx'

/** A modal. Escape and a press outside close it; focus returns to the element that had it. */
export const Dialog = lazyDialog(async () => (await import('./dialog-panel.tsx')).DialogPanel)
