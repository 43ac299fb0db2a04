import { ApiError, type Page, type View } from '@taplet/contract'
import type { ExperienceItem } from '@taplet/contract'
import type { Api } from '../../lib/api/api.ts'
import { currentOf } from '../../lib/api/current-of.ts'
import { text } from '../../lib/text.ts'
import type { Plan, PlannedSlide } from './plan.ts'

type Published = Pick<Awaited<ReturnType<Api['experiences']['publish']>>, 'updatedPage' | 'views' | 'items'>

export type PublishOutcome =
  | ({ status: 'PUBLISHED' } & Published)
  /** Somebody saved one of the documents meanwhile; nothing was stored. */
  | { status: 'CONFLICT'; targetId: string; current: Page | View | ExperienceItem }
  | { status: 'FAILED'; message: string; field: string | undefined }

/** The slides whose edits go along. */
export const sentSlides = ({ slides }: Plan) =>
  slides.flatMap(({ change, obstacle }: PlannedSlide) => (change && obstacle === undefined ? change : []))

/** The calls' common part: the app where it differs, and the slides that have edits, each with what it is based on. */
export function publishBody(page: Page, plan: Plan) {
  const { document, differences } = plan
  const slides = sentSlides(plan)
  return {
    experienceId: page.experienceId,
    ...(differences.length > 0 && {
      page: {
        ...document,
        active: true,
        experienceItems: [...document.experienceItems],
        fullPagePath: document.rootPageId,
        shopifyConfig: page.shopifyConfig,
        revision: page.revision,
      },
    }),
    views: slides.map(({ document: slide, saved }) => ({ ...slide, revision: saved.view.revision })),
    items: slides
      .filter(({ document: { viewName }, saved: { item } }) => viewName !== item.itemName)
      .map(({ document: { viewName }, saved: { item } }) => ({
        experienceItemId: item.experienceItemId,
        itemName: viewName,
        revision: item.revision,
      })),
  }
}

/** The drafts of the slides that go along: nobody is asked about them any more. */
export const publishedDrafts = (plan: Plan) =>
  sentSlides(plan).flatMap(({ targetId, remote }) =>
    remote.map(({ deviceId, sequence }) => ({ kind: 'SLIDE' as const, targetId, deviceId, sequence })),
  )

/** Says what became of a call that publishes or schedules. Never throws. */
export async function outcomeOf(call: () => Promise<Published>): Promise<PublishOutcome> {
  try {
    const { updatedPage, views, items } = await call()
    return { status: 'PUBLISHED', updatedPage, views, items }
  } catch (error) {
    const current = currentOf<Page | View | ExperienceItem>(error)
    const targetId = error instanceof ApiError ? error.body.document?.targetId : undefined
    if (current && targetId !== undefined) return { status: 'CONFLICT', targetId, current }
    const message = error instanceof ApiError ? error.message : text('publishing:offline')
    return { status: 'FAILED', message, field: error instanceof ApiError ? error.body.field : undefined }
  }
}
