import type { Collision } from '@taplet/slides/edits'
import { text } from '../../../../lib/text.ts'
import type { TextKey } from '../../../../text/text-key.ts'
import type { Described } from '../../../../editing/conflict/described.ts'
import { valueLabel } from '../../../../editing/value-label.ts'
import type { ExperienceDocument } from '../state/experience-kind.ts'

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
}
const pictures = ['coverImageUrl', 'socialImageUrl']
const isField = (name: string): name is keyof ExperienceDocument => Object.hasOwn(labels, name)

/** Describes a page field in which two versions collide; slides by their names. */
export function describeCollision({ path, mine, theirs }: Collision, nameOf: (itemId: string) => string): Described {
  const [name = ''] = path
  const show = (value: unknown): string => {
    if (Array.isArray(value)) return value.map((itemId) => nameOf(String(itemId))).join(', ')
    return pictures.includes(name) && value ? text('experienceEditor:conflict.picture') : valueLabel(value)
  }
  return { label: isField(name) ? text(labels[name]) : name, mine: show(mine), theirs: show(theirs) }
}
