import type { PublicExperience } from '@taplet/contract'
import { schemaOf } from '@taplet/slides/schema'
import type { FastifyRequest } from 'fastify'
import type { AppError } from '../../../platform/http/errors/app-error.ts'
import type { FormPages, Html } from '../pages/pages.ts'

interface ProblemDependencies {
  pages: FormPages
  /** The published instant app at a path. */
  findExperience: (path: string) => Promise<PublicExperience | undefined>
}

/** What a person reads at a field that a schema refused. */
const SENTENCES: Readonly<Record<string, string>> = {
  consent: 'Tick the box if you agree; without it we may not write to you.',
  email: 'Type your e-mail address, please.',
  name: 'This name is longer than 80 characters.',
  stars: 'Choose one to five stars, please.',
  text: 'This is longer than 2,000 characters. Shorten it a little, please.',
}
/** Refusals that have nothing to do with what was typed. */
const LATER = new Set(['FORM_FULL', 'UNAVAILABLE', 'INTERNAL', 'REQUEST_TIMEOUT', 'STORAGE_FULL'])
/** Of these a person can make more than of the words for programs. */
const REASONS: Partial<Record<string, string>> = {
  BODY_TOO_LARGE: 'What you sent is larger than this form takes. Make it shorter, please.',
  REQUEST_TIMEOUT: 'It took too long to arrive. The connection may be weak.',
  UNSUPPORTED_MEDIA_TYPE: 'It came in a way that this form cannot read. Another browser may help.',
}
/** A consent to words that have changed is to be given anew. */
const AGAIN_IF_WRONG: Readonly<Record<string, string>> = { consent: 'consent' }
const HIDDEN = new Set([
  'fullPagePath',
  'experienceItemId',
  'widgetId',
  'tagId',
  'submissionId',
  'website',
  'consentVersion',
  'ticket',
  'proof',
])

/** The page for whoever sent a form without script that could not be taken: what they typed is still in it. */
export function createProblemPage({ pages, findExperience }: ProblemDependencies) {
  return async (error: AppError, { typed }: FastifyRequest): Promise<Html> => {
    // Refused before it was read: whose form it was is not known, and the browser's way back has the text.
    if (!typed) return pages.refused(error.status, reasonOf(error))
    const { fullPagePath = '', experienceItemId = '', widgetId = '' } = typed
    // Our forms name their place first: what has none broke off, or is no form of ours.
    if (widgetId === '' && error.status < 500) return pages.broken(error.status)
    const experience = await findExperience(fullPagePath)
    const widget = widgetAt(experience, experienceItemId, widgetId)
    if (!experience || !widget || !schemaOf(widget).form) return pages.gone(experience?.pageName)
    if (LATER.has(error.code))
      return pages.refused(error.status, reasonOf(error), `/${experience.fullPagePath}`, experience.pageName)
    const values = Object.fromEntries(
      Object.entries(typed).filter(([name]) => !HIDDEN.has(name) && name !== AGAIN_IF_WRONG[error.field ?? '']),
    )
    return pages.again(error.status, { experience, experienceItemId, widgetId, values, problems: problemsOf(error) })
  }
}

const reasonOf = ({ code, message }: AppError): string => REASONS[code] ?? message

const widgetAt = (experience: PublicExperience | undefined, experienceItemId: string, widgetId: string) =>
  experience?.slides
    .find((one) => one.experienceItemId === experienceItemId)
    ?.widgets.find((one) => one.widgetId === widgetId)

/** A sentence at the field that it is about, or for the form as a whole. */
function problemsOf({ field = '', message }: AppError): Record<string, string> {
  if (field === '' || HIDDEN.has(field)) return { form: message }
  // A schema's own words begin with the name of the field.
  const isForPeople = !message.startsWith(`"${field}"`)
  return { [field]: isForPeople ? message : (SENTENCES[field] ?? message) }
}
