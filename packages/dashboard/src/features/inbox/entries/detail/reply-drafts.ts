import { z } from 'zod'
import { createDeviceStorage } from '../../../../lib/device/device-storage.ts'

const NAME = 'inbox.replies'
const schema = z.record(z.string(), z.string())
const storage = createDeviceStorage('sessionStorage')

/** Unsent replies, by review: stored across reloads and navigation. */
export const replyDrafts = {
  read: (reviewId: string): string | undefined => storage.read(NAME, schema)?.[reviewId],
  keep: (reviewId: string, text: string | undefined): void => {
    const { [reviewId]: _, ...others } = storage.read(NAME, schema) ?? {}
    storage.write(NAME, text === undefined ? others : { ...others, [reviewId]: text })
  },
}
