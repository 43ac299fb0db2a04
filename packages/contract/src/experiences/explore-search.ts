/** Entry point: the explore search. Separate from `contract`, so that the dashboard's first screen does not load it. */
import { z } from 'zod'
import { answers, defineCalls } from '../kit/call.ts'
import { featuredExperience } from './explore.ts'
import { exploreSearchAddresses } from './addresses.ts'

const MOST_RESULTS = 60

/** Calls beyond the specification's, which is bound beside them. */
export const exploreSearchCalls = defineCalls(exploreSearchAddresses, {
  search: {
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
