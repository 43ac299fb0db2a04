import { type PublicExperience, REVIEW_TEXT_MAX, VISITOR_NAME_MAX } from '@taplet/contract'
import type { Language, Message } from '@taplet/messages'
import { schemaOf } from '@taplet/slides/schema'
import type { FastifyRequest } from 'fastify'
import type { AppError } from '../../../platform/http/errors/app-error.ts'
import { requestLanguageOf } from '../../../platform/http/request-language.ts'
import { messages } from '../messages/messages.ts'
import type { FormPagesIn, Html } from '../pages/pages.ts'

interface ProblemDependencies {
  pagesIn: FormPagesIn
  /** Finds the published instant app at a path. */
  findExperience: (path: string) => Promise<PublicExperience | undefined>
}

/** Messages shown at a field that a schema refused. */
const SENTENCES: Readonly<Record<string, Message>> = {
  consent: messages.later('problem.consent'),
  email: messages.later('problem.email'),
  name: messages.later('problem.name', { max: VISITOR_NAME_MAX }),
  stars: messages.later('problem.stars'),
  text: messages.later('problem.text', { max: REVIEW_TEXT_MAX }),
}
/** Refusals unrelated to what was typed. */
const LATER = new Set(['FORM_FULL', 'UNAVAILABLE', 'INTERNAL', 'REQUEST_TIMEOUT', 'STORAGE_FULL'])
/** Messages for people, instead of those for programs. */
const REASONS: Partial<Record<string, Message>> = {
  BODY_TOO_LARGE: messages.later('problem.bodyTooLarge'),
  REQUEST_TIMEOUT: messages.later('problem.requestTimeout'),
  UNSUPPORTED_MEDIA_TYPE: messages.later('problem.unsupported'),
}
/** A consent to a text that has changed must be given again. */
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

const positionOf = ({ fullPagePath = '', experienceItemId = '', widgetId = '' }: Readonly<Record<string, string>>) => ({
  fullPagePath,
  experienceItemId,
  widgetId,
})

/** The page for a refused native form submission: what was typed is still in it. */
export function createProblemPage({ pagesIn, findExperience }: ProblemDependencies) {
  return async (error: AppError, request: FastifyRequest): Promise<Html> => {
    const { typed } = request
    const language = requestLanguageOf(request)
    const pages = pagesIn(language)
    const reason = reasonOf(error)(language)
    // Refused before it was read, or the database does not answer: the form is unknown, and the browser's back button
    // has the text.
    if (!typed || (typed['widgetId'] && error.code === 'UNAVAILABLE')) return pages.refused(error.status, reason)
    const { fullPagePath, experienceItemId, widgetId } = positionOf(typed)
    // Our forms send their position first: without it the submission broke off, or is not from a form of ours.
    if (widgetId === '' && error.status < 500) return pages.broken(error.status)
    const experience = await findExperience(fullPagePath)
    const widget = widgetAt(experience, experienceItemId, widgetId)
    if (!experience || !widget || !schemaOf(widget).form) return pages.gone(experience?.pageName)
    if (LATER.has(error.code))
      return pages.refused(error.status, reason, `/${experience.fullPagePath}`, experience.pageName)
    const values = Object.fromEntries(
      Object.entries(typed).filter(([name]) => !HIDDEN.has(name) && name !== AGAIN_IF_WRONG[error.field ?? '']),
    )
    return pages.again(error.status, {
      experience,
      experienceItemId,
      widgetId,
      values,
      problems: problemsOf(error, language),
    })
  }
}

const reasonOf = ({ code, userMessage }: AppError): Message => REASONS[code] ?? userMessage

const widgetAt = (experience: PublicExperience | undefined, experienceItemId: string, widgetId: string) =>
  experience?.slides
    .find((one) => one.experienceItemId === experienceItemId)
    ?.widgets.find((one) => one.widgetId === widgetId)

/** Returns the message for the field it is about, or for the form as a whole. */
function problemsOf({ field = '', message, userMessage }: AppError, language: Language): Record<string, string> {
  if (field === '' || HIDDEN.has(field)) return { form: userMessage(language) }
  // A schema's own message begins with the name of the field.
  const isForPeople = !message.startsWith(`"${field}"`)
  return { [field]: isForPeople ? userMessage(language) : (SENTENCES[field] ?? userMessage)(language) }
}
