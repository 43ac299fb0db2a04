import type { Client } from '@taplet/contract'
import { findChromium } from '../../scripts/test/chromium.ts'
import type { Context } from '../context.ts'
import type { Report, Row } from '../report/report.ts'
import { step } from '../report/step.ts'
import { launchBrowser } from '../visitor/open-phone.ts'
import { measureContrast, type Part } from './measure-contrast.ts'
import { readPhotos } from './photos.ts'

const NAME = 'bench-chrome'
const MOST = 44
const READABLE = 4.5 // WCAG 2.2, text
const PHONE = { width: 390, height: 844 }
/** Text colour and background: hardly apart enough, far apart, dark on light, and not apart at all. */
const LOOKS = [
  ['#FFFFFF', '#6E7780'],
  ['#FFFFFF', '#000000'],
  ['#2B1712', '#FFF4E2'],
  ['#FFFFFF', '#FFFFFF'],
] as const

/** Measures the contrast of name, buttons, bars and footer over photos, pixel by pixel (record 131). */
export async function benchChrome(context: Context, most = MOST): Promise<Report> {
  const folder = process.env['BENCH_PHOTOS']
  if (!folder) return { rows: [], notes: ['BENCH_PHOTOS names a folder of photos (JPEG) of all brightnesses.'] }
  const { taplet, session } = await context.fixture()
  const { api } = session
  const photos = await step('read the photos', 120, () => readPhotos(folder, most))
  const urls: string[] = []
  await step(`store ${photos.length} photos`, 300, async () => {
    for (const [index, { jpeg }] of photos.entries()) {
      const filePath = `public/photo-${index}.jpg`
      const { media } = await api.media.uploadBase64({
        filePath,
        fileType: 'image/jpeg',
        data: jpeg.toString('base64'),
      })
      urls.push(media.url)
    }
  })
  const viewId = await publishTwoSlides(api)
  const browser = await launchBrowser(await findChromium())
  const rows: Row[] = []
  try {
    const page = await browser.newPage({ viewport: PHONE, isMobile: true, hasTouch: true, bypassCSP: true })
    for (const [ink, color] of LOOKS) {
      const least: Partial<Record<Part, number>> = {}
      let below = 0
      await step(`${ink} on ${color}`, 900, async () => {
        for (const url of urls) {
          const backgroundMedia = {
            type: 'IMAGE' as const,
            url,
            color,
            overlay: { color, opacity: 0, shape: 'FULL' as const },
          }
          await api.slides.updateView({ viewId, viewMetadata: { backgroundMedia, theme: { ink } } })
          await page.goto(`${taplet.origin}/${NAME}?${Math.random()}#slide-2`, { waitUntil: 'networkidle' })
          const found = await measureContrast(page)
          if (Object.values(found).some((contrast) => contrast < READABLE)) below++
          for (const [part, contrast] of Object.entries(found))
            least[part as Part] = Math.min(least[part as Part] ?? 21, contrast) // keys of the parts
        }
      })
      rows.push({
        id: '14.16',
        measure: `lowest contrast, text ${ink} on ${color}; photos with a part below ${READABLE}`,
        target: `≥ ${READABLE}; 0`,
        measured: `${Object.entries(least)
          .map(([part, contrast]) => `${part} ${contrast.toFixed(2)}`)
          .join(', ')}; ${below} of ${urls.length}`,
        peer: '',
        isMet: below === 0,
      })
    }
  } finally {
    await browser.close()
  }
  const shades = photos.map(({ brightness }) => brightness).toSorted((one, other) => one - other)
  return {
    rows,
    notes: [
      `${photos.length} photos, mean brightness ${shades.at(0)?.toFixed(0)} to ${shades.at(-1)?.toFixed(0)} of 255, behind the last slide, at ${PHONE.width} × ${PHONE.height}.`,
    ],
  }
}

async function publishTwoSlides(api: Client): Promise<string> {
  const first = await api.slides.createItem({ itemName: 'First' })
  const last = await api.slides.createItem({ itemName: 'Last' })
  const items = [first, last].map(({ body }) => body.newExperienceItem)
  await api.experiences.update({
    rootPageId: NAME,
    fullPagePath: NAME,
    pageName: 'Photos of all kinds',
    experienceItems: items.map(({ experienceItemId }) => experienceItemId),
  })
  return String(items[1]?.viewId)
}
