import type { PublicExperience } from '@taplet/contract'
import type { AddressEntry } from '../address-entry.ts'
import type { LinkAnswer } from './link-answer.ts'

/** What a program learns about a code (experiences.fetchByTagId); undefined for one that was never given out. */
export interface TagInfo {
  state: 'LIVE' | 'ADDRESS' | 'UNCLAIMED' | 'DISABLED' | 'RESTING' | 'PASSWORD'
  experience: PublicExperience | null
  slideId: string | null
  destinationUrl: string
  tagSubType: string | null
}

interface TagInfoDependencies {
  /** Returns the instant app that visitors see, by its id. */
  findById: (experienceId: string) => Promise<PublicExperience | undefined>
}

const tagInfo = (state: TagInfo['state'], more: Partial<TagInfo> = {}): TagInfo => ({
  state,
  experience: null,
  slideId: null,
  destinationUrl: '',
  tagSubType: null,
  ...more,
})

/** Describes where a code leads, without anything that only the owner may know. */
export function createTagInfo({ findById }: TagInfoDependencies) {
  async function ofEntry(entry: AddressEntry): Promise<TagInfo | undefined> {
    if (entry.isNothing) return undefined
    const { tagSubType = null, startItemId: slideId = null } = entry
    if (entry.notice === 'UNCLAIMED' || entry.notice === 'DISABLED') return tagInfo(entry.notice, { tagSubType })
    const experience = entry.experienceId === undefined ? undefined : await findById(entry.experienceId)
    return experience ? tagInfo('LIVE', { experience, slideId, tagSubType }) : tagInfo('RESTING', { tagSubType })
  }

  return async (answer: LinkAnswer): Promise<TagInfo | undefined> => {
    if (answer.type === 'NOTICE') return tagInfo('RESTING')
    if (answer.type === 'CARD') return tagInfo('ADDRESS', { destinationUrl: answer.card.url })
    if (answer.type === 'PASSWORD') return tagInfo('PASSWORD', { tagSubType: answer.link.tagSubType })
    if (answer.type === 'ADDRESS')
      return answer.isFallback
        ? tagInfo('RESTING', { tagSubType: answer.link.tagSubType })
        : tagInfo('ADDRESS', { destinationUrl: answer.url, tagSubType: answer.link.tagSubType })
    return ofEntry(answer.entry)
  }
}
