import { experiencePath, type PublicSlide } from '@taplet/contract'
import { type FormRules, schemaOf } from '@taplet/slides/schema'
import type { Database } from '../../../platform/db/database.ts'
import * as store from './store.ts'

/** Where a form claims to be. */
export interface FormPosition {
  fullPagePath: string
  experienceItemId: string
  widgetId: string
  tagId?: string | undefined
}

/** A form on a published slide, with its owner's rules. */
export interface Form<Kind extends FormRules['kind']> {
  accountId: string
  experienceId: string
  experienceName: string
  /** The app's current path. */
  fullPagePath: string
  /** Where the slide is now, for returning to it. */
  backHref: string
  itemId: string
  widgetId: string
  tagId: string | null
  rules: Extract<FormRules, { kind: Kind }>
}

export type AnyForm = { [Kind in FormRules['kind']]: Form<Kind> }[FormRules['kind']]

export interface FindFormDependencies {
  db: Database
  slides: { publishedByItemIds(accountId: string, itemIds: readonly string[]): Promise<PublicSlide[]> }
}

export type FindForm = <Kind extends FormRules['kind']>(
  position: FormPosition,
  kind: Kind,
) => Promise<Form<Kind> | undefined>

/** Finds forms as stored and published; what a visitor claims about them is ignored. */
export function createFindForm({ db, slides }: FindFormDependencies): FindForm {
  return async (position, kind) => {
    const row = await store.findFormSlide(position.fullPagePath, position.experienceItemId, db)
    if (!row) return undefined
    const [slide] = await slides.publishedByItemIds(row.account_id, [position.experienceItemId])
    const widget = slide?.widgets.find(({ widgetId }) => widgetId === position.widgetId)
    const rules = widget && schemaOf(widget).form?.(widget.widgetData)
    if (!rules || !isOfKind(rules, kind)) return undefined
    return {
      accountId: row.account_id,
      experienceId: row.experience_id,
      experienceName: row.name,
      fullPagePath: row.path,
      backHref: slideHref(row.path, row.slide_number),
      itemId: position.experienceItemId,
      widgetId: position.widgetId,
      tagId: position.tagId === undefined ? null : await store.findTag(position.tagId, row.experience_id, db),
      rules,
    }
  }
}

/** As the viewer addresses slides. */
const slideHref = (path: string, number: number): string => `${experiencePath(path)}#slide-${number}`

const isOfKind = <Kind extends FormRules['kind']>(
  rules: FormRules,
  kind: Kind,
): rules is Extract<FormRules, { kind: Kind }> => rules.kind === kind
