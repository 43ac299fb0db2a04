/** An object of JSON-LD, as a stranger wrote it. */
export type StructuredNode = Readonly<Record<string, unknown>>

const MAX_NODES = 3000
const isObject = (value: unknown): value is StructuredNode =>
  typeof value === 'object' && value !== null && !Array.isArray(value)

/** Some put it into a comment or CDATA, for parsers of another century. */
const WRAPPINGS = [
  ['<!--', '-->'],
  ['//<![CDATA[', '//]]>'],
  ['<![CDATA[', ']]>'],
] as const

function unwrapped(text: string): string {
  const inner = text.trim()
  const [start, end] = WRAPPINGS.find(([from]) => inner.startsWith(from)) ?? ['', '']
  return inner.slice(start.length, end && inner.endsWith(end) ? -end.length : undefined)
}

function parse(text: string): unknown {
  try {
    return JSON.parse(unwrapped(text))
  } catch {
    // Translated: what cannot be read is not there.
    return undefined
  }
}

/** Returns every object of a page's JSON-LD, outer ones first. */
export function structuredNodes(scripts: readonly string[]): StructuredNode[] {
  const waiting: unknown[] = scripts.map(parse)
  const nodes: StructuredNode[] = []
  for (let at = 0; at < waiting.length && waiting.length < MAX_NODES; at++) {
    const value = waiting[at]
    if (Array.isArray(value)) waiting.push(...value.slice(0, MAX_NODES))
    else if (isObject(value)) {
      nodes.push(value)
      waiting.push(...Object.values(value))
    }
  }
  return nodes
}

/** Returns what is one or several, as several. */
export const listOf = (value: unknown): unknown[] => (Array.isArray(value) ? value : value === undefined ? [] : [value])

/** Returns the types of an object, without the address of the vocabulary. */
export const typesOf = (node: StructuredNode): string[] =>
  listOf(node['@type']).flatMap((type) => (typeof type === 'string' ? [type.split(/[/#:]/).at(-1) ?? ''] : []))

/** Longer texts are cut: no rule of ours may spend time on them. */
const MAX_TEXT = 2000

/** Returns the first text of a property: a string, a number, or what an object is called. */
export function textOf(value: unknown): string {
  const [first] = listOf(value)
  if (typeof first === 'number') return String(first)
  const names = isObject(first)
    ? [first['name'], first['@value'], first['url'], first['contentUrl'], first['@id']]
    : [first]
  const texts = names.flatMap((one) => (typeof one === 'string' ? [one.slice(0, MAX_TEXT).trim()] : []))
  return texts.find((text) => text !== '') ?? ''
}

/** Returns the addresses of pictures in a property. */
export const picturesIn = (value: unknown): string[] =>
  listOf(value).flatMap((one) => {
    const address = isObject(one) ? (one['url'] ?? one['contentUrl']) : one
    return typeof address === 'string' && address !== '' ? [address] : []
  })

/** Returns the objects of a property. */
export const nodesIn = (value: unknown): StructuredNode[] => listOf(value).filter(isObject)

/** Types of a business, a person or a group, of which a page may be. */
const OWNERS =
  /^(?:Organization|Person|MusicGroup|Corporation|Brand|NGO|.*(?:Business|Store|Shop|Restaurant|Cafe|CafeOrCoffeeShop|Bakery|BarOrPub|Brewery|Winery|FoodEstablishment|Salon|Hotel|Lodging|BedAndBreakfast|Hostel|Museum|Gallery|Gym|Dentist|Physician|Florist|Place|Organization|Group|Spa|Studio|School|Club))$/

/** Returns what a page is about: the business with the most said about it. */
export function ownerOf(nodes: readonly StructuredNode[]): StructuredNode {
  const owners = nodes.filter((node) => typesOf(node).some((type) => OWNERS.test(type)) && textOf(node['name']) !== '')
  return owners.toSorted((one, other) => Object.keys(other).length - Object.keys(one).length)[0] ?? {}
}
