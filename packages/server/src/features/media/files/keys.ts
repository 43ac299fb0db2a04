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
 * The name of an item inside keys. It stands for its content, so an address never changes what it shows; and for the
 * item, so that deleting it and sending the same file again cannot get into each other's way.
 */
export const tagOf = (contentHash: string, mediaId: string): string =>
  createHash('sha256').update(`${contentHash}:${mediaId}`).digest('hex').slice(0, 32)

export const imageKey = ({ scope, identityId, tag }: Owned, width: number, extension: string): string =>
  `${scope}/${identityId}/images/${tag}-${width}.${extension}`

export const videoKey = ({ scope, identityId, tag }: Owned, name: string): string =>
  `${scope}/${identityId}/videos/${tag}-${name}`

/** Uploads as they came, with everything that a phone writes into them: never for others, whatever the scope. */
export const originalKey = ({ identityId, tag }: Omit<Owned, 'scope'>, extension: string): string =>
  `private/${identityId}/originals/${tag}-original.${extension}`

/** What the keys of a stored item begin with. */
export const ownedBy = (row: { scope: string; identity_id: string; key_tag: string }): Owned => ({
  scope: mediaScope.parse(row.scope),
  identityId: row.identity_id,
  tag: row.key_tag,
})

/** Prefixes below which everything that belongs to an item lies. */
export const prefixesOf = ({ scope, identityId, tag }: Owned): string[] => [
  `${scope}/${identityId}/images/${tag}-`,
  `${scope}/${identityId}/videos/${tag}-`,
  `private/${identityId}/originals/${tag}-`,
]

export const urlOfKey = (key: string): string => `${MEDIA_PREFIX}/${key}`

/** The key of one of our own file addresses; undefined for every other address. */
export const keyOfUrl = (url: string): string | undefined =>
  url.startsWith(`${MEDIA_PREFIX}/`) ? url.slice(MEDIA_PREFIX.length + 1) : undefined

/** What slides store for a video: it stays while its renditions come and go. */
export const videoUrl = (mediaId: string): string => `${MEDIA_PREFIX}/videos/${mediaId}`

export interface KeyParts {
  scope: Scope
  identityId: string
  tag: string
}

const KEY = /^(public|protected|private)\/([\w-]+)\/(?:images|videos|originals)\/([0-9a-f]{32})-[\w.-]+$/

/** What a key of ours says; undefined for any other text. */
export function parseKey(key: string): KeyParts | undefined {
  const [, scope, identityId, tag] = KEY.exec(key) ?? []
  // The pattern admits the three scopes only.
  return scope && identityId && tag ? { scope: scope as Scope, identityId, tag } : undefined
}
