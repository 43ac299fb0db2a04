import type { Readable } from 'node:stream'

/** What storage knows of an object without reading it. */
export interface StoredObject {
  key: string
  bytes: number
  /** Changes when the content does; a strong HTTP entity tag with its quotes. */
  etag: string
  modifiedAt: Date
}

/** Both ends are included, as in HTTP. */
export interface ByteRange {
  first: number
  last: number
}

/** What is stored: bytes, a stream of bytes, or a file of this machine (which stays where it is). */
export type Content = Buffer | Readable | { path: string }

/**
 * Where files live. Keys are chosen by us, look like `protected/7f3a/images/9bc1-720.webp`, and are checked by every
 * driver (see key.ts). What a driver promises stands in conformance.ts.
 */
export interface Storage {
  /** Stores the content under the key, or nothing at all: no reader ever sees a part of it under that key. */
  put: (key: string, content: Content) => Promise<StoredObject>
  /** The object's bytes, or those of a range inside it. Undefined when there is no such object. */
  get: (key: string, range?: ByteRange) => Promise<Readable | undefined>
  stat: (key: string) => Promise<StoredObject | undefined>
  /** Takes the object away; does nothing when there is none. */
  delete: (key: string) => Promise<void>
  /** Every finished object whose key starts with the prefix, in no order. */
  list: (prefix: string) => AsyncIterable<StoredObject>
  /** Whether that many bytes can be taken in with some reserve left; asked before an upload is read. */
  hasRoomFor: (bytes: number) => Promise<boolean>
}
