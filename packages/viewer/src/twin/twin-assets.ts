import { readFileSync } from 'node:fs'

/** Texts inlined into the page of a twin, separate from published pages; built by scripts/build.ts. */
export interface TwinAssets {
  script: string
  css: string
}

/** Reads the built files of this package. Throws when it has not been built. */
export function loadTwinAssets(): TwinAssets {
  const read = (name: string) => readFileSync(new URL(`../../dist/${name}`, import.meta.url), 'utf8')
  return { script: read('twin.js'), css: read('twin.css') }
}
