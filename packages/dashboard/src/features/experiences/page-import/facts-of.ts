import type { ImportedHours, ImportedPage, ImportedPicture } from '@taplet/contract'
import type { BusinessFacts } from '@taplet/slides/app-templates'
import type { MediaInfo, MediaLookup } from '@taplet/slides/schema'
import { weekdaysLabel } from '../../../lib/timing/weekdays.ts'
import { keys } from './choices.ts'

/** "Mon–Fri", a tab, "09:00–17:00". */
export const hoursLine = ({ days, from, to }: ImportedHours): string => `${weekdaysLabel(days)}\t${from}–${to}`

/** Returns the pictures of a page that are ticked, the logo last. */
export function tickedPictures(
  { pictures, logo }: ImportedPage,
  isTicked: (key: string) => boolean,
): ImportedPicture[] {
  const chosen = pictures.filter(({ url }) => isTicked(keys.picture(url)))
  return logo && isTicked('logo') ? [...chosen, logo] : chosen
}

/** Returns what an app is made of: what is ticked, with pictures by their addresses; '' for one that is not to be had. */
export function factsOf(
  page: ImportedPage,
  name: string,
  isTicked: (key: string) => boolean,
  addressOf: (url: string) => string,
): BusinessFacts {
  const { logo, pictures, links, profiles, groups } = page
  return {
    name,
    description: isTicked('description') ? page.description : '',
    logoUrl: logo && isTicked('logo') ? addressOf(logo.url) : '',
    pictures: pictures
      .filter(({ url }) => isTicked(keys.picture(url)))
      .map((picture) => ({ ...picture, url: addressOf(picture.url) }))
      .filter(({ url }) => url !== ''),
    links: links.filter(({ url }) => isTicked(keys.link(url))),
    profiles: profiles.filter((profile) => isTicked(keys.profile(profile))),
    address: isTicked('place') ? page.address : '',
    hours: isTicked('hours') ? page.hours : [],
    groups: groups
      .map(({ name: said, items }, group) => ({
        name: said,
        items: items.filter((_, item) => isTicked(keys.item(group, item))),
      }))
      .filter(({ items }) => items.length > 0),
  }
}

/** Returns addresses under which a preview shows the small copies of pictures, which are not stored yet. */
export function previewMedia({ pictures, logo }: ImportedPage): {
  addressOf: (url: string) => string
  media: MediaLookup
} {
  const all = logo ? [...pictures, logo] : pictures
  const addressOf = (url: string) => `/media/preview/${all.findIndex((one) => one.url === url)}.webp`
  const entries = all.map(({ url, width, height, thumbnail }): [string, MediaInfo] => {
    const source = { url: thumbnail, type: 'image/webp', width, height, bytes: thumbnail.length }
    const shared = { kind: 'IMAGE', status: 'READY', placeholder: '', posterUrl: '' } as const
    return [addressOf(url), { ...shared, url: addressOf(url), width, height, sources: [source] }]
  })
  return { addressOf, media: Object.fromEntries(entries) }
}
