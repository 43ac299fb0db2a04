import { whenOpened } from './when-opened.tsx'

/** A small panel at a control. Escape and a press outside close it. */
export const Popup = whenOpened(async () => (await import('./popup-panel.tsx')).PopupPanel)
