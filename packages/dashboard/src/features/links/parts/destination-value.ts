import type { LinkDestination } from '@taplet/contract'
import { isSafeLink } from '@taplet/slides/schema'
import type { TextKey } from '../../../text/text-key.ts'

/** A destination being edited: the inactive alternative keeps its value. */
export interface DestinationValue extends LinkDestination {
  goesTo: 'APP' | 'ADDRESS'
}

export type DestinationProblem = 'links:problems.app' | 'links:problems.urlEmpty' | 'links:problems.url'

export const noDestination: DestinationValue = { goesTo: 'APP', experienceId: null, slideId: null, destinationUrl: '' }

export const fromDestination = ({ experienceId, slideId, destinationUrl }: LinkDestination): DestinationValue => ({
  goesTo: destinationUrl ? 'ADDRESS' : 'APP',
  experienceId,
  slideId,
  destinationUrl,
})

export const toDestination = ({ goesTo, ...to }: DestinationValue): LinkDestination =>
  goesTo === 'APP'
    ? { experienceId: to.experienceId, slideId: to.slideId, destinationUrl: '' }
    : { experienceId: null, slideId: null, destinationUrl: fullAddress(to.destinationUrl) }

/** Completes a typed address: `lark.coffee` becomes `https://lark.coffee`. */
export function fullAddress(typed: string): string {
  const address = typed.trim()
  return address === '' || /^[a-z][a-z0-9+.-]*:/i.test(address) ? address : `https://${address}`
}

/** Why this is not a web address for visitors, or undefined if it is. */
export function addressProblem(typed: string): 'links:problems.url' | undefined {
  const address = fullAddress(typed)
  if (address === '') return undefined
  const isWeb = /^https?:\/\/[^/]+\.[^/]|^https?:\/\/(localhost|\[|\d)/i.test(address)
  return isWeb && isSafeLink(address) ? undefined : 'links:problems.url'
}

/** The first missing or invalid part, if any. */
export function destinationProblem({
  goesTo,
  experienceId,
  destinationUrl,
}: DestinationValue): (DestinationProblem & TextKey) | undefined {
  if (goesTo === 'APP') return experienceId === null ? 'links:problems.app' : undefined
  return destinationUrl.trim() === '' ? 'links:problems.urlEmpty' : addressProblem(destinationUrl)
}
