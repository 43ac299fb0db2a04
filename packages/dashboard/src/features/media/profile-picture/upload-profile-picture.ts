import type { Api } from '../../../lib/api/api.ts'
import { putFile, putToBucket } from '../upload/put-file.ts'

const FILE_PATH = 'account/profilePicture' // spec §7

/** Uploads the account's picture as a private file; resolves to its address. */
export async function uploadProfilePicture(media: Api['media'], content: Blob, signal: AbortSignal): Promise<string> {
  const wish = { filePath: FILE_PATH, fileType: content.type, fileSize: content.size }
  const { signedUrl: url, uploadId } = await media.createSignedPutRequestUrl(wish, signal)
  const sending = { url, content, type: content.type, signal, onProgress: () => {} }
  if (uploadId === undefined) return (await putFile(sending)).url
  await putToBucket(sending)
  return (await media.completeUpload({ uploadId }, signal)).media.url
}
