import { experiencePath } from '@taplet/contract'
import { installFiles, installPath } from '@taplet/viewer/render'
import type { InstallableApp } from './find-app.ts'

/** Home screens show about this many characters under an icon. */
const SHORT_NAME = 12
/** Tells where a visit began. It is not a link's tag, so the visit is not counted for a link. */
const START_MARK = '?from=home-screen'

const characters = (text: string): string[] =>
  Array.from(new Intl.Segmenter('en').segment(text), ({ segment }) => segment)

/** Returns as many whole words as fit under an icon, or what fits of a long first word. Never splits an emoji. */
export function shortNameOf(name: string): string {
  let short = ''
  for (const word of name.trim().split(/\s+/)) {
    const longer = short ? `${short} ${word}` : word
    if (characters(longer).length > SHORT_NAME) break
    short = longer
  }
  return short || characters(name.trim()).slice(0, SHORT_NAME).join('')
}

/** Returns what a browser needs to install an instant app. */
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
