import type { Client } from '@taplet/contract'
import type { Account, Journal } from './messages.ts'

interface Stored {
  revision: number
  mark: string
}

export interface Loss {
  acknowledged: number
  /** Empty when every acknowledged save is there; else a sentence for each that is not. */
  lost: string[]
}

/** Compares what was acknowledged with what is stored now. Nothing may be saved meanwhile. */
export async function findLostSaves(api: Client, { journals, created }: Account): Promise<Loss> {
  const { views } = await api.slides.getAllViews()
  const { pages } = await api.experiences.getAll()
  const { body } = await api.slides.getAllItems()
  const stored = new Map<string, Stored>([
    ...views.map(({ viewId, revision, widgets }): [string, Stored] => [viewId, { revision, mark: textOf(widgets[0]) }]),
    ...pages.map(({ experienceId, revision, description }): [string, Stored] => [
      experienceId,
      { revision, mark: description },
    ]),
  ])
  const items = new Set(body.experienceItems.map((item) => item.experienceItemId))
  return {
    acknowledged: created.length + journals.reduce((sum, journal) => sum + journal.acknowledged.length, 0),
    lost: [
      ...created.filter((id) => !items.has(id)).map((id) => `slide ${id} was created and is not there`),
      ...journals.flatMap((journal) => lostOf(journal, stored.get(journal.id))),
    ],
  }
}

/** One writer's saves follow each other, but two writers' answers may arrive in another order than they were stored in. */
function lostOf({ kind, id, acknowledged, unanswered }: Journal, now: Stored | undefined): string[] {
  const name = `${kind} ${id}`
  if (!now) return acknowledged.map(([revision]) => `${name}: revision ${revision} was acknowledged, all of it is gone`)
  const beyond = acknowledged.filter(([revision]) => revision > now.revision)
  const twice = acknowledged.length - new Set(acknowledged.map(([revision]) => revision)).size
  const marks = new Map(acknowledged)
  const isKnown = marks.has(now.revision) ? marks.get(now.revision) === now.mark : unanswered.includes(now.mark)
  return [
    ...beyond.map(([revision]) => `${name}: revision ${revision} was acknowledged, ${now.revision} is stored`),
    ...Array.from({ length: twice }, () => `${name}: one revision was acknowledged for two saves`),
    ...(isKnown || acknowledged.length === 0 ? [] : [`${name}: revision ${now.revision} has the content ${now.mark}`]),
  ]
}

function textOf(widget: { widgetData: object } | undefined): string {
  return widget && 'text' in widget.widgetData ? String(widget.widgetData.text) : ''
}
