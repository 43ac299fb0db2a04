import type { CheckedSlide } from '@taplet/checks'
import sharp from 'sharp'
import { expect, it } from 'vitest'
import { inPictureQueue } from '../../platform/pictures/picture-queue.ts'
import { createPixels } from './pixels.ts'

const URL = '/media/public/photo.jpg'
const slide = {
  slideId: 's',
  name: '',
  content: {
    viewMetadata: { backgroundMedia: { type: 'IMAGE', url: URL, focalPoint: { x: 50, y: 50 } } },
    widgets: [],
  },
} as unknown as CheckedSlide // only what pictures are found by
const media = { [URL]: { kind: 'IMAGE', sources: [{ url: URL, width: 800 }] } } as never

it('[14.2] a background is decoded in the turn of its account, and nobody else waits for it', async () => {
  const picture = await sharp({ create: { width: 800, height: 600, channels: 3, background: '#845' } })
    .jpeg()
    .toBuffer()
  const pixels = createPixels(async () => picture)
  const order: string[] = []
  let endWork = (): void => {}
  const work = new Promise<void>((resolve) => (endWork = resolve))
  const busy = inPictureQueue('ada', () => work)
  const ada = pixels('ada', slide, media).then(() => order.push('ada'))
  await createPixels(async () => picture)('eve', slide, media).then(() => order.push('eve'))
  endWork()
  await Promise.all([busy, ada])
  expect(order).toEqual(['eve', 'ada'])
})
