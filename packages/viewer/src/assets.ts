import { readFileSync } from 'node:fs'

/** What is written into every page; made by scripts/build.ts. */
export interface ViewerAssets {
  script: string
  storyCss: string
  pageCss: string
}

/** Reads the built files of this package. Throws when it has not been built. */
export function loadAssets(): ViewerAssets {
  const read = (name: string) => readFileSync(new URL(`../dist/${name}`, import.meta.url), 'utf8')
  return { script: read('client.js'), storyCss: read('story.css'), pageCss: read('page.css') }
}
