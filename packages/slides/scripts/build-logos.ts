import { readdirSync, readFileSync, writeFileSync } from 'node:fs'

/** Writes src/social-links/logo-shapes.ts from logos/*.svg, so that views carry the drawings with no request of their own. */
const folder = new URL('../src/social-links/', import.meta.url)
const lines = readdirSync(new URL('logos/', folder))
  .filter((name) => name.endsWith('.svg'))
  .toSorted()
  .map((name) => {
    const shape = readFileSync(new URL(`logos/${name}`, folder), 'utf8').replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    return `  ${name.slice(0, -4)}:\n    '${shape}',`
  })
writeFileSync(
  new URL('logo-shapes.ts', folder),
  [
    "import type { LinkType } from './networks.ts'",
    '',
    '/** The inside of each logos/<id>.svg. Made by scripts/build-logos.ts; a test holds the two together. */',
    'export const logoShapes: { [T in LinkType]: string } = {',
    ...lines,
    '}',
    '',
  ].join('\n'),
)
