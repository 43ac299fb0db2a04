import { appTheme } from '@taplet/slides/schema'
import { type Look, lookById } from '@taplet/slides/themes'
import { language, text } from '../../../lib/text.ts'

/** The name of the look that a theme was made of: one of the account's brands, one of the table, or none. */
export function lookName(value: unknown, brands: readonly Look[] = []): string {
  const theme = appTheme.safeParse(value).data
  if (!theme) return text('experienceEditor:conflict.noLook')
  const look = brands.find(({ id }) => id === theme.lookId) ?? lookById(theme.lookId)
  return look?.name(language) ?? text('experienceEditor:conflict.ownLook')
}
