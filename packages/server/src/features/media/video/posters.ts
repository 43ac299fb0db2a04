import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Storage } from '../../../platform/storage/create-storage.ts'
import { keyOfUrl, ownedBy, urlOfKey, videoKey } from '../files/keys.ts'
import { makeVariants } from '../image/make-variants.ts'
import type { MediaStore, OwnedRow } from '../store.ts'
import { companionKey, type NewFile } from './companion-files.ts'
import { messages } from '../messages/messages.ts'

const POSTER_WIDTH = 1080
const PRIVATE_POSTER = messages.later('posterIsPrivate')

export interface Poster {
  posterUrl: string
  placeholder: string
  posterBytes: number
}
export const NO_POSTER: Poster = { posterUrl: '', placeholder: '', posterBytes: 0 }

interface PosterDependencies {
  store: Pick<MediaStore, 'find'>
  storage: Pick<Storage, 'get' | 'put'>
}

/** The pictures shown in place of videos until they play. */
export function createPosters({ store, storage }: PosterDependencies) {
  async function read(picture: OwnedRow) {
    const key = keyOfUrl(picture.url)
    const content = key && (await storage.get(key))
    if (!content) return undefined
    return { content, bytes: Number(picture.bytes), extension: picture.url.slice(picture.url.lastIndexOf('.') + 1) }
  }

  // The default poster has the same key in every retry.
  const firstKey = (video: OwnedRow, extension: string): string => videoKey(ownedBy(video), `poster.${extension}`)

  return {
    /** Returns the requested picture; undefined when none was requested. */
    async find(video: OwnedRow, mediaId: string | undefined): Promise<OwnedRow | undefined> {
      if (mediaId === undefined) return undefined
      const row = await store.find(video.account_id, mediaId)
      if (row?.kind !== 'IMAGE') throw new AppError('NOT_FOUND', { field: 'posterMediaId' })
      if (row.scope === 'private' && video.scope !== 'private')
        throw new AppError('BAD_REQUEST', { field: 'posterMediaId', message: PRIVATE_POSTER })
      return row
    },

    /** Copies it under the video's own key: the picture may later be deleted from the library. */
    async copy(video: OwnedRow, picture: OwnedRow): Promise<Poster> {
      const file = await read(picture)
      if (!file) return NO_POSTER
      const key = firstKey(video, file.extension)
      await storage.put(key, file.content)
      return { posterUrl: urlOfKey(key), placeholder: picture.placeholder, posterBytes: file.bytes }
    },

    /** Stores a frame of the video from a file. */
    async store(video: OwnedRow, path: string): Promise<Poster> {
      const { variants, placeholder } = await makeVariants(video.account_id, path, 'image/png')
      const best = variants.findLast((variant) => variant.width <= POSTER_WIDTH) ?? variants[0]
      if (!best) return NO_POSTER
      const key = firstKey(video, best.extension)
      await storage.put(key, best.content)
      return { posterUrl: urlOfKey(key), placeholder, posterBytes: best.content.length }
    },

    /** Returns a copy to be stored in place of the existing poster. */
    async replacement(video: OwnedRow, picture: OwnedRow): Promise<NewFile> {
      const file = await read(picture)
      if (!file) throw new AppError('NOT_FOUND', { field: 'posterMediaId' })
      return { ...file, key: companionKey(video, 'poster', file.extension) }
    },
  }
}
