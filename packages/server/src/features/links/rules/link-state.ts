import type { Tag, TagInput } from '@taplet/contract'
import { linkUtm } from '@taplet/contract/schemas'
import type { LinkColumns } from '../store.ts'

/** All of a link that its owner sets, except the password. */
export type LinkState = Pick<Tag, Exclude<keyof TagInput, 'password'>>

export const NEW_LINK: LinkState = {
  tagName: '',
  tagSubType: null,
  experienceId: null,
  slideId: null,
  destinationUrl: '',
  fallbackUrl: '',
  qrDesignId: null,
  active: true,
  note: '',
  slug: '',
  rules: [],
  utm: linkUtm.parse({}),
  expiresAt: null,
}

/** Merges the input into the current state. A new destination replaces the previous one of any kind. */
export function mergeInput(current: LinkState, input: TagInput): LinkState {
  const { password: _password, ...sent } = input
  const given = Object.fromEntries(Object.entries(sent).filter(([, value]) => value !== undefined))
  const merged = { ...current, ...implied(current, input), ...given }
  return { ...merged, expiresAt: merged.expiresAt && new Date(merged.expiresAt).toISOString() }
}

function implied(current: LinkState, { destinationUrl, experienceId }: TagInput): Partial<LinkState> {
  if (experienceId && experienceId !== current.experienceId) return { slideId: null, destinationUrl: '' }
  if (destinationUrl && destinationUrl !== current.destinationUrl) return { experienceId: null, slideId: null }
  return {}
}

export const isSame = (one: LinkState, other: LinkState): boolean =>
  Object.keys(NEW_LINK).every((key) => {
    // The keys of a LinkState are those of NEW_LINK.
    const name = key as keyof LinkState
    return JSON.stringify(one[name]) === JSON.stringify(other[name])
  })

export const columnsOf = (state: LinkState): LinkColumns => ({
  name: state.tagName,
  tag_sub_type: state.tagSubType,
  experience_id: state.experienceId,
  item_id: state.slideId,
  destination_url: state.destinationUrl,
  fallback_url: state.fallbackUrl,
  qr_design_id: state.qrDesignId,
  active: state.active,
  note: state.note,
  slug: state.slug,
  rules: JSON.stringify(state.rules),
  utm: JSON.stringify(state.utm),
  expires_at: state.expiresAt === null ? null : new Date(state.expiresAt),
})
