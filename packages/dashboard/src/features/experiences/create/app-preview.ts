import { type AppTemplate, appFromTemplate, appTemplates, type NewApp } from '@taplet/slides/app-templates'
import { type Look, lookById } from '@taplet/slides/themes'
import { newId } from '../../../lib/new-id.ts'
import { language } from '../../../lib/text.ts'

/** A finished app as it is shown before it is chosen. */
export interface AppPreview {
  id: string
  /** What sets it apart from those beside it: its look, or its trade. */
  name: string
  template: AppTemplate
  look: Look
  slides: NewApp['slides']
}

/** Shown until a trade is chosen, the first in the middle; each in another look. */
const MIXED: readonly AppTemplate['id'][] = ['shop', 'cafe', 'hair', 'festival', 'holiday-flat']

/** Names in the language of the dashboard. */
export const nameOf = (name: AppTemplate['name']): string => name(language)

/** Returns a trade by its id. */
export const templateOf = (id: string | undefined): AppTemplate | undefined => appTemplates.find((one) => one.id === id)

function preview(template: AppTemplate, look: Look, name: string): Omit<AppPreview, 'name'> {
  const id = `${template.id}-${look.id}`
  let count = 0
  const nextId = () => `${id}-${++count}`
  return {
    id,
    template,
    look,
    slides: appFromTemplate(template, { name, theme: look.theme, newId: nextId, nameOf }).slides,
  }
}

/** The best in the middle, the next to its sides: that is how they stand beside each other. */
const fromTheMiddle = <T>(best: readonly T[]): T[] =>
  best.reduce<T[]>((row, one, index) => (index % 2 ? [...row, one] : [one, ...row]), [])

/** Returns finished apps under a name: of one trade, each in another look; or of several trades, each in its best. */
export function previewsOf(trade: AppTemplate | undefined, name: string): AppPreview[] {
  const ofLook = (template: AppTemplate, id: string) => {
    const look = lookById(id)
    return look ? [preview(template, look, name)] : []
  }
  const apps: AppPreview[] = trade
    ? trade.looks.flatMap((id) => ofLook(trade, id)).map((app) => ({ ...app, name: nameOf(app.look.name) }))
    : MIXED.flatMap((id) => templateOf(id) ?? [])
        .flatMap((template) => ofLook(template, template.looks[0]))
        .map((app) => ({ ...app, name: nameOf(app.template.name) }))
  return fromTheMiddle(apps)
}

/** Returns the chosen app under its final name, with ids of its own. */
export const finishApp = ({ template, look }: AppPreview, name: string): NewApp =>
  appFromTemplate(template, { name, theme: look.theme, newId, nameOf })
