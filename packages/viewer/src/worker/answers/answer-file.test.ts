import { expect, it } from 'vitest'
import { aWorker, offline, PICTURE, serving } from '../../testing/a-worker.ts'

it('answerFile shows a picture in another size or form where the right one is not kept and there is no network', async () => {
  const worker = aWorker(serving())
  await worker.open('/rosa')
  await worker.see('rosa')
  offline(worker.answers)
  for (const other of [PICTURE.replace('800', '1600'), PICTURE.replace('webp', 'avif')])
    expect(await (await worker.get(other))?.text()).toBe('pixels')
  for (const other of [PICTURE.replace('cup', 'mug'), '/assets/fonts/cup-800.woff2'])
    await expect(worker.get(other)).rejects.toThrow('Failed to fetch')
})
