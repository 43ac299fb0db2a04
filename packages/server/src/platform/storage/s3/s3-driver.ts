import type { ListObjectsV2CommandOutput } from '@aws-sdk/client-s3'
import { Readable } from 'node:stream'
import { requireStorageKey } from '../key.ts'
import type { SignedPutWish, Storage, StoredObject } from '../port.ts'
import type { BucketSettings } from '../storage-settings.ts'
import { bucketOrigin, createBucketClient } from './bucket-client.ts'
import { type Spooled, withSpooled } from './spooled.ts'

/** A stream cannot be sent again by the client itself, as bytes can. */
const TRIES = 3

/** Files in a bucket of any program that speaks S3. All objects are private: who may read one is decided by our routes. */
export function createS3Storage(settings: BucketSettings): Storage {
  const open = createBucketClient(settings)
  const at = (key: string) => {
    requireStorageKey(key)
    return { Bucket: settings.name, Key: key }
  }

  async function send(key: string, { bytes, md5, read }: Spooled): Promise<StoredObject> {
    const address = at(key)
    const { client, PutObjectCommand } = await open()
    const more = { ContentLength: bytes, ContentMD5: md5, ContentType: 'application/octet-stream' }
    for (let attempt = 1; ; attempt++) {
      try {
        const { ETag } = await client.send(new PutObjectCommand({ ...address, ...more, Body: read() }))
        return { key, bytes, etag: requireTag(ETag), modifiedAt: new Date() }
      } catch (error) {
        const status = statusOf(error)
        if (attempt === TRIES || (status !== undefined && status < 500)) throw error
      }
    }
  }

  const signPut = async ({ key, type, bytes, seconds }: SignedPutWish): Promise<string> => {
    const address = at(key)
    const [{ client, PutObjectCommand }, { getSignedUrl }] = await Promise.all([
      open(),
      import('@aws-sdk/s3-request-presigner'),
    ])
    // Headers that are signed are bound: a file of another type or length is refused by the bucket itself.
    return getSignedUrl(client, new PutObjectCommand({ ...address, ContentType: type, ContentLength: bytes }), {
      expiresIn: seconds,
      signableHeaders: new Set(['content-type', 'content-length']),
    })
  }

  return {
    async put(key, content) {
      requireStorageKey(key)
      return withSpooled(content, (spooled) => send(key, spooled))
    },
    async get(key, range) {
      const address = at(key)
      const { client, GetObjectCommand } = await open()
      const part = range && { Range: `bytes=${range.first}-${range.last}` }
      const answer = await client.send(new GetObjectCommand({ ...address, ...part })).catch(ignoreMissing)
      if (answer === undefined) return undefined
      if (!(answer.Body instanceof Readable)) throw new TypeError('The bucket answered without a stream')
      return answer.Body
    },
    async stat(key) {
      const address = at(key)
      const { client, HeadObjectCommand } = await open()
      const answer = await client.send(new HeadObjectCommand(address)).catch(ignoreMissing)
      return answer && describe(key, { Size: answer.ContentLength, ETag: answer.ETag, ...answer })
    },
    async delete(key) {
      const address = at(key)
      const { client, DeleteObjectCommand } = await open()
      await client.send(new DeleteObjectCommand(address)).catch(ignoreMissing)
    },
    async *list(prefix) {
      const { client, ListObjectsV2Command } = await open()
      let next: string | undefined
      do {
        const page: ListObjectsV2CommandOutput = await client.send(
          new ListObjectsV2Command({ Bucket: settings.name, Prefix: prefix, ...(next && { ContinuationToken: next }) }),
        )
        for (const object of page.Contents ?? []) if (object.Key) yield describe(object.Key, object)
        next = page.NextContinuationToken
      } while (next)
    },
    hasRoomFor: async () => true,
    ...(settings.directUploads && { direct: { signPut, origin: bucketOrigin(settings) } }),
  }
}

interface Described {
  Size?: number | undefined
  ETag?: string | undefined
  LastModified?: Date | undefined
}

const describe = (key: string, { Size = 0, ETag, LastModified = new Date(0) }: Described): StoredObject => ({
  key,
  bytes: Size,
  etag: requireTag(ETag),
  modifiedAt: LastModified,
})

function requireTag(tag: string | undefined): string {
  if (!tag) throw new TypeError('The bucket answered without an ETag')
  return tag
}

/** Undefined where no answer came at all. */
function statusOf(error: unknown): number | undefined {
  const about: unknown = error instanceof Error ? Reflect.get(error, '$metadata') : undefined
  const status: unknown = about instanceof Object ? Reflect.get(about, 'httpStatusCode') : undefined
  return typeof status === 'number' ? status : undefined
}

function ignoreMissing(error: unknown): undefined {
  // A missing bucket is a mistake in the settings, not a missing file.
  const isBucket = error instanceof Error && error.name === 'NoSuchBucket'
  if (statusOf(error) === 404 && !isBucket) return undefined
  throw error
}
