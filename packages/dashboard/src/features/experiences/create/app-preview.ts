import { type AppTemplate, appFromTemplate } from '@taplet/slides/app-templates'
import { type Look, lookById } from '@taplet/slides/themes'
import type { Slide } from '@taplet/slides/schema'
import { language } from '../../../lib/text.ts'

/** A finished app as it is shown before it is chosen. */
export interface AppPreview {
  look: Look
  slides: { itemName: string; slide: Slide }[]
}

/** Returns an app of a trade in each look that suits it. */
export const previewsOf = (template: AppTemplate, name: string): AppPreview[] =>
  template.looks.flatMap((id) => {
    const look = lookById(id)
    if (!look) return []
    let count = 0
    const newId = () => `${id}-${++count}`
    return { look, slides: appFromTemplate(template, { name, theme: look.theme, newId, nameOf }).slides }
  })

/** Names in the language of the dashboard. */
export const nameOf = (name: AppTemplate['name']): string => name(language)
