import { appTheme, entityId, slide } from '@taplet/slides/schema'
import { z } from 'zod'
import { answers, answersFile, baseRevision, defineCalls } from '../kit/call.ts'
import { view } from '../slides/slides.ts'
import { page } from './experiences.ts'
import { MAX_SLIDES } from './limits.ts'
import { changeResult, manyIds } from '../kit/many.ts'
import { visibleName } from '../kit/visible-name.ts'
import { experienceToolAddresses } from './addresses.ts'

/** What deleting an instant app breaks for those who know it by a code or a link. */
export const experienceConsequences = z
  .object({
    links: z.number().int().meta({ description: 'Links and codes that would lead to a page saying it is gone' }),
    formerPaths: z.number().int().meta({ description: 'Earlier addresses that lead to it today' }),
    recentVisits: z.number().int().meta({ description: 'Visits in the last 30 days; counted up to 100,000' }),
    recentScans: z.number().int().meta({ description: 'Those of them that came by a link or code' }),
    lastVisitAt: z.iso.datetime().nullable(),
    ownSlides: z
      .number()
      .int()
      .meta({ description: 'Slides that no other instant app shows; they stay in the library' }),
  })
  .meta({ id: 'ExperienceConsequences' })
export type ExperienceConsequences = z.output<typeof experienceConsequences>

export const experienceToolCalls = defineCalls(experienceToolAddresses, {
  duplicate: {
    summary: 'Copy an instant app to a free address, as a draft; with its slides, or showing the same ones',
    body: z.object({ experienceId: entityId, pageName: visibleName(80).optional(), withSlides: z.boolean() }),
    answer: answers({ updatedPage: page }),
  },
  consequences: {
    summary: 'What deleting an instant app would mean',
    params: z.object({ experienceId: entityId }),
    answer: answers({ consequences: experienceConsequences }),
  },
  story: {
    summary: 'A live instant app as the picture of a story: 1080 × 1920, with its code and address',
    params: z.object({ experienceId: entityId }),
    ...answersFile('image/png'),
  },
  saveTheme: {
    summary: 'Change the theme of an instant app together with the slides that wear it: all of them, or nothing',
    body: z.object({
      experienceId: entityId,
      theme: appTheme.nullable(),
      views: z
        .array(slide.extend({ revision: baseRevision }))
        .max(MAX_SLIDES)
        .meta({ description: 'Slides of this app as they look in the theme; others stay as they are' }),
      revision: baseRevision,
    }),
    answer: answers({ updatedPage: page, updatedViews: z.array(view) }),
  },
  deleteMany: {
    summary: 'Delete several instant apps at once; the answer says what became of each',
    body: z.object({ experienceIds: manyIds }),
    answer: answers({ results: z.array(changeResult) }),
  },
  setActiveMany: {
    summary: 'Switch several instant apps on or off; the answer says what became of each',
    body: z.object({ experienceIds: manyIds, active: z.boolean() }),
    answer: answers({
      results: z.array(changeResult),
      updatedPages: z.array(page).meta({ description: 'Those that changed' }),
    }),
  },
})
