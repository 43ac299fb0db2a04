import type { Brand } from '@taplet/contract'
import { type AppTemplate, appFromTemplate, appTemplates, type NewApp } from '@taplet/slides/app-templates'
import type { AppTheme, MediaLookup } from '@taplet/slides/schema'
import { type Look, lookById, wear } from '@taplet/slides/themes'
import { newId } from '../../../lib/new-id.ts'
import { language } from '../../../lib/text.ts'
import { brandLook } from '../../../entities/brand/brand-look.ts'
import type { NewExperience } from './use-create-experience.ts'
import { welcomeSlide } from './welcome-slide.ts'

/** A finished app as it is shown before it is chosen. */
export interface AppPreview {
  id: string
  /** What sets it apart from those beside it: its look, or its trade. */
  name: string
  /** The text of the button that begins with it. */
  action: 'start:withApp' | 'start:withLook' | 'start:withTemplate'
  /** Undefined where its slides wear no look. */
  theme: AppTheme | undefined
  slides: NewApp['slides']
  /** Files of the account that its slides show. */
  media: MediaLookup
  /** Returns what becomes of it under its final name. */
  finish: (name: string) => Pick<NewExperience, 'app' | 'own'>
}

/** Shown until a trade is chosen, the first in the middle; each in another look. */
const MIXED: readonly AppTemplate['id'][] = ['shop', 'cafe', 'hair', 'festival', 'holiday-flat']

const SHOWN = 5

/** Names in the language of the dashboard. */
export const nameOf = (name: AppTemplate['name']): string => name(language)

/** Returns a trade by its id. */
export const templateOf = (id: string | undefined): AppTemplate | undefined => appTemplates.find((one) => one.id === id)

function preview(
  template: AppTemplate,
  look: Look,
  name: string,
  brand: Brand | undefined,
): Omit<AppPreview, 'name' | 'action'> {
  const id = `${template.id}-${look.id}`
  let count = 0
  const nextId = () => `${id}-${++count}`
  return {
    id,
    theme: look.theme,
    slides: appFromTemplate(template, { name, theme: look.theme, newId: nextId, nameOf, brand }).slides,
    media: {},
    finish: (finalName) => ({
      app: appFromTemplate(template, { name: finalName, theme: look.theme, newId, nameOf, brand }),
    }),
  }
}

/** The best in the middle, the next to its sides: that is how they stand beside each other. */
export const fromTheMiddle = <T>(best: readonly T[]): T[] =>
  best.reduce<T[]>((row, one, index) => (index % 2 ? [...row, one] : [one, ...row]), [])

/**
 * Returns finished apps under a name: of one trade, each in another look, that of the brand before all; or of several
 * trades, each in the brand, else in its best look.
 */
export function previewsOf(trade: AppTemplate | undefined, name: string, brand?: Brand): AppPreview[] {
  const own = brand ? [brandLook(brand)] : []
  const looksOf = (template: AppTemplate) => [...own, ...template.looks.flatMap((id) => lookById(id) ?? [])]
  const apps: AppPreview[] = trade
    ? looksOf(trade)
        .slice(0, SHOWN)
        .map((look) => ({ ...preview(trade, look, name, brand), name: nameOf(look.name), action: 'start:withLook' }))
    : MIXED.flatMap((id) => templateOf(id) ?? []).flatMap((template) =>
        looksOf(template)
          .slice(0, 1)
          .map((look) => ({
            ...preview(template, look, name, brand),
            name: nameOf(template.name),
            action: 'start:withApp',
          })),
      )
  return fromTheMiddle(apps)
}

/** Returns an app of one slide that shows its name, in the brand. */
export function plainApp(name: string, itemName: string, brand: Brand): NewApp {
  const { theme } = brandLook(brand)
  return { page: { pageName: name, theme }, slides: [{ itemName, slide: wear(welcomeSlide(name), theme) }] }
}
