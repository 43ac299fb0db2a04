import { RESERVED_NAMES } from '@taplet/contract'
import { linkSlug } from '@taplet/contract/codes'

const MIN = 3
const MAX = 20

/** As it is stored: people type as they like. */
export const toSlug = (text: string): string => text.trim().toLowerCase()

/** Why a name cannot stand in a short link, for a person; undefined when it can. */
export function slugProblem(slug: string): string | undefined {
  if (slug.length < MIN) return `Use at least ${MIN} characters.`
  if (slug.length > MAX) return `Use at most ${MAX} characters.`
  if (/[^a-z0-9-]/.test(slug)) return 'Use lower-case letters, digits and dashes only.'
  if (!linkSlug.safeParse(slug).success || slug.includes('--'))
    return 'Dashes stand between letters or digits, one at a time.'
  if (RESERVED_NAMES.has(slug)) return 'This name is kept for the product itself. Try another one.'
  return undefined
}
