/** The two themes. LIGHT is the default (spec §9); a subtree may have its own through `data-theme`. */
export const themeNames = ['LIGHT', 'MIDNIGHT'] as const
export type ThemeName = (typeof themeNames)[number]

/** The `data-theme` value that tokens.css uses. */
export const themeAttribute = (theme: ThemeName): string => theme.toLowerCase()
