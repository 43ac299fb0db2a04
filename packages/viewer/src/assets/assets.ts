import { readdirSync, readFileSync } from 'node:fs'
import type { ViewerModules } from './module-addresses.ts'
import type { StylePiece } from './style-pieces.ts'

/** Texts inlined into every page, and the files that some of them load; built by scripts/build.ts. */
export interface ViewerAssets {
  script: string
  /** Each app includes only the pieces it needs. */
  storyStyles: readonly StylePiece[]
  pageCss: string
  /** Of the open pages about the product. */
  landingCss: string
  /** The service worker that caches opened apps. */
  worker: string
  /** The worker that replaces it where workers are switched off, and unregisters itself. */
  endingWorker: string
  /** By the name that views use. */
  modules: ViewerModules
}

/** Reads the built files of this package. Throws when it has not been built. */
export function loadAssets(): ViewerAssets {
  const read = (name: string) => readFileSync(new URL(`../../dist/${name}`, import.meta.url), 'utf8')
  const modules = readdirSync(new URL('../../dist/modules/', import.meta.url)).map((file) => [
    file.replace(/-[\w-]{8}\.(?:js|css)$/, ''),
    { file, code: read(`modules/${file}`) },
  ])
  return {
    script: read('client.js'),
    // Written by the same build as the other files.
    storyStyles: JSON.parse(read('story-styles.json')) as StylePiece[],
    pageCss: read('page.css'),
    landingCss: read('landing.css'),
    worker: read('worker.js'),
    endingWorker: read('worker-end.js'),
    modules: Object.fromEntries(modules),
  }
}
