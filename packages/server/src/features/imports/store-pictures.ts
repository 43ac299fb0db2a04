import type { MediaItem } from '@taplet/contract'
import { AppError } from '../../platform/http/errors/app-error.ts'
import type { SignedIn } from '../../platform/http/bind.ts'
import type { SafeFetch } from '../../platform/outbound/safe-fetch.ts'
import { inPictureQueue } from '../../platform/pictures/picture-queue.ts'
import { fetchFile } from './pictures/fetch-file.ts'
import { toUpload } from './pictures/inspect-picture.ts'

interface ArrivingFile {
  accountId: string
  identityId: string
  file: Buffer
  fileName: string
  fileType: string
  scope: 'protected'
}
/** Adds a file to the library like an upload. */
export type ImportFile = (file: ArrivingFile) => Promise<MediaItem>

const MAX_FILE_NAME = 80

/** Returns a name for the library: that of the file on its site. */
function fileNameOf(url: string): string {
  const [name = ''] = new URL(url).pathname.split('/').slice(-1)
  return name.replaceAll(/[^\w.-]+/g, '-').slice(-MAX_FILE_NAME) || 'picture'
}

/**
 * Fetches pictures into the library, one after the other: the account's storage counts them, and one that is there
 * already stays the only one. Those that are no pictures are left out. Throws when there is no room.
 */
export async function storePictures(
  { accountId, identityId }: SignedIn,
  urls: readonly string[],
  { safeFetch, importFile }: { safeFetch: SafeFetch; importFile: ImportFile },
): Promise<{ url: string; media: MediaItem }[]> {
  const stored: { url: string; media: MediaItem }[] = []
  for (const url of new Set(urls)) {
    const fetched = await fetchFile(url, safeFetch)
    const upload = fetched && (await inPictureQueue(accountId, () => toUpload(fetched)))
    if (!upload) continue
    const arrival = {
      accountId,
      identityId,
      fileName: fileNameOf(url),
      fileType: upload.type,
      scope: 'protected',
    } as const
    try {
      stored.push({ url, media: await importFile({ ...arrival, file: upload.content }) })
    } catch (error) {
      // Translated: a file that looks like a picture and is none. All else stops here.
      if (!(error instanceof AppError) || !error.code.startsWith('MEDIA_')) throw error
    }
  }
  return stored
}
