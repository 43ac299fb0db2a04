import { KILOBYTE } from '@taplet/base/bytes'
import { fileURLToPath } from 'node:url'
import { brotliCompressSync, gzipSync } from 'node:zlib'
import { beforeAll, describe, expect, it } from 'vitest'
import type { ViewerAssets } from '../src/assets/assets.ts'
import { PLAIN_SHEET } from '../src/assets/module-addresses.ts'
import { renderExperience } from '../src/experience/render-experience.tsx'
import { sampleExperience } from '../src/testing/sample-experience.ts'
import { buildClient, bundle } from './build-client.ts'

const noBehavior = fileURLToPath(new URL('../src/testing/no-behavior.ts', import.meta.url))
const FIRST_WINDOW = 14_000 // of TCP: what is larger costs another round trip
/**
 * Limits of individual modules. What an app that sells something loads with its slides stays small; the checkout sheet,
 * with its styles, fields and countries, is loaded only when a pointer is near the button.
 */
const MODULE_LIMITS: Readonly<Record<string, number>> = { payments: KILOBYTE, checkout: 8.8 * KILOBYTE }
const brotli = (text: string) => brotliCompressSync(text).length

// The budgets of bench: measures A1 and A2.
describe('What a visitor downloads before the first slide', () => {
  let assets: ViewerAssets
  beforeAll(async () => {
    assets = await buildClient()
  })

  it('is at most 8 KB for a whole app of seven slides', () => {
    const coverUrl = '/assets/covers/ofelia/i3Tljydovk.jpg'
    const html = renderExperience({
      language: 'en',
      experience: sampleExperience(),
      origin: 'https://taplet.example',
      coverUrl,
      assets,
    })
    expect(brotli(html)).toBeLessThanOrEqual(8 * KILOBYTE)
  })

  it('brings no styles of widgets that the app does not have', () => {
    const styleOf = (slides: number) => {
      const experience = sampleExperience()
      const html = renderExperience({
        language: 'en',
        experience: { ...experience, slides: experience.slides.slice(0, slides) },
        origin: 'https://taplet.example',
        assets,
      })
      return /<style>(.*?)<\/style>/s.exec(html)?.[1] ?? ''
    }
    expect(styleOf(2)).toContain('.tp-link')
    expect(styleOf(2)).not.toMatch(/\.tp-(?:video|social|slot|image)\b/)
    expect(styleOf(7)).toMatch(/\.tp-video\b.*/s)
    expect(styleOf(7)).toContain('.tp-social')
    expect(styleOf(7)).not.toContain('.tp-slot')
  })

  it('has the first slide within the first round trip, even where a server compresses badly', () => {
    const html = renderExperience({
      language: 'en',
      experience: sampleExperience(),
      origin: 'https://taplet.example',
      assets,
    })
    const first = html.slice(0, html.indexOf('id="slide-2"'))
    expect(gzipSync(first).length).toBeLessThanOrEqual(FIRST_WINDOW)
  })

  it('has at most 2 KB of script without the code of widgets, and 5 KB with that of all', async () => {
    const core = await bundle('client/main.ts', { replaced: { '@taplet/slides/behavior': noBehavior } })
    expect(brotli(core)).toBeLessThanOrEqual(2 * KILOBYTE)
    expect(brotli(assets.script)).toBeLessThanOrEqual(5 * KILOBYTE)
  })

  it('leaves the code of rarer widgets in files of their own, named by what is in them', () => {
    const { [PLAIN_SHEET]: plain, ...scripts } = assets.modules
    expect(plain?.file).toMatch(/^plain-[\w-]{8}\.css$/)
    expect(scripts).toHaveProperty('share-sheet')
    for (const [name, { file, code }] of Object.entries(scripts)) {
      expect(file).toMatch(new RegExp(`^${name}-[\\w-]{8}\\.js$`))
      expect(code).toMatch(/export\s*\{/)
      expect(brotli(code)).toBeLessThanOrEqual(MODULE_LIMITS[name] ?? 5 * KILOBYTE)
      expect(assets.script).not.toContain(code.slice(0, 60))
    }
  })

  it('tells every page, in what it fetches later, where the sheet is that who comes back from a bank needs', () => {
    const { 'after-load': afterLoad, checkout } = assets.modules
    expect(afterLoad?.code).toContain(`/assets/viewer/${checkout?.file}`)
  })

  it('holds no schema library and no React', () => {
    expect(assets.script).not.toMatch(/zod|ZodError|react/i)
  })

  it('can be written into a page: nothing in it ends a script or style element', () => {
    expect(assets.script).not.toMatch(/<\/script|<!--/i)
    expect(assets.storyStyles.map(({ css }) => css) + assets.pageCss).not.toMatch(/<\/style/i)
  })
})
