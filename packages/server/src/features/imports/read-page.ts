import type { ImportedPage, PageRefusal } from '@taplet/contract'
import { paletteOf } from '@taplet/slides/themes'
import type { SafeFetch } from '../../platform/outbound/safe-fetch.ts'
import { fetchManifest } from './fetch/fetch-manifest.ts'
import { type FetchedPage, fetchPage } from './fetch/fetch-page.ts'
import { findDescription } from './find/find-description.ts'
import { findItems } from './find/find-items.ts'
import { findLinks } from './find/find-links.ts'
import { findName } from './find/find-name.ts'
import { createAddresses, findLogos, findPictures } from './find/find-pictures.ts'
import { findAddress } from './find/find-address.ts'
import { findHours } from './find/find-hours.ts'
import { pageColours } from './find/page-colours.ts'
import { ownerOf, structuredNodes } from './find/structured-data.ts'
import { lookAtPictures, lookForLogo } from './pictures/look-at-pictures.ts'

const MAX_COLOURS = 6

/** A name and colours alone make no app. */
const isEmpty = ({ description, links, pictures, profiles, address, hours, groups }: ImportedPage): boolean =>
  description === '' &&
  address === '' &&
  [links, pictures, profiles, hours, groups].every((found) => found.length === 0)

async function gather({ url, content, allows }: FetchedPage, safeFetch: SafeFetch): Promise<ImportedPage> {
  const nodes = structuredNodes(content.structured)
  const owner = ownerOf(nodes)
  const [manifestUrl] = content.manifest ? createAddresses(content)(content.manifest) : []
  const manifest = await fetchManifest(
    manifestUrl !== undefined && allows(manifestUrl) ? manifestUrl : undefined,
    safeFetch,
  )
  const [seen, mark] = await Promise.all([
    lookAtPictures(
      findPictures(content, owner).filter((one) => allows(one.url)),
      safeFetch,
    ),
    lookForLogo(findLogos(content, owner, manifest.icons).filter(allows), safeFetch),
  ])
  const palette = [mark.pixels, seen.pixels].flatMap((pixels) => (pixels ? paletteOf(pixels) : []))
  return {
    url,
    name: findName(content, owner, manifest.name, new URL(url).hostname),
    description: findDescription(content, owner),
    colours: [...new Set([...pageColours(content, manifest.colour), ...palette])].slice(0, MAX_COLOURS),
    logo: mark.logo,
    pictures: seen.pictures,
    ...findLinks(content, owner, url),
    address: findAddress(content, owner),
    hours: findHours(content, owner),
    groups: findItems(content, nodes),
  }
}

/** Reads a page: what an instant app can be made of, or why it cannot be read. Nothing is invented. */
export async function readPage(
  address: string,
  safeFetch: SafeFetch,
): Promise<{ page: ImportedPage | null; refusal: PageRefusal | null }> {
  const fetched = await fetchPage(address, safeFetch)
  if ('refusal' in fetched) return { page: null, refusal: fetched.refusal }
  const page = await gather(fetched, safeFetch)
  return isEmpty(page) ? { page: null, refusal: 'NOTHING_FOUND' } : { page, refusal: null }
}
