import type { Collision, Difference } from '@taplet/slides/edits'
import type { ExperienceDocument } from '../../entities/experience/experience-document.ts'
import { text } from '../../lib/text.ts'
import type { TextKey } from '../../text/text-key.ts'
import { valueLabel } from '../value-label.ts'
import type { DescribedDifference } from '../versions/versions-props.ts'
import type { Described } from './described.ts'

const labels: Readonly<Record<keyof ExperienceDocument, TextKey>> = {
  pageName: 'experiences:editor.name',
  rootPageId: 'experiences:address.label',
  description: 'experiences:editor.description',
  active: 'experiences:editor.active',
  experienceItems: 'experienceEditor:conflict.order',
  coverImageUrl: 'experienceEditor:conflict.cover',
  socialImageUrl: 'experienceEditor:conflict.social',
  isFindable: 'experienceEditor:conflict.findable',
  mayBeEmbedded: 'experienceEditor:conflict.embedded',
  hasBadge: 'experienceEditor:conflict.badge',
  slideRules: 'experienceEditor:conflict.rules',
  timeZone: 'experienceEditor:conflict.zone',
  theme: 'experienceEditor:conflict.look',
}
const pictures = ['coverImageUrl', 'socialImageUrl']
const isField = (name: string): name is keyof ExperienceDocument => Object.hasOwn(labels, name)

type NameOf = (itemId: string) => string
type LookName = (theme: unknown) => string

/** Describes a field of an app in which two versions collide; slides by their names. */
export function describeExperience({ path, mine, theirs }: Collision, nameOf: NameOf, lookName: LookName): Described {
  const [name = ''] = path
  const show = (value: unknown): string => {
    if (name === 'theme') return lookName(value)
    if (Array.isArray(value)) return value.map((itemId) => nameOf(String(itemId))).join(', ')
    return pictures.includes(name) && value ? text('experienceEditor:conflict.picture') : valueLabel(value)
  }
  return { label: isField(name) ? text(labels[name]) : name, mine: show(mine), theirs: show(theirs) }
}

/** The slide that a difference of the order adds or removes; undefined for any other difference. */
export const slideOfDifference = ({ path: [field, itemId], before, after }: Difference): string | undefined =>
  field === 'experienceItems' && (before === undefined || after === undefined) ? itemId : undefined

/** Describes where two versions of an app differ. */
export function describeExperienceChange(
  difference: Difference,
  nameOf: NameOf,
  lookName: LookName,
): DescribedDifference {
  const { path, before, after } = difference
  const isSlide = slideOfDifference(difference) !== undefined
  const show = (value: unknown) => (isSlide && typeof value === 'string' ? nameOf(value) : value)
  const words = describeExperience({ path, base: undefined, mine: show(before), theirs: show(after) }, nameOf, lookName)
  return {
    label: isSlide ? text('experiences:editor.slides') : words.label,
    before: words.mine,
    after: words.theirs,
  }
}
