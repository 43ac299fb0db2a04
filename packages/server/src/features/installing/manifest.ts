import { experiencePath } from '@taplet/contract'
import { installFiles, installPath } from '@taplet/viewer/render'
import type { InstallableApp } from './find-app.ts'

/** Home screens show about as many characters under an icon. */
const SHORT_NAME = 12
/** Tells where a visit began. Links carry a tag; this is none, so it counts as no link. */
const START_MARK = '?from=home-screen'

const characters = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)

/** As many whole words as fit under an icon; of a long first word what fits of it. Never half an emoji. */
export function shortNameOf(name: string): string {
  let short = ''
  for (const word of name.trim().split(/\s+/)) {
    const longer = short ? `${short} ${word}` : word
    if (characters(longer).length > SHORT_NAME) break
    short = longer
  }
  return short || characters(name.trim()).slice(0, SHORT_NAME).join('')
}

/** What a browser needs to install an instant app as one of its own. */
export function manifestOf({ id, experience, look }: InstallableApp, iconVersion: string): object {
  const { fullPagePath, pageName, description } = experience
  const path = experiencePath(fullPagePath)
  const icon = (file: 'small' | 'large' | 'maskable', size: number, purpose: 'any' | 'maskable') => ({
    src: `${installPath(fullPagePath, installFiles[file])}?v=${iconVersion}`,
    sizes: `${size}x${size}`,
    type: 'image/png',
    purpose,
  })
  return {
    id: `/?app=${id}`,
    name: pageName,
    short_name: shortNameOf(pageName),
    ...(description && { description }),
    start_url: path + START_MARK,
    scope: path,
    display: 'standalone',
    theme_color: look.ground,
    background_color: look.ground,
    icons: [icon('small', 192, 'any'), icon('large', 512, 'any'), icon('maskable', 512, 'maskable')],
  }
}
