import type { tips } from '../../text/en/slides/tips.ts'

export type TopicId = keyof typeof tips

interface Topic {
  id: TopicId
  children?: readonly Topic[]
}

/** The tree of help topics (spec §2). */
export const topics: readonly Topic[] = [
  { id: 'home' },
  {
    id: 'instantApps',
    children: [
      { id: 'details' },
      { id: 'links' },
      { id: 'previewCard' },
      { id: 'app' },
      { id: 'push' },
      { id: 'analytics' },
    ],
  },
  { id: 'slides', children: [{ id: 'customSlide' }, { id: 'productSlide' }, { id: 'websiteSlide' }] },
]

const byPlace: readonly [prefix: string, topic: TopicId][] = [
  ['/app/experienceItems/', 'customSlide'],
  ['/app/experienceItems', 'slides'],
  ['/app/experiences/create', 'details'],
  ['/app/experiences/', 'app'],
  ['/app/experiences', 'instantApps'],
  ['/app/onboarding', 'instantApps'],
  ['/app/triggers', 'links'],
  ['/app/tags', 'links'],
  ['/app/qrDesigns', 'links'],
  ['/app/appClips', 'previewCard'],
]

/** The topic for the current screen. */
export const topicOf = (pathname: string): TopicId =>
  byPlace.find(([prefix]) => pathname.startsWith(prefix))?.[1] ?? 'home'
