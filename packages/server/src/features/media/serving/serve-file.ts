import { type Storage, type StoredObject } from '../../../platform/storage/create-storage.ts'
import type { FastifyReply, FastifyRequest } from 'fastify'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { isNotModified, isRangeCurrent, parseRange } from './byte-range.ts'

/** We choose the extensions, so they match the content. */
const TYPES: Record<string, string> = {
  avif: 'image/avif',
  gif: 'image/gif',
  jpg: 'image/jpeg',
  png: 'image/png',
  vtt: 'text/vtt; charset=utf-8',
  webp: 'image/webp',
  mp4: 'video/mp4',
  mov: 'video/quicktime',
  webm: 'video/webm',
}
/** Opened directly, a file can show itself and do nothing else. */
const POLICY =
  "default-src 'none'; img-src 'self'; media-src 'self'; style-src 'unsafe-inline'; frame-ancestors 'none'; sandbox"
const FOR_EVER = 'public, max-age=31536000, immutable'
const ONLY_HERE = 'private, max-age=300'

/** Sends an object with ranges, validators and the headers for an untrusted file. Throws NOT_FOUND. */
export async function serveFile(
  storage: Storage,
  key: string,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const object = await storage.stat(key)
  const type = TYPES[key.slice(key.lastIndexOf('.') + 1)]
  if (!object || !type) throw new AppError('NOT_FOUND')
  const isPrivate = key.startsWith('private/')
  reply.headers({
    'content-security-policy': POLICY,
    'content-disposition': `inline; filename="${key.slice(key.lastIndexOf('/') + 1)}"`,
    'cross-origin-resource-policy': isPrivate ? 'same-origin' : 'cross-origin',
    'cache-control': isPrivate ? ONLY_HERE : FOR_EVER,
    'accept-ranges': 'bytes',
    etag: object.etag,
    'last-modified': object.modifiedAt.toUTCString(),
  })
  if (isNotModified(request.headers['if-none-match'], object.etag)) return reply.status(304).send()
  reply.type(type)
  return sendPart(storage, object, request, reply)
}

async function sendPart(
  storage: Storage,
  { key, bytes, etag, modifiedAt }: StoredObject,
  request: FastifyRequest,
  reply: FastifyReply,
): Promise<FastifyReply> {
  const isCurrent = isRangeCurrent(request.headers['if-range']?.toString(), etag, modifiedAt)
  const range = isCurrent ? parseRange(request.headers.range, bytes) : undefined
  if (range === 'unsatisfiable')
    return reply.status(416).header('content-range', `bytes */${bytes}`).header('cache-control', 'no-store').send()
  if (range) reply.status(206).header('content-range', `bytes ${range.first}-${range.last}/${bytes}`)
  reply.header('content-length', range ? range.last - range.first + 1 : bytes)
  if (request.method === 'HEAD') return reply.send()
  const content = await storage.get(key, range)
  if (!content) throw new AppError('NOT_FOUND')
  return reply.send(content)
}
