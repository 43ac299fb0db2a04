import type { LinkRule, LinkUtm, Tag, TagInput, TagSubType } from '@taplet/contract'
import { deviceZone } from '../../../../lib/device/device-zone.ts'
import {
  type DestinationValue,
  fromDestination,
  fullAddress,
  noDestination,
  toDestination,
} from '../../parts/destination-value.ts'
import { toInstant, toLocal } from './zoned-time.ts'

/** What is typed and chosen, as the form holds it. */
export interface LinkValues {
  isTag: boolean
  tagName: string
  tagSubType: TagSubType
  destination: DestinationValue
  fallbackUrl: string
  qrDesignId: string | null
  active: boolean
  note: string
  slug: string
  rules: LinkRule[]
  utm: LinkUtm
  /** KEEP: as it is. */
  password: { change: 'KEEP' | 'SET' | 'OFF'; value: string }
  expires: { local: string; zone: string }
}

export const noUtm: LinkUtm = { source: '', medium: '', campaign: '', term: '', content: '' }

interface Wish {
  isTag: boolean
  /** The app and the slide that one came from. */
  experienceId: string | null
  slideId: string | null
  qrDesignId: string | null
}

/** A new link, with what is known of it already. */
export const newValues = ({ isTag, experienceId, slideId, qrDesignId }: Wish): LinkValues => ({
  isTag,
  tagName: '',
  tagSubType: 'GOLD',
  destination: { ...noDestination, experienceId, slideId },
  fallbackUrl: '',
  qrDesignId,
  active: true,
  note: '',
  slug: '',
  rules: [],
  utm: noUtm,
  password: { change: 'KEEP', value: '' },
  expires: { local: '', zone: deviceZone() },
})

/** A link that exists, to be changed. */
export const valuesOf = (link: Tag): LinkValues => ({
  isTag: link.tagSubType !== null,
  tagName: link.tagName,
  tagSubType: link.tagSubType ?? 'GOLD',
  destination: fromDestination(link),
  fallbackUrl: link.fallbackUrl,
  qrDesignId: link.qrDesignId,
  active: link.active,
  note: link.note,
  slug: link.slug,
  rules: link.rules,
  utm: link.utm,
  password: { change: 'KEEP', value: '' },
  expires: { local: toLocal(link.expiresAt, deviceZone()), zone: deviceZone() },
})

const passwordOf = ({ change, value }: LinkValues['password']): Pick<TagInput, 'password'> =>
  change === 'KEEP' ? {} : { password: change === 'SET' ? value : null }

/** The link to send. */
export function toInput({ isTag, destination, password, expires, ...values }: LinkValues): TagInput {
  return {
    ...values,
    ...toDestination(destination),
    ...passwordOf(password),
    tagName: values.tagName.trim(),
    tagSubType: isTag ? values.tagSubType : null,
    fallbackUrl: fullAddress(values.fallbackUrl),
    expiresAt: toInstant(expires.local, expires.zone),
  }
}
