import type { LinkDestination } from '@taplet/contract/codes'
import { AppError } from '../../../platform/http/app-error.ts'

export interface OwnApp {
  experience_id: string
  name: string
  item_ids: string[]
}

const refuse = (field: string, message: string): AppError => new AppError('BAD_REQUEST', { field, message })

/** Refuses a destination that is none, that is two, or that is not the account's. `field` is what the call names it by. */
export function requireDestination(destination: LinkDestination, apps: readonly OwnApp[], field = ''): void {
  const { destinationUrl, experienceId, slideId } = destination
  const at = (name: string): string => (field === '' ? name : `${field}.${name}`)
  if (experienceId === null && destinationUrl === '')
    throw new AppError('LINK_DESTINATION_MISSING', { field: at('experienceId') })
  if (experienceId !== null && destinationUrl !== '')
    throw refuse(at('destinationUrl'), 'A link leads to one place: choose an instant app or a web address, not both.')
  if (experienceId === null) {
    if (slideId !== null) throw refuse(at('slideId'), 'A web address has no slides.')
    return
  }
  const app = apps.find((one) => one.experience_id === experienceId)
  if (!app) throw refuse(at('experienceId'), 'You have no such instant app.')
  if (slideId !== null && !app.item_ids.includes(slideId))
    throw refuse(at('slideId'), `“${app.name}” has no such slide. Choose one that it shows.`)
}
