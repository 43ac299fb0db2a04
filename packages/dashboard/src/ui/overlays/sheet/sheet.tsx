import { lazyDialog } from '../../lazy/lazy-dialog.tsx'

/** A bottom sheet. It closes by Done, Escape, a press outside or dragging its handle down. */
export const Sheet = lazyDialog(async () => (await import('./sheet-panel.tsx')).SheetPanel)
