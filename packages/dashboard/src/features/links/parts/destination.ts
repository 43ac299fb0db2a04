import type { ExperienceItem, LinkDestination, Page } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'
import { withoutScheme } from '../../../entities/link/link-paths.ts'

/** Where a link leads, as it can be shown. */
export type ShownDestination =
  | { kind: 'APP'; page: Page; slideId: string | null; slide: ExperienceItem | undefined }
  | { kind: 'ADDRESS'; url: string }
  | { kind: 'GONE' }

interface Known {
  pageById: ReadonlyMap<string, Page>
  itemById: ReadonlyMap<string, ExperienceItem> | undefined
}

/** Looks up what a destination names. GONE: the app was deleted. */
export function shownDestination(
  { experienceId, slideId, destinationUrl }: LinkDestination,
  { pageById, itemById }: Known,
): ShownDestination {
  if (destinationUrl) return { kind: 'ADDRESS', url: destinationUrl }
  const page = pageById.get(experienceId ?? '')
  if (!page) return { kind: 'GONE' }
  return { kind: 'APP', page, slideId, slide: slideId === null ? undefined : itemById?.get(slideId) }
}

/** The destination in a line: "Lark Coffee, at Menu", "lark.coffee/shop". */
export function destinationWords(shown: ShownDestination, t: Text): string {
  switch (shown.kind) {
    case 'ADDRESS':
      return withoutScheme(shown.url)
    case 'APP':
      return shown.slide
        ? t('links:destination.atSlide', { app: shown.page.pageName, slide: shown.slide.itemName })
        : shown.page.pageName
    case 'GONE':
      return t('links:destination.gone')
  }
}
