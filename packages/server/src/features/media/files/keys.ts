import { MEDIA_PREFIX } from '@taplet/contract'
import { mediaScope } from '@taplet/contract/schemas'
import { createHash } from 'node:crypto'
import type { Scope } from './parse-file-path.ts'

interface Owned {
  scope: Scope
  identityId: string
  tag: string
}

/**
 * Name of an item inside keys. It depends on the content, so an address never changes what it shows; and on the item,
 * so that deleting a file and uploading it again do not interfere.
 */
export const tagOf = (contentHash: string, mediaId: string): string =>
  createHash('sha256').update(`${contentHash}:${mediaId}`).digest('hex').slice(0, 32)

export const imageKey = ({ scope, identityId, tag }: Owned, width: number, extension: string): string =>
  `${scope}/${identityId}/images/${tag}-${width}.${extension}`

export const videoKey = ({ scope, identityId, tag }: Owned, name: string): string =>
  `${scope}/${identityId}/videos/${tag}-${name}`

/** Key of an upload as received, with all the metadata of a phone: never public, whatever the scope. */
export const originalKey = ({ identityId, tag }: Omit<Owned, 'scope'>, extension: string): string =>
  `private/${identityId}/originals/${tag}-original.${extension}`

/** Where uploads wait that went straight to the bucket. No address of ours leads there. */
export const INCOMING = 'incoming/'
export const incomingKey = (uploadId: string): string => `${INCOMING}${uploadId}`

/** Returns the prefix data of a stored item's keys. */
export const ownedBy = (row: { scope: string; identity_id: string; key_tag: string }): Owned => ({
  scope: mediaScope.parse(row.scope),
  identityId: row.identity_id,
  tag: row.key_tag,
})

/** Returns the prefixes of all keys that belong to an item. */
export const prefixesOf = ({ scope, identityId, tag }: Owned): string[] => [
  `${scope}/${identityId}/images/${tag}-`,
  `${scope}/${identityId}/videos/${tag}-`,
  `private/${identityId}/originals/${tag}-`,
]

export const urlOfKey = (key: string): string => `${MEDIA_PREFIX}/${key}`

/** Returns the key of one of our own file addresses; undefined for any other address. */
export const keyOfUrl = (url: string): string | undefined =>
  url.startsWith(`${MEDIA_PREFIX}/`) ? url.slice(MEDIA_PREFIX.length + 1) : undefined

/** The address that slides store for a video: it stays the same while its renditions change. */
export const videoUrl = (mediaId: string): string => `${MEDIA_PREFIX}/videos/${mediaId}`

export interface KeyParts {
  scope: Scope
  identityId: string
  tag: string
}

const KEY = /^(public|protected|private)\/([\w-]+)\/(?:images|videos|originals)\/([0-9a-f]{32})-[\w.-]+$/

/** Parses one of our keys; returns undefined for any other text. */
export function parseKey(key: string): KeyParts | undefined {
  const [, scope, identityId, tag] = KEY.exec(key) ?? []
  // The pattern allows the three scopes only.
  return scope && identityId && tag ? { scope: scope as Scope, identityId, tag } : undefined
}
