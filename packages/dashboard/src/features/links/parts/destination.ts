import type { ExperienceItem, LinkDestination, Page } from '@taplet/contract'
import type { Text } from '../../../text/text-key.ts'
import { withoutScheme } from '../../../entities/link/link-paths.ts'

/** A link's destination, resolved for display. */
export type ShownDestination =
  | { kind: 'APP'; page: Page; slideId: string | null; slide: ExperienceItem | undefined }
  | { kind: 'ADDRESS'; url: string }
  | { kind: 'GONE' }

interface Known {
  pageById: ReadonlyMap<string, Page>
  itemById: ReadonlyMap<string, ExperienceItem> | undefined
}

/** Looks up the app and slide of a destination. GONE: the app was deleted. */
export function shownDestination(
  { experienceId, slideId, destinationUrl }: LinkDestination,
  { pageById, itemById }: Known,
): ShownDestination {
  if (destinationUrl) return { kind: 'ADDRESS', url: destinationUrl }
  const page = pageById.get(experienceId ?? '')
  if (!page) return { kind: 'GONE' }
  return { kind: 'APP', page, slideId, slide: slideId === null ? undefined : itemById?.get(slideId) }
}

/** The destination as one line: "Lark Coffee, at Menu", "lark.coffee/shop". */
export function destinationLabel(shown: ShownDestination, t: Text): string {
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
