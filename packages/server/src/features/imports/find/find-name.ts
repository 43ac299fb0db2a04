import { MAX_IMPORTED_NAME } from '@taplet/contract'
import { plainLine } from '../../../platform/html/plain-line.ts'
import type { PageContent } from '../scan/page-content.ts'
import { type StructuredNode, textOf } from './structured-data.ts'

/** Services that put their own name into the titles of other people's pages. */
const SERVICES =
  /^(?:linktree|link ?in ?bio|beacons?(?:\.ai)?|bento(?:\.me)?|carrd|lnk\.bio|milkshake|taplink|campsite|bio\.link|instagram|facebook|tiktok|youtube|wix(?:\.com)?|squarespace|wordpress(?:\.com)?|shopify|etsy|x|twitter|my site|mysite)\b.*$/i
/** What pages call themselves beside the name. */
const GENERIC =
  /^(?:home(?:page)?|start(?:seite)?|startpage|welcome(?: to)?|willkommen|accueil|inicio|início|official (?:site|website)|untitled(?: document)?|index|menu|loading…?|just a moment…?|react app|vite app|document|new tab)\.*$/i
const SEPARATORS = /\s+[|–—·•»:-]\s+|\s*\|\s*/

const isName = (text: string): boolean => text !== '' && !SERVICES.test(text) && !GENERIC.test(text)
const lettersOf = (text: string): string =>
  text
    .normalize('NFKD')
    .toLowerCase()
    .replaceAll(/[^\p{L}\p{N}]/gu, '')

/** Returns the part of a title that is the name: the one that the host is made of, else the first. */
function fromTitle(title: string, host: string): string {
  const parts = title
    .split(SEPARATORS)
    .map((part) => part.trim())
    .filter(isName)
  const name = lettersOf(host.replace(/^www\./, '').split('.')[0] ?? '')
  const isOfHost = (part: string) =>
    lettersOf(part) !== '' && (name.includes(lettersOf(part)) || lettersOf(part).includes(name))
  return parts.find((part) => name.length > 2 && isOfHost(part)) ?? parts[0] ?? ''
}

/** Returns what a page is called; '' where it does not say so. */
export function findName(
  { metas, title, blocks }: PageContent,
  owner: StructuredNode,
  manifestName: string,
  host: string,
) {
  const said = [
    textOf(owner['name']),
    metas.get('og:site_name') ?? '',
    metas.get('application-name') ?? '',
    manifestName,
  ]
  const titles = [metas.get('og:title') ?? '', title, blocks.find(({ tag }) => tag === 'h1')?.text ?? '']
  const names = [...said.filter(isName), ...titles.map((one) => fromTitle(one, host))]
  return plainLine(names.find((name) => name !== '') ?? '', MAX_IMPORTED_NAME)
}
