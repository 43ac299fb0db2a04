import { join } from 'node:path'
import type { AppOverrides } from '../../../app/app-overrides.ts'
import { startTestApp } from '../../../testing/start-test-app.ts'

export type { TestAccount } from '../../../testing/an-account.ts'

/** Starts the app with access to its storage. */
export async function startTestMedia(overrides: Pick<AppOverrides, 'ffmpeg' | 'jobs' | 'media'> = {}) {
  const app = await startTestApp(overrides)
  return {
    ...app,
    /** Folder of uploads and conversions. */
    tempDir: join(app.config.dataDir, 'temp'),
    /** Returns the keys of all stored objects. */
    async keys(): Promise<string[]> {
      const found: string[] = []
      for await (const { key } of app.storage.list('')) found.push(key)
      return found
    },
  }
}
export type TestMedia = Awaited<ReturnType<typeof startTestMedia>>
