// @vitest-environment node
import { existsSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { z } from 'zod'

const FIRST_SCREEN = 165_000 // bytes of brotli, JavaScript only
const EDITOR = 60_000 // bytes of brotli that an editor adds
const PLOTS = 25_000 // bytes of brotli that analytics add to the screen that opens them

const dist = new URL('../dist/', import.meta.url)
const manifestSchema = z.record(z.string(), z.object({ file: z.string(), imports: z.array(z.string()).default([]) }))
const read = (name: string): unknown => JSON.parse(readFileSync(new URL(name, dist), 'utf8'))
const isBuilt = existsSync(new URL('wire-sizes.json', dist))

/** The files a page needs before it can render, by the bundler's manifest. */
function filesOf(...entries: string[]): Set<string> {
  const manifest = manifestSchema.parse(read('.vite/manifest.json'))
  const files = new Set<string>()
  const visit = (key: string) => {
    const entry = manifest[key]
    if (!entry) throw new Error(`${key} is not in the manifest`)
    if (files.has(entry.file)) return
    files.add(entry.file)
    entry.imports.forEach(visit)
  }
  entries.forEach(visit)
  return files
}

function weigh(...entries: string[]): number {
  const sizes = z.record(z.string(), z.number()).parse(read('wire-sizes.json'))
  return [...filesOf(...entries)].reduce((sum, file) => sum + (file.endsWith('.js') ? (sizes[file] ?? 0) : 0), 0)
}

test.skipIf(!isBuilt)('the first dashboard screen stays within 165 KB of JavaScript', () => {
  expect(weigh('index.html', 'src/screens/visitors/explore.tsx')).toBeLessThanOrEqual(FIRST_SCREEN)
})

test.skipIf(!isBuilt).each([
  ['the slide editor', 'src/screens/slides/slide.tsx'],
  ['the editor of instant apps', 'src/screens/apps/experience.tsx'],
])('%s adds at most 60 KB', (_, screen) => {
  const first = ['index.html', 'src/screens/visitors/explore.tsx']
  expect(weigh(...first, screen) - weigh(...first)).toBeLessThanOrEqual(EDITOR)
})

test.skipIf(!isBuilt)(
  'the analytics of an instant app add at most 25 KB to its editor, plots, tables and words',
  () => {
    const editor = ['index.html', 'src/screens/visitors/explore.tsx', 'src/screens/apps/experience.tsx']
    const analytics = 'src/features/analytics/app-tab/app-analytics.tsx'
    expect(weigh(...editor, analytics) - weigh(...editor)).toBeLessThanOrEqual(PLOTS)
  },
)
