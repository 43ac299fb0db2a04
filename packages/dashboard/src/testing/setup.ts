import { configure } from '@testing-library/react'

// Screens, dialogs and menus are loaded on first use, which takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 })

// jsdom has no pointer capture: a press on a toast that stands over a button would throw. Tests without a page have no elements.
if ('Element' in globalThis) Element.prototype.setPointerCapture = () => undefined
