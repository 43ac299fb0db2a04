import { MEGABYTE } from '@taplet/base/bytes'
import { REVIEW_PHOTO_MAX } from '@taplet/contract'
import type { Transaction } from 'kysely'
import type { Tables } from '../../../platform/db/tables/tables.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Storage } from '../../../platform/storage/create-storage.ts'
import { messages } from '../messages/messages.ts'

/** Separate from the media library's folders, so that its clean-up leaves these alone. */
export const PHOTO_PREFIX = 'reviews/'

export const photoKey = (reviewId: string): string => `${PHOTO_PREFIX}${reviewId}.webp`

/** Public path of the photo of an approved review. */
export const photoPath = (reviewId: string): string => `/media/${photoKey(reviewId)}`
/** The owner's path of a photo, in every state. */
export const ownPhotoPath = (reviewId: string): string => `/api/inbox/photos/${reviewId}`

export interface Photo {
  content: Buffer
  width: number
  height: number
}

/** What photos need of the media library. */
export interface PhotoMaker {
  /** Validates a picture by its bytes and re-encodes it: upright, WebP, without location, camera and time. */
  makePhoto(accountId: string, content: Buffer): Promise<Photo>
  /** Throws when the account has no room for so many bytes more. */
  requireRoom(accountId: string, bytes: number, trx: Transaction<Tables>): Promise<void>
}

export interface PhotoDependencies {
  media: PhotoMaker
  storage: Storage
}

export function createPhotos({ media, storage }: PhotoDependencies) {
  return {
    make(accountId: string, base64: string): Promise<Photo> {
      const text = base64.replace(/^data:[\w/+.-]{0,60};base64,/, '')
      const content = Buffer.from(text, 'base64')
      if (content.length > REVIEW_PHOTO_MAX)
        throw new AppError('MEDIA_TOO_LARGE', {
          message: messages.later('photoTooLarge', { max: REVIEW_PHOTO_MAX / MEGABYTE }),
          field: 'photo',
        })
      return media.makePhoto(accountId, content).catch((error: unknown) => {
        // The same refusal, assigned to its field.
        if (!(error instanceof AppError)) throw error
        throw new AppError(error.code, { message: error.userMessage, field: 'photo', cause: error })
      })
    },
    requireRoom: media.requireRoom,
    put: (reviewId: string, content: Buffer) => storage.put(photoKey(reviewId), content),
    async drop(keys: readonly string[]): Promise<void> {
      for (const key of keys) if (key) await storage.delete(key)
    },
  }
}
export type Photos = ReturnType<typeof createPhotos>
