import { DAY_MS, HOUR_MS, MINUTE_MS } from '@taplet/base/time'
import { MEDIA_LIMITS, MEDIA_PREFIX, type MediaItem } from '@taplet/contract'
import { mediaScope } from '@taplet/contract/schemas'
import { randomUUID } from 'node:crypto'
import type { Readable } from 'node:stream'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { SignedIn } from '../../../platform/http/bind.ts'
import type { Storage } from '../../../platform/storage/create-storage.ts'
import { requireAcceptedType, requireSize } from '../files/accepted-types.ts'
import { INCOMING, incomingKey } from '../files/keys.ts'
import { parseFilePath } from '../files/parse-file-path.ts'
import { receiveFile, type Source } from '../files/receive-file.ts'
import type { Signer } from '../files/signer.ts'
import type { TempFolders } from '../files/temp-folder.ts'
import type { Arrival, Library } from '../library.ts'
import { decodedBase64Length, decodeBase64InSteps } from './base64.ts'
import { base64Length, decodeBase64Body } from './decode-base64-body.ts'
import type { UploadStore } from './upload-store.ts'
import { messages } from '../messages/messages.ts'

const LINK_LIFE_MS = 15 * MINUTE_MS
/** What an account may be sending to the bucket at once: nothing is known of those files until they are completed. */
const MOST_OPEN_BYTES = 8 * MEDIA_LIMITS.video
/** After this long, what nobody completed is deleted. A PUT that began while its address was good has ended by then. */
const INCOMING_LIFE_MS = 2 * HOUR_MS

interface UploadDependencies {
  store: UploadStore
  library: Library
  storage: Storage
  signer: Signer
  temp: TempFolders
  /** Throws when the account has no room for so many bytes more. */
  requireRoom: (accountId: string, bytes: number) => Promise<void>
  clock: () => Date
}

/** A PUT to a signed address, before its body is read. */
export interface SignedPut {
  uploadId: string
  expires: string
  signature: string
  contentType: string
  contentLength: number | undefined
  body: Readable
}

export type UploadService = ReturnType<typeof createUploadService>

/** Uploads: by signed address (of this server or of a bucket), by base64, or from this machine. A failed upload leaves nothing behind. */
export function createUploadService(dependencies: UploadDependencies) {
  const { store, library, storage, signer, temp, requireRoom, clock } = dependencies
  type Row = NonNullable<Awaited<ReturnType<UploadStore['find']>>>

  const signedParts = (
    row: Pick<Row, 'upload_id' | 'scope' | 'file_type' | 'file_size'>,
    expires: number,
  ): (string | number)[] => [
    row.upload_id,
    row.scope,
    row.file_type,
    row.file_size === null ? '' : Number(row.file_size),
    expires,
  ]

  async function requireRow({ uploadId, expires, signature }: SignedPut): Promise<Row> {
    const row = await store.find(uploadId)
    const now = clock().getTime()
    const isValid =
      row && signer.isValid(signature, signedParts(row, Number(expires))) && row.expires_at.getTime() > now
    if (!isValid || row.used_at) throw new AppError('UPLOAD_LINK_INVALID')
    return row
  }

  function requireFit(row: Row, { contentType, contentLength }: SignedPut): void {
    if (contentType.toLowerCase() !== row.file_type) {
      throw new AppError('UPLOAD_LINK_INVALID', {
        message: messages.later('uploadTypeOther', { fileType: row.file_type }),
      })
    }
    if (contentLength === undefined) return
    // It may be base64 text (spec §7), a third longer than the file. The bytes themselves are counted as they arrive.
    requireSize(Math.floor((contentLength * 3) / 4) - 2, requireAcceptedType(row.file_type))
    if (row.file_size === null || contentLength === base64Length(Number(row.file_size))) return
    requireExactSize(row, contentLength)
  }

  async function take(
    arrival: Arrival,
    body: Source,
    announced: number | undefined,
    onEnd: (bytes: number) => void = () => {},
  ): Promise<MediaItem> {
    const accepted = requireAcceptedType(arrival.fileType)
    if (!(await storage.hasRoomFor(announced ?? accepted.maxBytes))) throw new AppError('STORAGE_FULL')
    return temp
      .use(async (folder) => {
        const file = await receiveFile(body, folder, (bytes) => requireSize(bytes, accepted))
        onEnd(file.bytes)
        return library.add(arrival, file)
      })
      .catch(translateFullDisk)
  }

  /** Stores the file under a claim of its address. The address is good for one stored file; after a failure it works again. */
  async function takeOnce(row: Row, body: () => Promise<Source>, announced: number | undefined): Promise<MediaItem> {
    if (!(await store.claim(row.upload_id, clock()))) throw new AppError('UPLOAD_LINK_INVALID')
    const arrival: Arrival = {
      accountId: row.account_id,
      identityId: row.identity_id,
      scope: mediaScope.parse(row.scope),
      fileName: row.file_name,
      fileType: row.file_type,
    }
    try {
      return await take(arrival, await body(), announced, (bytes) => requireExactSize(row, bytes))
    } catch (error) {
      await store.release(row.upload_id)
      throw error
    }
  }

  async function requireDirectRoom(accountId: string, bytes: number): Promise<void> {
    await requireRoom(accountId, bytes)
    if ((await store.openBytes(accountId, clock())) + bytes > MOST_OPEN_BYTES)
      throw new AppError('TOO_MANY_REQUESTS', { message: messages.later('tooManyUploads') })
  }

  return {
    /**
     * Returns an address to PUT one file to within 15 minutes (spec D31). It leads to the bucket, where there is one and
     * the size is known; `complete` then takes the file in. Otherwise it leads to this server at `origin`.
     */
    async createSignedUrl(
      { accountId, identityId }: SignedIn,
      wish: { filePath: string; fileType: string; fileSize?: number | undefined },
      origin: string,
    ): Promise<{ signedUrl: string; uploadId?: string }> {
      const { scope, fileName } = parseFilePath(wish.filePath, identityId)
      const accepted = requireAcceptedType(wish.fileType)
      if (wish.fileSize !== undefined) requireSize(wish.fileSize, accepted)
      const direct = wish.fileSize === undefined ? undefined : storage.direct
      if (direct && wish.fileSize) await requireDirectRoom(accountId, wish.fileSize)
      const uploadId = randomUUID()
      const expiresAt = new Date(clock().getTime() + LINK_LIFE_MS)
      await store.insert({
        uploadId,
        accountId,
        scope,
        fileName,
        fileType: accepted.type,
        fileSize: wish.fileSize,
        expiresAt,
      })
      if (direct && wish.fileSize) {
        const file = { key: incomingKey(uploadId), type: accepted.type, bytes: wish.fileSize }
        return { signedUrl: await direct.signPut({ ...file, seconds: LINK_LIFE_MS / 1000 }), uploadId }
      }
      const row = {
        upload_id: uploadId,
        scope,
        file_type: accepted.type,
        file_size: wish.fileSize === undefined ? null : String(wish.fileSize),
      }
      const query = new URLSearchParams({
        expires: String(expiresAt.getTime()),
        signature: signer.sign(signedParts(row, expiresAt.getTime())),
      })
      return { signedUrl: `${origin}${MEDIA_PREFIX}/upload/${uploadId}?${query}` }
    },

    /** Takes the file of a signed PUT to this server. */
    async receive(put: SignedPut): Promise<MediaItem> {
      const row = await requireRow(put)
      requireFit(row, put)
      const body = decodeBase64Body(put.body.iterator({ destroyOnReturn: false }))
      return takeOnce(row, async () => body, put.contentLength)
    },

    /** Takes a file that was sent to the bucket, after the same checks of its bytes as any other. */
    async complete(accountId: string, uploadId: string): Promise<MediaItem> {
      const row = await store.find(uploadId)
      if (row?.account_id !== accountId) throw new AppError('NOT_FOUND')
      const key = incomingKey(uploadId)
      let content: Readable | undefined
      const arrived = async (): Promise<Readable> => {
        content = await storage.get(key)
        if (content) return content
        throw new AppError('UPLOAD_LINK_INVALID', { message: messages.later('fileNotUploaded') })
      }
      try {
        const media = await takeOnce(row, arrived, Number(row.file_size))
        await storage.delete(key)
        return media
      } catch (error) {
        // A refused file is of no use to anybody; after a broken connection the file is still there for another try.
        if (error instanceof AppError && error.code !== 'UPLOAD_LINK_INVALID') await storage.delete(key)
        throw error
      } finally {
        content?.destroy()
      }
    },

    async receiveBase64(
      { accountId, identityId }: SignedIn,
      { filePath, fileType, data }: { filePath: string; fileType: string; data: string },
    ): Promise<MediaItem> {
      const arrival: Arrival = { accountId, identityId, fileType, ...parseFilePath(filePath, identityId) }
      // The length is known from the text; a file that is too large is not even decoded (G5).
      const bytes = decodedBase64Length(data)
      requireSize(bytes, requireAcceptedType(fileType))
      return take(arrival, decodeBase64InSteps(data), bytes)
    },

    /** A file that is already on this machine, such as demo content. */
    receiveFrom: (arrival: Arrival, content: Readable | Iterable<Buffer>): Promise<MediaItem> =>
      take(arrival, content, undefined),

    async cleanUpExpired(): Promise<void> {
      await store.deleteExpired(new Date(clock().getTime() - DAY_MS))
      const limit = new Date(clock().getTime() - INCOMING_LIFE_MS)
      for await (const { key, modifiedAt } of storage.list(INCOMING)) if (modifiedAt < limit) await storage.delete(key)
    },
  }
}

function requireExactSize({ file_size: size }: { file_size: string | null }, bytes: number): void {
  if (size !== null && Number(size) !== bytes) {
    throw new AppError('UPLOAD_LINK_INVALID', { message: messages.later('uploadSizeOther', { size }) })
  }
}

function translateFullDisk(error: unknown): never {
  const code = error instanceof Error && 'code' in error ? error.code : undefined
  if (code === 'ENOSPC' || code === 'EDQUOT') throw new AppError('STORAGE_FULL', { cause: error })
  throw error
}
