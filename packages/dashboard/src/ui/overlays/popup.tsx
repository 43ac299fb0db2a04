import { lazyDialog } from '../lazy/lazy-dialog.tsx'

/** A small panel anchored to a control. Escape and a press outside close it. */
export const Popup = lazyDialog(async () => (await import('./popup-panel.tsx')).PopupPanel)
