import type { PublicExperience, PublicSlide } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { type PagePart, pageLabels } from '../../platform/db/pages-changed.ts'

type LiveLookup = NonNullable<PublicExperience['live']>

/** What a feature knows about slides but they do not store, when a page is made. */
export interface LiveFacts {
  live: LiveLookup
  /** Media in these facts. */
  media?: MediaLookup
  /** What else invalidates the page when it changes; slides themselves are implied. */
  madeOf?: readonly Partial<PagePart>[]
  /** How long it may be shown without a notification of a change. */
  lifetimeMs?: number
}

/** Called once for each page that is made, never for each visit. */
export type LiveSource = (
  slides: readonly PublicSlide[],
  about: { accountId: string; experienceId: string },
) => Promise<LiveFacts>

interface GatheredFacts {
  live: LiveLookup
  media: MediaLookup
  labels: string[]
  lifetimeMs: number
}

/** How long a page is shown without facts that could not be found out. */
const WITHOUT_FACTS_MS = 5000

/** Queries all sources in parallel. A page is shown without what fails, and that is retried soon. */
export async function gatherFacts(
  sources: readonly LiveSource[],
  onError: (error: unknown) => void,
  ...question: Parameters<LiveSource>
): Promise<GatheredFacts> {
  const answers = await Promise.all(
    sources.map((source) =>
      source(...question).catch((error): LiveFacts => {
        onError(error)
        return { live: {}, lifetimeMs: WITHOUT_FACTS_MS }
      }),
    ),
  )
  return {
    live: Object.assign({}, ...answers.map(({ live }) => live)),
    media: Object.assign({}, ...answers.map(({ media = {} }) => media)),
    labels: answers.flatMap(({ madeOf = [] }) => madeOf).flatMap(pageLabels),
    lifetimeMs: Math.min(...answers.map(({ lifetimeMs = Number.POSITIVE_INFINITY }) => lifetimeMs)),
  }
}
