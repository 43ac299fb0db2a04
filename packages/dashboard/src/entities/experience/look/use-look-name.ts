import { appTheme } from '@taplet/slides/schema'
import { useQuery } from '@tanstack/react-query'
import { language, useText } from '../../../lib/text.ts'
import { themesQuery } from '../themes-query.ts'

/** The name of the look that a theme was made of: one of the table, the account's brand, or none. */
export function useLookName(isWanted = true): (theme: unknown) => string {
  const t = useText()
  // The table of looks is fetched where one is named: editors do without it.
  const { data: themes } = useQuery({ ...themesQuery, enabled: isWanted })
  return (value) => {
    const theme = appTheme.safeParse(value).data
    if (!theme) return t('experienceEditor:conflict.noLook')
    if (!themes) return ''
    return themes.lookById(theme.lookId)?.name(language) ?? t('experienceEditor:conflict.ownLook')
  }
}
