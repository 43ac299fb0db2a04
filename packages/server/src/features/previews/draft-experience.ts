import { type Draft, type Page, PRODUCT, type PublicExperience, type PublicSlide } from '@taplet/contract'
import { slideRules } from '@taplet/contract/schemas'
import { appTheme, entityId, type MediaLookup, slide, slideTitle } from '@taplet/slides/schema'

export interface DraftSources {
  slides: {
    publishedByItemIds(accountId: string, itemIds: readonly string[]): Promise<PublicSlide[]>
    mediaOf(slides: readonly PublicSlide[]): string[]
  }
  media: { lookup(urls: readonly string[]): Promise<MediaLookup> }
  /** Returns slides without what leads to a blocked website. */
  withoutBlocked(slides: readonly PublicSlide[]): Promise<PublicSlide[]>
  /** Returns what slides show but do not store, with its pictures. */
  factsOf(
    slides: readonly PublicSlide[],
    accountId: string,
  ): Promise<{ live: NonNullable<PublicExperience['live']>; media: MediaLookup }>
}

/** Returns an app as it would be if all its drafts were published now, at any hour. */
export async function draftExperience(
  accountId: string,
  { page, changes }: { page: Page; changes: readonly Draft[] },
  { slides, media, withoutBlocked, factsOf }: DraftSources,
): Promise<PublicExperience> {
  const { document = {} } = changes.find(({ kind }) => kind === 'EXPERIENCE') ?? {}
  const itemIds = entityId.array().safeParse(document['experienceItems']).data ?? page.experienceItems
  const rules = slideRules.safeParse(document['slideRules']).data ?? page.slideRules
  const { pageName } = document
  const { data: theme = page.theme } = appTheme.nullable().safeParse(document['theme'])
  const shown = itemIds.filter((id) => !rules[id]?.isLeftOut)
  const saved = await slides.publishedByItemIds(accountId, shown)
  const list = await withoutBlocked(saved.map((one) => withDraft(one, changes)))
  const [files, facts] = await Promise.all([media.lookup(slides.mediaOf(list)), factsOf(list, accountId)])
  return {
    fullPagePath: '',
    pageName: typeof pageName === 'string' && pageName !== '' ? pageName : page.pageName,
    description: '',
    source: PRODUCT.constant,
    slides: list,
    ...(theme && { theme }),
    media: { ...files, ...facts.media },
    live: facts.live,
  }
}

/** A draft with something half-typed cannot be shown yet: its slide is as it is saved. */
function withDraft(saved: PublicSlide, changes: readonly Draft[]): PublicSlide {
  const change = changes.find(({ kind, targetId }) => kind === 'SLIDE' && targetId === saved.experienceItemId)
  const read = slide.safeParse(change?.document).data
  if (!read) return saved
  const { viewName: _, ...content } = read
  return { ...saved, ...content, title: slideTitle(content.widgets) }
}
