import { configure } from '@testing-library/react'

// Screens, dialogs and menus are loaded on first use, which takes longer than a second on a busy machine.
configure({ asyncUtilTimeout: 10_000 })
