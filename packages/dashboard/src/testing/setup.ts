import { configure } from '@testing-library/react'

// Screens, dialogs and menus are loaded when they are first used; on a busy machine that takes longer than a second.
configure({ asyncUtilTimeout: 10_000 })
