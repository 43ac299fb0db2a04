import { existsSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { pageNameProblem } from '@taplet/contract'
import { describe, expect, it } from 'vitest'
import { assetFiles } from './assets.ts'
import { demoApps } from './demo-apps.ts'
import { demoAssets, demoSlides } from './demo-slides.ts'

const ASSETS = join(import.meta.dirname, 'assets')
const BUDGET = { webp: 120_000, mp4: 900_000 } as const

const addresses = () => {
  let ids = 0
  return {
    mediaUrl: (file: string) => `/media/demo/${file}`,
    origin: 'https://taplet.example',
    createId: () => `id-${ids++}`,
  }
}

describe.each(demoApps.map((app) => [app.name, app] as const))('the demo app %s', (_name, app) => {
  it('has slides that the schema takes, 3 to 6 of them', () => {
    const slides = demoSlides(app, addresses())
    expect(slides.length).toBeGreaterThanOrEqual(3)
    expect(slides.length).toBeLessThanOrEqual(6)
    expect(JSON.stringify(slides)).not.toMatch(/"(?:asset|page):/)
  })

  it('has an address that a merchant could choose', () => {
    expect(pageNameProblem(app.path)).toBeUndefined()
  })

  it('names only media that are there', () => {
    expect(demoAssets(app).filter((file) => !existsSync(join(ASSETS, file)))).toEqual([])
  })

  it('leads nowhere outside: only to example addresses, fictional numbers and Taplet itself', () => {
    const links = JSON.stringify(demoSlides(app, addresses())).matchAll(/"link(?:Value|Username|Url)":"([^"]+)"/g)
    const foreign = [...links]
      .map(([, link = '']) => link)
      .filter((link) => !/example|^\+1202555|^\+442079460/.test(link))
    expect(foreign).toEqual([])
  })

  it('stands its slides in more than one place and asks for one thing at a time', () => {
    const slides = demoSlides(app, addresses())
    expect(new Set(slides.map((one) => one.viewMetadata.anchor)).size).toBeGreaterThan(1)
    for (const { widgets } of slides) {
      expect(
        widgets.filter((widget) => widget.widgetType === 'LINK' && widget.widgetData.emphasis === 'FILLED').length,
      ).toBeLessThanOrEqual(1)
    }
  })

  it('has one corner radius', () => {
    expect(new Set(app.slides.map(({ view }) => view.viewMetadata.theme?.radius)).size).toBe(1)
  })
})

describe('all demo apps together', () => {
  it('have different addresses and use every kind of widget', () => {
    expect(new Set(demoApps.map(({ path }) => path)).size).toBe(demoApps.length)
    const types = demoApps.flatMap((app) =>
      app.slides.flatMap(({ view }) => view.widgets.map(({ widgetType }) => widgetType)),
    )
    expect([...new Set(types)].toSorted()).toEqual([
      'IMAGE',
      'LINK',
      'NEWSLETTER_SIGN_UP',
      'REVIEW_FORM',
      'SOCIAL_LINK',
      'TEXT_BOX',
      'VIDEO',
    ])
  })
})

describe.each(assetFiles)('the file %s', (file) => {
  it('was built and keeps its budget', () => {
    const budget = file.endsWith('.mp4') ? BUDGET.mp4 : BUDGET.webp
    expect(statSync(join(ASSETS, file)).size).toBeLessThanOrEqual(budget)
  })
})
