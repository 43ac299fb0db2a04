import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'

const ASSETS = join(import.meta.dirname, '../../demo/assets')
const TYPES: Readonly<Record<string, string>> = { '.mp4': 'video/mp4', '.webp': 'image/webp' }

export interface Owner {
  accountId: string
  /** Key prefix of the account's files in storage. */
  identityId: string
}

interface ImportedFile extends Owner {
  file: string
  fileName: string
  fileType: string
  scope: 'public'
  /** For a video: the picture to show until it plays. */
  posterMediaId?: string
}

export interface MediaImport {
  /** Adds a file to the account's library. The same file again returns the existing item. */
  importFile(file: ImportedFile): Promise<{ mediaId: string; url: string }>
}

/** Imports files of demo/assets into the owner's library, a film with its poster; returns their addresses. */
export async function importAssets(
  files: readonly string[],
  owner: Owner,
  media: MediaImport,
): Promise<Map<string, string>> {
  const urls = new Map<string, string>()
  for (const file of files) {
    const poster = file.replace(/\.mp4$/, '-poster.webp')
    const hasPoster = poster !== file && existsSync(join(ASSETS, poster))
    const posterMediaId = hasPoster ? (await media.importFile(describe(poster, owner))).mediaId : undefined
    const { url } = await media.importFile({
      ...describe(file, owner),
      ...(posterMediaId !== undefined && { posterMediaId }),
    })
    urls.set(file, url)
  }
  return urls
}

const describe = (fileName: string, owner: Owner): ImportedFile => ({
  ...owner,
  file: join(ASSETS, fileName),
  fileName,
  fileType: TYPES[extname(fileName)] ?? '',
  scope: 'public',
})
