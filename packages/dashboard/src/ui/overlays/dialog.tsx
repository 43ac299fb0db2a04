import { whenOpened } from './when-opened.tsx'

/** A modal. Escape and a press outside close it; focus returns to where it came from. */
export const Dialog = whenOpened(async () => (await import('./dialog-panel.tsx')).DialogPanel)
