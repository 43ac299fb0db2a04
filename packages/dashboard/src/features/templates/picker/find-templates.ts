import type { SlideTemplate as OwnTemplate } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { type SlideTemplate, slideTemplates, type TemplateCategory } from '@taplet/slides/templates'

/** The picker's filter: all, the account's own, or one category of ours. */
export type Kind = 'ALL' | 'OWN' | TemplateCategory

/** A template in the form a tile needs. */
export interface Choice {
  id: string
  name: string
  slide: SlideTemplate['slide']
  /** Undefined for built-in templates. */
  own?: OwnTemplate
}

const matches = (about: string, words: readonly string[]) => words.every((word) => about.toLowerCase().includes(word))

/** Templates of a kind whose name or words contain every word of a search; the account's own come first. */
export function findTemplates(own: readonly OwnTemplate[], kind: Kind, search: string, language: Language): Choice[] {
  const words = search.toLowerCase().split(/\s+/).filter(Boolean)
  const ownChoices =
    kind === 'ALL' || kind === 'OWN'
      ? own
          .filter(({ name }) => matches(name, words))
          .map((one) => ({ id: one.templateId, name: one.name, slide: one.slide, own: one }))
      : []
  const ours = slideTemplates
    .filter(({ category }) => kind === 'ALL' || kind === category)
    .map((one) => ({ ...one, name: one.name(language) }))
    .filter((one) => matches(`${one.name} ${one.words.join(' ')}`, words))
  return [...ownChoices, ...ours.map(({ id, name, slide }) => ({ id, name, slide }))]
}
