/** Entry point: one look for a whole app, as data, and what wears it. */
export { changeTheme, deviates } from './themes/change-theme.ts'
export { readableTheme } from './themes/readable-theme.ts'
export type { Look, LookId } from './themes/looks/define-look.ts'
export { lookById, looks } from './themes/looks.ts'
export { themeContrast } from './themes/theme-contrast.ts'
export { wear } from './themes/wear.ts'
export { wearNew } from './themes/wear-new.ts'
