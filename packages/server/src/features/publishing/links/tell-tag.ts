import type { PublicExperience } from '@taplet/contract'
import type { AddressEntry } from '../address-entry.ts'
import type { LinkAnswer } from './link-answer.ts'

/** What a program learns of a code (experiences.fetchByTagId); undefined for one that we never gave. */
export interface TagTold {
  state: 'LIVE' | 'ADDRESS' | 'UNCLAIMED' | 'DISABLED' | 'RESTING' | 'PASSWORD'
  experience: PublicExperience | null
  slideId: string | null
  destinationUrl: string
  tagSubType: string | null
}

interface TellDependencies {
  /** The instant app that visitors see, by its id. */
  findById: (experienceId: string) => Promise<PublicExperience | undefined>
}

const told = (state: TagTold['state'], more: Partial<TagTold> = {}): TagTold => ({
  state,
  experience: null,
  slideId: null,
  destinationUrl: '',
  tagSubType: null,
  ...more,
})

/** Says of an answer what it is, and nothing of what only the owner may know. */
export function createTellTag({ findById }: TellDependencies) {
  async function ofEntry(place: AddressEntry): Promise<TagTold | undefined> {
    if (place.isNothing) return undefined
    const { tagSubType = null, startItemId: slideId = null } = place
    if (place.notice === 'UNCLAIMED' || place.notice === 'DISABLED') return told(place.notice, { tagSubType })
    const experience = place.experienceId === undefined ? undefined : await findById(place.experienceId)
    return experience ? told('LIVE', { experience, slideId, tagSubType }) : told('RESTING', { tagSubType })
  }

  return async (answer: LinkAnswer): Promise<TagTold | undefined> => {
    if (answer.type === 'NOTICE') return told('RESTING')
    if (answer.type === 'CARD') return told('ADDRESS', { destinationUrl: answer.card.url })
    if (answer.type === 'PASSWORD') return told('PASSWORD', { tagSubType: answer.link.tagSubType })
    if (answer.type === 'ADDRESS')
      return answer.isFallback
        ? told('RESTING', { tagSubType: answer.link.tagSubType })
        : told('ADDRESS', { destinationUrl: answer.url, tagSubType: answer.link.tagSubType })
    return ofEntry(answer.place)
  }
}
