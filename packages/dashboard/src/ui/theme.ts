/** The two themes. LIGHT is the default (spec §9); a subtree may carry its own through `data-theme`. */
export const themeNames = ['LIGHT', 'MIDNIGHT'] as const
export type ThemeName = (typeof themeNames)[number]

/** The value of `data-theme` that tokens.css knows. */
export const themeAttribute = (theme: ThemeName): string => theme.toLowerCase()
