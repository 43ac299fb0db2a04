import { existsSync } from 'node:fs'
import { extname, join } from 'node:path'

const ASSETS = join(import.meta.dirname, '../../demo/assets')
const TYPES: Readonly<Record<string, string>> = { '.mp4': 'video/mp4', '.webp': 'image/webp' }

export interface Owner {
  accountId: string
  /** Prefix of the account's files in storage. */
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
  /** Takes a file into the account's library. The same file again answers the item that is there. */
  importFile(file: ImportedFile): Promise<{ mediaId: string; url: string }>
}

/** Takes files of demo/assets into the owner's library, a film with the poster beside it; answers their addresses. */
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
