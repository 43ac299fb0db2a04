/** The columns of an import. */
export const importColumns = [
  'link',
  'name',
  'app',
  'slide',
  'url',
  'design',
  'type',
  'slug',
  'note',
  'active',
  'fallback',
  'expires',
  'utm_source',
  'utm_medium',
  'utm_campaign',
  'utm_term',
  'utm_content',
] as const
export type ImportColumn = (typeof importColumns)[number]
export type ImportRow = Readonly<Record<ImportColumn, string>>

/** Aliases for them, used by people and other programs. */
const ALIASES: Readonly<Record<string, ImportColumn>> = {
  shortlink: 'link',
  shorturl: 'link',
  linkid: 'link',
  tagid: 'link',
  title: 'name',
  label: 'name',
  linkname: 'name',
  tagname: 'name',
  destination: 'url',
  destinationurl: 'url',
  address: 'url',
  target: 'url',
  targeturl: 'url',
  longurl: 'url',
  website: 'url',
  instantapp: 'app',
  appname: 'app',
  page: 'app',
  experience: 'app',
  experienceid: 'app',
  slidename: 'slide',
  qrdesign: 'design',
  qrdesignid: 'design',
  tagtype: 'type',
  tagsubtype: 'type',
  look: 'type',
  shortname: 'slug',
  alias: 'slug',
  backhalf: 'slug',
  key: 'slug',
  notes: 'note',
  comment: 'note',
  description: 'note',
  on: 'active',
  enabled: 'active',
  fallbackurl: 'fallback',
  expiresat: 'expires',
  expiry: 'expires',
  source: 'utm_source',
  medium: 'utm_medium',
  campaign: 'utm_campaign',
  term: 'utm_term',
  content: 'utm_content',
}

const PLAIN = new Map<string, ImportColumn>(importColumns.map((column) => [column.replaceAll('_', ''), column]))

/** Returns the column for a heading; undefined for one that is not used. */
export function columnOf(heading: string): ImportColumn | undefined {
  const word = heading.toLowerCase().replaceAll(/[^a-z]/g, '')
  return PLAIN.get(word) ?? (Object.hasOwn(ALIASES, word) ? ALIASES[word] : undefined)
}
