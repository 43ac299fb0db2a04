import type { ImportedHours } from '@taplet/contract'
import type { PageContent } from '../scan/page-content.ts'
import { propertiesOf } from './properties-of.ts'
import { listOf, nodesIn, type StructuredNode, textOf } from './structured-data.ts'

const MAX_HOURS = 14
/** The first two letters of days in the vocabulary, from Monday on. */
const DAYS = ['mo', 'tu', 'we', 'th', 'fr', 'sa', 'su']
const TIME = /^(\d{1,2}):(\d{2})/

const dayOf = (name: string): number => DAYS.indexOf((name.split(/[/#]/).at(-1) ?? '').slice(0, 2).toLowerCase()) + 1

const timeOf = (text: string): string => {
  const [, hours = '', minutes = ''] = TIME.exec(text.replace(/^T/, '')) ?? []
  if (hours === '' || Number(hours) > 24 || Number(minutes) >= 60) return ''
  return `${String(Number(hours) % 24).padStart(2, '0')}:${minutes}`
}

/** Returns the days of `Mo-Fr,Su`. */
function daysOf(text: string): number[] {
  return text.split(',').flatMap((part) => {
    const [first = 0, last = 0] = part
      .trim()
      .split(/\s*[-–]\s*/)
      .map(dayOf)
    if (first === 0) return []
    if (last === 0) return [first]
    const length = ((last - first + 7) % 7) + 1
    return Array.from({ length }, (_, index) => ((first - 1 + index) % 7) + 1)
  })
}

/** Parses `Mo-Fr 09:00-17:00`. */
function fromText(text: string): ImportedHours[] {
  const [, days = '', from = '', to = ''] =
    /^([a-z,\s–-]+?)\s+(\d{1,2}:\d{2})\s*[-–]\s*(\d{1,2}:\d{2})/i.exec(text.trim()) ?? []
  return [{ days: daysOf(days), from: timeOf(from), to: timeOf(to) }]
}

const fromNode = (node: StructuredNode): ImportedHours => ({
  days: listOf(node['dayOfWeek']).flatMap((day) => dayOf(textOf(day)) || []),
  from: timeOf(textOf(node['opens'])),
  to: timeOf(textOf(node['closes'])),
})

/** Days with the same hours stand together. */
function joined(all: readonly ImportedHours[]): ImportedHours[] {
  const groups = new Map<string, Set<number>>()
  for (const { days, from, to } of all) {
    if (days.length === 0 || from === '' || to === '') continue
    const key = `${from} ${to}`
    groups.set(key, new Set([...(groups.get(key) ?? []), ...days]))
  }
  return [...groups]
    .map(([key, days]) => {
      const [from = '', to = ''] = key.split(' ')
      return { days: [...days].toSorted((one, other) => one - other), from, to }
    })
    .toSorted((one, other) => (one.days[0] ?? 0) - (other.days[0] ?? 0) || one.from.localeCompare(other.from))
    .slice(0, MAX_HOURS)
}

/** Returns when a business is open, by the days of the week; nothing where the page does not declare it. */
export function findHours(content: PageContent, owner: StructuredNode): ImportedHours[] {
  const texts = [...listOf(owner['openingHours']), ...propertiesOf(content, 'openinghours')]
  const fromTexts = texts.flatMap((text) => textOf(text).split(';').flatMap(fromText))
  return joined([...nodesIn(owner['openingHoursSpecification']).map(fromNode), ...fromTexts])
}
