import { readdirSync, readFileSync } from 'node:fs'
import type { ViewerModules } from './module-addresses.ts'

/** What is written into every page, and the scripts that some of them fetch; made by scripts/build.ts. */
export interface ViewerAssets {
  script: string
  storyCss: string
  /** Beside the former, where a form stands. */
  formsCss: string
  pageCss: string
  /** By the name that views know them by. */
  modules: ViewerModules
}

/** Reads the built files of this package. Throws when it has not been built. */
export function loadAssets(): ViewerAssets {
  const read = (name: string) => readFileSync(new URL(`../dist/${name}`, import.meta.url), 'utf8')
  const modules = readdirSync(new URL('../dist/modules/', import.meta.url)).map((file) => [
    file.replace(/-[\w-]{8}\.js$/, ''),
    { file, code: read(`modules/${file}`) },
  ])
  return {
    script: read('client.js'),
    storyCss: read('story.css'),
    formsCss: read('forms.css'),
    pageCss: read('page.css'),
    modules: Object.fromEntries(modules),
  }
}
