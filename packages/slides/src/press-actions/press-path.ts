import type { FormRef } from '../form/form-ref.ts'

/** The address of our server that answers a press: a redirect made for this phone, or a file. */
export const pressPath = (place: FormRef | undefined): string =>
  place ? `/go/${[place.fullPagePath, place.experienceItemId, place.widgetId].map(encodeURIComponent).join('/')}` : ''
