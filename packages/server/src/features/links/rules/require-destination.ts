import type { LinkDestination } from '@taplet/contract'
import type { Message } from '@taplet/messages'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { messages } from '../messages/messages.ts'

export interface OwnApp {
  experience_id: string
  name: string
  item_ids: string[]
}

const refuse = (field: string, message: Message): AppError => new AppError('BAD_REQUEST', { field, message })

/** Throws unless there is exactly one destination, and it is the account's. `field` is its name in the call. */
export function requireDestination(destination: LinkDestination, apps: readonly OwnApp[], field = ''): void {
  const { destinationUrl, experienceId, slideId } = destination
  const at = (name: string): string => (field === '' ? name : `${field}.${name}`)
  if (experienceId === null && destinationUrl === '')
    throw new AppError('LINK_DESTINATION_MISSING', { field: at('experienceId') })
  if (experienceId !== null && destinationUrl !== '')
    throw refuse(at('destinationUrl'), messages.later('appAndWebsiteChosen'))
  if (experienceId === null) {
    if (slideId !== null) throw refuse(at('slideId'), messages.later('websiteHasNoSlides'))
    return
  }
  const app = apps.find((one) => one.experience_id === experienceId)
  if (!app) throw refuse(at('experienceId'), messages.later('noSuchInstantApp'))
  if (slideId !== null && !app.item_ids.includes(slideId))
    throw refuse(at('slideId'), messages.later('noSuchSlide', { name: app.name }))
}
