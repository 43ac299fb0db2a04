import type { MediaInfo } from '@taplet/slides/schema'
import { randomUUID } from 'node:crypto'
import sharp from 'sharp'
import type { TestApp } from './start-test-app.ts'

/** Creates a picture of one colour in the account's library; returns its address. */
export async function aPicture(
  app: TestApp,
  account: { accountId: string },
  colour = '#C2185B',
  { width, height } = { width: 300, height: 300 },
): Promise<string> {
  const picture = await sharp({ create: { width, height, channels: 3, background: colour } })
    .webp()
    .toBuffer()
  const key = `public/${account.accountId}/images/${randomUUID()}.webp`
  await app.storage.put(key, picture)
  await storeMedia(app, account, { url: `/media/${key}`, width, height }, picture.length)
  return `/media/${key}`
}

/** Stores this library data of a file, which need not exist. */
export async function storeMedia(
  { db }: TestApp,
  { accountId }: { accountId: string },
  { url, kind = 'IMAGE', status = 'READY', width = 12, height = 6, ...info }: Partial<MediaInfo> & { url: string },
  bytes = 9,
): Promise<void> {
  const known = {
    status,
    width,
    height,
    placeholder: info.placeholder ?? '',
    sources: JSON.stringify(info.sources ?? []),
    poster_url: info.posterUrl ?? '',
  }
  const { numUpdatedRows } = await db.updateTable('media').set(known).where('url', '=', url).executeTakeFirstOrThrow()
  if (numUpdatedRows > 0n) return
  const key = url.replace('/media/', '')
  const file = {
    storage_key: key,
    content_hash: randomUUID(),
    file_name: key.split('/').at(-1) ?? '',
    file_type: kind === 'IMAGE' ? 'image/webp' : 'video/mp4',
  }
  await db
    .insertInto('media')
    .values({
      media_id: randomUUID(),
      account_id: accountId,
      kind,
      scope: 'public',
      url,
      bytes,
      stored_bytes: bytes,
      key_tag: randomUUID(),
      ...file,
      ...known,
    })
    .execute()
}
