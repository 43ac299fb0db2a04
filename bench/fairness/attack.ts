import { MAX_QR_PIXELS, neutralRecipe } from '@taplet/contract'
import { setTimeout as sleep } from 'node:timers/promises'
import sharp from 'sharp'
import type { Session } from '../taplet/sign-in.ts'

/** How many calls of each kind one account keeps open, as in the attack that made sign-ins fail (findings of issue 14). */
const OPEN = { file: 24, check: 20, recipe: 8, job: 1 }
/** A refused call comes again after the least time that a refusal ever names. */
const AGAIN_MS = 1000
const PICTURE = { width: 3600, height: 2500, channels: 3 } as const

export interface Attack {
  /** Ends when all calls were answered; returns how many were, by status. */
  stop: () => Promise<Record<string, number>>
}

/** Has one account do its worst: large codes, checks, edited pictures and jobs, all at once and again and again. */
export async function startAttack(origin: string, { api, token }: Session): Promise<Attack> {
  const links = await Promise.all(
    [1, 2, 3].map((index) => api.links.create({ tagName: `Table ${index}`, destinationUrl: 'https://example.com/' })),
  )
  const tagId = links[0]?.tagData.tagId ?? ''
  const { mediaId } = await uploadPhoto({ api, token })
  const answers: Record<string, number> = {}
  const ended = new AbortController()
  let calls = 0

  async function call(path: string, body?: object): Promise<void> {
    const headers = { authorization: `Bearer ${token}`, ...(body && { 'content-type': 'application/json' }) }
    const init = body ? { method: 'POST', headers, body: JSON.stringify(body) } : { headers }
    const response = await fetch(`${origin}/api${path}`, init).catch(() => undefined)
    await response?.arrayBuffer().catch(() => undefined)
    const status = String(response?.status ?? 'broken')
    answers[status] = (answers[status] ?? 0) + 1
    if (!response?.ok && !ended.signal.aborted) await sleep(AGAIN_MS)
  }
  const size = `pixels=${MAX_QR_PIXELS}&isConfirmed=true`
  const kinds: Record<keyof typeof OPEN, () => Promise<void>> = {
    file: () => call(`/qrDesigns/file?tagId=${tagId}&format=png&${size}&caption=${++calls}`),
    check: () => call('/qrDesigns/check', { clientConfig: {} }),
    recipe: () => call('/media/renderRecipe', { mediaId, recipe: { ...neutralRecipe, fade: ++calls % 100 } }),
    job: async () => {
      await call('/qrDesigns/makeFiles', { format: 'png', pixels: MAX_QR_PIXELS })
      await sleep(AGAIN_MS)
    },
  }
  const repeat = async (once: () => Promise<void>): Promise<void> => {
    while (!ended.signal.aborted) await once()
  }
  // The names of OPEN are those of kinds.
  const running = (Object.keys(OPEN) as (keyof typeof OPEN)[]).flatMap((kind) =>
    Array.from({ length: OPEN[kind] }, () => repeat(kinds[kind])),
  )
  return {
    async stop() {
      ended.abort()
      await Promise.all(running)
      return answers
    },
  }
}

async function uploadPhoto({ api }: Session): Promise<{ mediaId: string }> {
  const noise = { type: 'gaussian', mean: 128, sigma: 12 } as const
  const photo = await sharp({ create: { ...PICTURE, background: '#888', noise } })
    .jpeg({ quality: 50 })
    .toBuffer()
  const { media } = await api.media.uploadBase64({
    filePath: 'public/photo.jpg',
    fileType: 'image/jpeg',
    data: photo.toString('base64'),
  })
  return media
}
