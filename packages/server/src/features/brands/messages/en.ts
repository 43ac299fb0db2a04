/** Why a brand is refused. */
export const en = {
  logoNotOwn: 'Choose a logo from your own pictures.',
} as const
