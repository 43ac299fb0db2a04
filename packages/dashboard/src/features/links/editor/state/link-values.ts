import type { LinkRule, LinkUtm, Tag, TagInput, TagSubType } from '@taplet/contract'
import { ownZone } from '../../../../lib/device/device-zone.ts'
import {
  type DestinationValue,
  fromDestination,
  fullAddress,
  noDestination,
  toDestination,
} from '../../parts/destination-value.ts'
import { fromZonedTime, toZonedTime } from '../../../../lib/timing/zoned-time.ts'

/** The values of the form. */
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
  /** KEEP: unchanged. */
  password: { change: 'KEEP' | 'SET' | 'OFF'; value: string }
  expires: { local: string; zone: string }
}

export const noUtm: LinkUtm = { source: '', medium: '', campaign: '', term: '', content: '' }

interface Wish {
  isTag: boolean
  /** The app and slide from which the person came. */
  experienceId: string | null
  slideId: string | null
  qrDesignId: string | null
}

/** A new link, with the values known already. */
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
  expires: { local: '', zone: ownZone() },
})

/** An existing link, to be edited. */
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
  expires: { local: toZonedTime(link.expiresAt, ownZone()), zone: ownZone() },
})

const passwordOf = ({ change, value }: LinkValues['password']): Pick<TagInput, 'password'> =>
  change === 'KEEP' ? {} : { password: change === 'SET' ? value : null }

/** Converts the form's values into the link to send. */
export function toInput({ isTag, destination, password, expires, ...values }: LinkValues): TagInput {
  return {
    ...values,
    ...toDestination(destination),
    ...passwordOf(password),
    tagName: values.tagName.trim(),
    tagSubType: isTag ? values.tagSubType : null,
    fallbackUrl: fullAddress(values.fallbackUrl),
    expiresAt: fromZonedTime(expires.local, expires.zone),
  }
}
