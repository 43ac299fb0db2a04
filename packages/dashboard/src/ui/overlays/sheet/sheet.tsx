import { whenOpened } from '../when-opened.tsx'

/** A panel from the foot of a phone. It closes by Done, Escape, a press outside or a pull on the grabber. */
export const Sheet = whenOpened(async () => (await import('./sheet-panel.tsx')).SheetPanel)
