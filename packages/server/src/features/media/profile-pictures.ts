import type { CleanUp } from './clean-up.ts'
import { PROFILE_PICTURE_NAME } from './files/parse-file-path.ts'
import type { SignedLinks } from './serving/signed-link.ts'
import type { MediaStore } from './store.ts'

/** Uploads to account/profilePicture: private, in no library, one for each account. */
export function createProfilePictures(store: MediaStore, cleanUp: Pick<CleanUp, 'remove'>, links: SignedLinks) {
  const find = (accountId: string, url: string) => store.findPrivate(accountId, url, PROFILE_PICTURE_NAME)
  return {
    isOwn: async (accountId: string, url: string): Promise<boolean> => (await find(accountId, url)) !== undefined,
    async remove(accountId: string, url: string): Promise<void> {
      const mediaId = await find(accountId, url)
      if (mediaId !== undefined) await cleanUp.remove(accountId, mediaId)
    },
    sign: links.sign,
  }
}
