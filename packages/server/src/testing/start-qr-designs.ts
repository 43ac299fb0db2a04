import { createClient } from '@taplet/contract'
import { codes } from '@taplet/contract/codes'
import { createHash, randomUUID } from 'node:crypto'
import sharp from 'sharp'
import { createLimits } from '../features/limits/create-limits.ts'
import { createQrDesigns } from '../features/qr-designs/create-qr-designs.ts'
import { createBind } from '../platform/http/bind.ts'
import { authenticateById } from './an-account.ts'
import { startContent, type TestAccount } from './start-content.ts'

export const ORIGIN = 'https://taplet.example'

/** QR designs on PostgreSQL, with storage and scanner as they are; whoever sends an account's id as token is it. */
export async function startQrDesigns() {
  const content = await startContent()
  const { db, server, storage } = content
  const failures: unknown[] = []
  const qrDesigns = createQrDesigns({
    db,
    storage,
    limits: createLimits(),
    origin: ORIGIN,
    onError: (error) => failures.push(error),
    scanPatienceMs: 60_000, // a busy machine is no queue
  })
  const authenticate = authenticateById(db)
  qrDesigns.routes(createBind(server, authenticate))
  qrDesigns.addPages(server, authenticate)

  return {
    ...content,
    qrDesigns,
    /** What the scanner failed with. */
    failures,
    /** The calls about designs, as this account makes them. */
    clientOf: ({ accountId }: { accountId: string }) =>
      createClient(codes, {
        headers: () => ({ authorization: `Bearer ${accountId}` }),
        fetch: async (url, options) => {
          const response = await server.inject({
            // The client always calls fetch with a path, one of these methods, plain headers and a text.
            method: options?.method as 'GET' | 'POST',
            url: url as string,
            headers: options?.headers as Record<string, string>,
            ...(typeof options?.body === 'string' && { payload: options.body }),
          })
          return new Response(response.body, { status: response.statusCode })
        },
      }).qrDesigns,
    /** A file, as a link of the dashboard downloads it. */
    download: ({ accountId }: { accountId: string }, path: string) =>
      server.inject({ method: 'GET', url: `/api${path}`, headers: { authorization: `Bearer ${accountId}` } }),
    /** A link of the account, to one of its instant apps or not. */
    async aLink(account: TestAccount, { name = '', qrDesignId = null as string | null } = {}): Promise<string> {
      const tagId = randomUUID().replaceAll('-', '').slice(0, 22)
      await db
        .insertInto('links')
        .values({ tag_id: tagId, account_id: account.accountId, name, qr_design_id: qrDesignId })
        .execute()
      return tagId
    },
    /** A picture in the account's library; answers its address. */
    async aPicture({ accountId }: { accountId: string }, colour = '#C2185B'): Promise<string> {
      const picture = await sharp({ create: { width: 300, height: 300, channels: 3, background: colour } })
        .webp()
        .toBuffer()
      const key = `public/${accountId}/images/${randomUUID()}.webp`
      await storage.put(key, picture)
      await db
        .insertInto('media')
        .values({
          media_id: randomUUID(),
          account_id: accountId,
          kind: 'IMAGE',
          status: 'READY',
          scope: 'public',
          url: `/media/${key}`,
          storage_key: key,
          content_hash: createHash('sha256').update(key).digest('hex'),
          file_name: 'logo.webp',
          file_type: 'image/webp',
          bytes: picture.length,
          key_tag: randomUUID(),
        })
        .execute()
      return `/media/${key}`
    },
    stop: async () => {
      await content.stop()
      await qrDesigns.stop()
    },
  }
}
export type TestQrDesigns = Awaited<ReturnType<typeof startQrDesigns>>
