import { type ImportedItem, type ImportedPage, MAX_IMPORTED_ITEMS } from '@taplet/contract'
import { plainLine } from '../../../platform/html/plain-line.ts'
import type { PageContent } from '../scan/page-content.ts'
import { priceLine } from './price-line.ts'
import { nodesIn, type StructuredNode, textOf, typesOf } from './structured-data.ts'

type Group = ImportedPage['groups'][number]

const MAX_ITEM_NAME = 80
const MAX_DETAIL = 160
const SIGNS: Readonly<Record<string, string>> = { EUR: '€', GBP: '£', USD: '$', JPY: '¥', INR: '₹' }
const HEADINGS = new Set(['h1', 'h2', 'h3', 'h4', 'dt'])
const LINES = new Set(['li', 'tr', 'p', 'dd'])

/** Returns an amount with its currency, the sign before the number where there is one. */
export function priceText(amount: string, currency: string): string {
  if (!/^\d/.test(amount)) return amount
  const sign = SIGNS[currency.toUpperCase()]
  return sign ? `${sign}${amount}` : `${amount} ${currency}`.trim()
}

function itemOf(node: StructuredNode): ImportedItem[] {
  const [offer = {}] = nodesIn(node['offers'])
  const [specification = {}] = nodesIn(offer['priceSpecification'])
  const amount = textOf(offer['price']) || textOf(offer['lowPrice']) || textOf(specification['price'])
  const currency = textOf(offer['priceCurrency']) || textOf(specification['priceCurrency'])
  const name = plainLine(textOf(node['name']), MAX_ITEM_NAME)
  const detail = plainLine(textOf(node['description']).replaceAll(/<[^>]*>/g, ' '), MAX_DETAIL)
  return name === '' ? [] : [{ name, detail, price: amount && priceText(amount, currency) }]
}

/** Sections of a menu that are named, then what stands in none. */
function fromStructured(nodes: readonly StructuredNode[]): Group[] {
  const isOf = (type: RegExp) => (node: StructuredNode) => typesOf(node).some((one) => type.test(one))
  const sections = nodes.filter(isOf(/^(?:Menu|MenuSection)$/)).map((node) => ({
    name: plainLine(textOf(node['name']), MAX_ITEM_NAME),
    items: nodesIn(node['hasMenuItem']).flatMap(itemOf),
  }))
  const inSections = new Set(sections.flatMap(({ items }) => items.map(({ name }) => name)))
  const loose = nodes.filter(isOf(/^(?:Product|MenuItem|IndividualProduct|ProductGroup)$/)).flatMap(itemOf)
  const rest = loose.filter(
    ({ name }, at) => !inSections.has(name) && loose.findIndex((one) => one.name === name) === at,
  )
  return [...sections, { name: '', items: rest }]
}

function fromOpenGraph({ metas }: PageContent): Group[] {
  const amount = metas.get('product:price:amount') ?? metas.get('og:price:amount') ?? ''
  const currency = metas.get('product:price:currency') ?? metas.get('og:price:currency') ?? ''
  const name = plainLine(metas.get('og:title') ?? '', MAX_ITEM_NAME)
  return amount && name ? [{ name: '', items: [{ name, detail: '', price: priceText(amount, currency) }] }] : []
}

/** Lines that end in a price, below the heading that they stand under. */
function fromLines({ blocks }: PageContent): Group[] {
  const groups: Group[] = []
  let heading = ''
  for (const { tag, text, isNested, isChrome } of blocks) {
    if (isChrome) continue
    if (HEADINGS.has(tag)) heading = plainLine(text, MAX_ITEM_NAME)
    const found = LINES.has(tag) && !isNested ? priceLine(text) : undefined
    if (!found) continue
    const item = { name: plainLine(found.name, MAX_ITEM_NAME), detail: '', price: found.price }
    // The term of a list is what its price belongs to.
    const last = groups.at(-1)
    if (last?.name === heading) last.items.push(item)
    else groups.push({ name: heading, items: [item] })
  }
  return groups
}

/** Returns dishes or products with their prices, in groups: as the page declares them, else as they are written. */
export function findItems(content: PageContent, nodes: readonly StructuredNode[]): Group[] {
  const ways = [fromStructured(nodes), fromOpenGraph(content), fromLines(content)]
  const found =
    ways.map((groups) => groups.filter(({ items }) => items.length > 0)).find((groups) => groups.length > 0) ?? []
  let room = MAX_IMPORTED_ITEMS
  return found.flatMap(({ name, items }) => {
    const taken = items.slice(0, Math.max(0, room))
    room -= taken.length
    return taken.length > 0 ? [{ name, items: taken }] : []
  })
}
