import { type Colour, contrastOf, over } from '@taplet/base/colours'
import type { Page } from '@playwright/test'
import sharp from 'sharp'

/** What the page lays over the last slide; of bars those that are filled. */
export const PARTS = {
  name: '.tv-bar :is(h1, p)',
  share: '.tv-bar button:not([hidden])',
  bars: '.tv-bars a',
  'Made with': '.tp-footer .tv-made:has(svg)',
  Report: '.tp-footer .tv-made:not(:has(svg))',
} as const
export type Part = keyof typeof PARTS

interface Box {
  part: Part
  colour: Colour
  x: number
  y: number
  width: number
  height: number
}

/** Returns the lowest contrast of any pixel in the box of each part: of the page without it, with its colour on top. */
export async function measureContrast(page: Page): Promise<Record<Part, number>> {
  const boxes = await page.evaluate(boxesOf, PARTS)
  const hidden = await page.addStyleTag({ content: '.tv-chrome, .tp-footer * { visibility: hidden !important }' })
  const { data, info } = await sharp(await page.screenshot())
    .removeAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true })
  await hidden.evaluate((style) => style.parentNode?.removeChild(style))
  const least: Record<Part, number> = { name: 21, share: 21, bars: 21, 'Made with': 21, Report: 21 }
  for (const { part, colour, x, y, width, height } of boxes)
    for (let row = Math.floor(y); row < Math.ceil(y + height); row++)
      for (let column = Math.floor(x); column < Math.ceil(x + width); column++) {
        const at = (row * info.width + column) * info.channels
        const [red = 0, green = 0, blue = 0] = data.subarray(at, at + 3)
        const ground = { red, green, blue, alpha: 1 }
        least[part] = Math.min(least[part], contrastOf(rounded(over(colour, ground)), ground))
      }
  const seen = new Set(boxes.map(({ part }) => part))
  for (const part of Object.keys(least)) if (!seen.has(part as Part)) throw new Error(`The page has no ${part}.`) // keys of PARTS
  return least
}

const rounded = ({ red, green, blue, alpha }: Colour): Colour => ({
  red: Math.round(red),
  green: Math.round(green),
  blue: Math.round(blue),
  alpha,
})

/** Runs in the page: boxes and colours of all parts that are shown. */
function boxesOf(parts: typeof PARTS): Box[] {
  const opacityOf = (element: Element | null): number =>
    element ? Number(getComputedStyle(element).opacity) * opacityOf(element.parentElement) : 1
  const boxes: Box[] = []
  for (const [part, selector] of Object.entries(parts))
    for (const element of document.querySelectorAll(selector)) {
      // Words and drawings of a link, whose area to be tapped is larger; all of a button, the bar within its area.
      const range = document.createRange()
      range.selectNodeContents(element)
      const { paddingTop, paddingBottom, color } = getComputedStyle(element)
      const [top, bottom] = [Number.parseFloat(paddingTop), Number.parseFloat(paddingBottom)]
      const whole = element.getBoundingClientRect()
      const box =
        element.localName === 'a' && part !== 'bars'
          ? range.getBoundingClientRect()
          : { x: whole.x, y: whole.y + top, width: whole.width, height: whole.height - top - bottom }
      if (box.width === 0 || box.x < 0 || box.x >= innerWidth) continue
      const canvas = document.createElement('canvas').getContext('2d')
      if (!canvas) continue
      canvas.fillStyle = color
      canvas.fillRect(0, 0, 1, 1)
      const [red = 0, green = 0, blue = 0] = canvas.getImageData(0, 0, 1, 1).data
      const { x, y, width, height } = box
      boxes.push({
        part: part as Part,
        colour: { red, green, blue, alpha: opacityOf(element) },
        x,
        y,
        width,
        height,
      })
    }
  return boxes
}
