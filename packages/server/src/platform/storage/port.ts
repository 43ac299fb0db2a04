import type { Readable } from 'node:stream'

/** Metadata of an object, known without reading it. */
export interface StoredObject {
  key: string
  bytes: number
  /** Changes when the content does; a strong HTTP entity tag with its quotes. */
  etag: string
  modifiedAt: Date
}

/** Both ends are inclusive, as in HTTP. */
export interface ByteRange {
  first: number
  last: number
}

/** What to store: bytes, a stream of bytes, or a file of this machine (which stays where it is). */
export type Content = Buffer | Readable | { path: string }

/** One file that a browser may send to the storage by itself. */
export interface SignedPutWish {
  key: string
  /** MIME type and length, both bound: the storage refuses any other file. */
  type: string
  bytes: number
  /** How long the address is good. */
  seconds: number
}

/** Uploads that bypass this server. What arrives so is as untrusted as any upload, and is read before it is used. */
export interface DirectUploads {
  signPut: (wish: SignedPutWish) => Promise<string>
  /** Where those addresses lead; pages must permit it. */
  origin: string
}

/**
 * File storage. Keys are chosen by us, look like `protected/7f3a/images/9bc1-720.webp`, and are checked by every driver
 * (see key.ts). conformance.ts holds what a driver must guarantee.
 */
export interface Storage {
  /** Stores the content under the key, all or nothing: no reader ever sees a part of it. */
  put: (key: string, content: Content) => Promise<StoredObject>
  /** Returns the object's bytes, or those of a range inside it; undefined when there is no such object. */
  get: (key: string, range?: ByteRange) => Promise<Readable | undefined>
  stat: (key: string) => Promise<StoredObject | undefined>
  /** Deletes the object; does nothing when there is none. */
  delete: (key: string) => Promise<void>
  /** Lists every finished object whose key starts with the prefix, in no particular order. */
  list: (prefix: string) => AsyncIterable<StoredObject>
  /** Whether that many bytes fit with some reserve left; checked before an upload is read. */
  hasRoomFor: (bytes: number) => Promise<boolean>
  /** Absent where files come through this server. */
  direct?: DirectUploads
}
