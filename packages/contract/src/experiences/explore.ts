import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { publicExperience, publicSlide } from './experiences.ts'
import { exploreAddresses } from './addresses.ts'

/** An instant app on the explore list: enough for a card with its first slide. */
export const featuredExperience = publicExperience
  .pick({ fullPagePath: true, pageName: true, description: true, media: true })
  .extend({
    experienceId: z.string(),
    category: z.string(),
    slideCount: z.number().int(),
    cover: publicSlide.nullable(),
    coverImageUrl: z
      .string()
      .default('')
      .meta({ description: 'A picture to show in place of the first slide; empty when there is none' }),
  })
  .meta({ id: 'FeaturedExperience' })
export type FeaturedExperience = z.output<typeof featuredExperience>

const exploreGroup = z
  .object({
    groupId: z.string(),
    name: z.string(),
    experienceIds: z.array(z.string()).meta({ description: 'Of `experiences` in the same answer, in this order' }),
  })
  .meta({ id: 'ExploreGroup' })
export type ExploreGroup = z.output<typeof exploreGroup>

export const exploreCalls = defineCalls(exploreAddresses, {
  fetch: {
    summary: 'Featured instant apps, the groups they stand in, and the categories that can be looked through',
    body: z.object({}),
    answer: answers({
      experiences: z.array(featuredExperience),
      groups: z.array(exploreGroup).default([]),
      categories: z.array(z.object({ name: z.string(), count: z.number().int() })).default([]),
    }),
  },
})
