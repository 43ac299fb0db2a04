import { z } from 'zod'
import { answers, defineCalls } from './call.ts'
import { publicExperience, publicSlide } from './experiences.ts'

const MOST_RESULTS = 60

/** An instant app on the explore list: enough for a card with its first slide. */
const featuredExperience = publicExperience
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

export const exploreCalls = defineCalls({
  fetch: {
    method: 'POST',
    path: '/explore/fetchExperiences',
    access: 'anyone',
    summary: 'Featured instant apps, the groups they stand in, and the categories that can be looked through',
    body: z.object({}),
    answer: answers({
      experiences: z.array(featuredExperience),
      groups: z.array(exploreGroup).default([]),
      categories: z.array(z.object({ name: z.string(), count: z.number().int() })).default([]),
    }),
  },
  search: {
    method: 'POST',
    path: '/explore/search',
    access: 'anyone',
    summary: 'Instant apps whose name, category or description holds all the words, of a category or of all',
    body: z.object({
      query: z.string().max(200).default(''),
      category: z.string().max(80).default(''),
      cursor: z
        .string()
        .max(400)
        .nullable()
        .default(null)
        .meta({ description: 'The `cursor` of the answer before; null for the first of the results' }),
      limit: z.number().int().min(1).max(MOST_RESULTS).default(24),
    }),
    answer: answers({
      experiences: z.array(featuredExperience),
      cursor: z.string().nullable().meta({ description: 'Asks for what follows; null when that was all' }),
    }),
  },
})
