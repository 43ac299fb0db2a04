import { entityId, slide } from '@taplet/slides/schema'
import { z } from 'zod'
import { draft, draftKey } from '../editing/drafts.ts'
import { answers, baseRevision, defineCalls } from '../kit/call.ts'
import { experienceItem, itemInput, view } from '../slides/slides.ts'
import { publishingAddresses } from './addresses.ts'
import { page, pageInput } from './experiences.ts'
import { slideRules } from './hours/slide-rules.ts'
import { MAX_DAYS_AHEAD, MAX_SLIDES } from './limits.ts'

/** Drafts of an app, a slide each from several devices. */
const MAX_DRAFTS = 500

/** All that goes live at once: what is left out stays as it was saved. */
const published = {
  experienceId: entityId,
  page: pageInput.omit({ experienceId: true }).optional(),
  views: z
    .array(slide.extend({ revision: baseRevision }))
    .max(MAX_SLIDES)
    .default([])
    .meta({ description: 'Contents of slides that the app shows then' }),
  items: z.array(itemInput).max(MAX_SLIDES).default([]).meta({ description: 'Names and targets of such slides' }),
  drafts: z
    .array(draftKey)
    .max(MAX_DRAFTS)
    .default([])
    .meta({ description: 'The drafts that this is made of: they are discarded, newer ones stay' }),
}
const publication = z.object(published)
/** What is stored until its time: rules of before are still read. */
export const storedPublication = publication.extend({
  page: published.page.unwrap().extend({ slideRules: slideRules.optional() }).optional(),
})

export const publishingCalls = defineCalls(publishingAddresses, {
  changes: {
    summary: 'What is not live yet of an instant app: of each of its documents the newest draft that differs',
    query: z.object({ experienceId: entityId }),
    answer: answers({
      changes: z.array(draft).meta({ description: 'The app itself first, then slides, also those only a draft shows' }),
      drafts: z
        .array(draftKey)
        .default([])
        .meta({ description: 'All drafts of these documents, of each device: what discarding one of them takes' }),
    }),
  },
  publish: {
    summary:
      'Save an instant app with its slides and let visitors see it: all or nothing. CONFLICT names the document that somebody else saved',
    body: publication,
    answer: answers({ updatedPage: page, views: z.array(view), items: z.array(experienceItem) }),
  },
  schedulePublishing: {
    summary: `Publish what was reviewed by itself, at least a minute and at most ${MAX_DAYS_AHEAD} days from now; replaces what was scheduled. When something was saved meanwhile, nothing is published and a mail says so`,
    body: publication.extend({ publishAt: z.iso.datetime({ offset: true }) }),
    answer: answers({ updatedPage: page }),
  },
  cancelScheduled: {
    summary: 'Publish nothing by itself; drafts stay',
    body: z.object({ experienceId: entityId }),
    answer: answers({ updatedPage: page }),
  },
})
