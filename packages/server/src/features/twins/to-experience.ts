import { PRODUCT, type PublicExperience, type PublicSlide, type ShownDocument } from '@taplet/contract'
import { shownDocument } from '@taplet/contract/schemas'
import { appTheme, type MediaLookup, slide, slideTitle } from '@taplet/slides/schema'
import type { TwinRow } from './store.ts'

export interface ContentSource {
  slides: {
    publishedByItemIds(accountId: string, itemIds: readonly string[]): Promise<PublicSlide[]>
    mediaOf(slides: readonly PublicSlide[]): string[]
  }
  media: { lookup(urls: readonly string[]): Promise<MediaLookup> }
  /** Returns what slides show but do not store, with its pictures. */
  factsOf(slides: readonly PublicSlide[], accountId: string): Promise<Facts>
}

interface Facts {
  live: NonNullable<PublicExperience['live']>
  media: MediaLookup
}

interface Draft {
  experience: PublicExperience
  selectedId: string | undefined
}

/** Returns what a twin shows, in the shape of a published app. Slides of an app are the account's own, as saved. */
export async function toExperience(row: TwinRow, { slides, media, factsOf }: ContentSource): Promise<Draft> {
  const shown = shownDocument.safeParse(row.shown).data
  const list = shown ? await slidesOf(shown, row, slides) : []
  const theme = appTheme.safeParse(row.theme).data
  const [files, facts] = await Promise.all([media.lookup(slides.mediaOf(list)), factsOf(list, row.account_id)])
  return {
    experience: {
      fullPagePath: '',
      pageName: shown && 'itemIds' in shown ? shown.pageName : (list[0]?.title ?? ''),
      description: '',
      source: PRODUCT.constant,
      slides: list,
      ...(theme && { theme }),
      media: { ...files, ...facts.media },
      live: facts.live,
    },
    selectedId: shown && 'itemIds' in shown ? shown.selectedItemId : undefined,
  }
}

async function slidesOf(
  shown: ShownDocument,
  { account_id, kind, target_id }: TwinRow,
  slides: ContentSource['slides'],
): Promise<PublicSlide[]> {
  if ('itemIds' in shown) return slides.publishedByItemIds(account_id, shown.itemIds)
  const read = slide.safeParse(shown.slide).data
  if (!read) return []
  const { viewName: _, ...content } = read
  return [{ ...content, experienceItemId: target_id, itemType: kind, title: slideTitle(content.widgets) }]
}
