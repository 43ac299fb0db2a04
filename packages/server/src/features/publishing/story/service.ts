import { linkPath, type PublicExperience } from '@taplet/contract'
import { plainQrSvg } from '@taplet/qr'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { inPictureQueue } from '../../../platform/pictures/picture-queue.ts'
import { drawStory } from './draw-story.ts'
import * as store from './store.ts'
import { storyLook } from './story-look.ts'

interface StoryDependencies {
  db: Database
  findExperience: (path: string) => Promise<PublicExperience | undefined>
  /** Returns the bytes of one of our own files. */
  readPicture: (url: string) => Promise<Buffer | undefined>
  /** Returns the designed code of a link, as SVG; undefined for a plain one. */
  drawCode: (tagId: string) => Promise<string | undefined>
  /** Scheme and host that visitors use, without trailing slash. */
  origin: string
  /** Scheme and host that codes hold. */
  linkOrigin: string
}

/** Pictures for stories of live apps, for their owners. */
export function createStories({ db, findExperience, readPicture, drawCode, origin, linkOrigin }: StoryDependencies) {
  async function draw(
    experience: PublicExperience,
    { tagId, theme }: { tagId: string; theme: unknown },
  ): Promise<Buffer> {
    const look = storyLook(experience, theme)
    return drawStory({
      ...look,
      bytes: look.picture === undefined ? undefined : await readPicture(look.picture),
      address: `${new URL(origin).host}/${experience.fullPagePath}`,
      code: (await drawCode(tagId)) ?? plainQrSvg(linkOrigin + linkPath(tagId), { dark: look.codeInk }),
    })
  }

  return {
    /** Returns the picture of an app of the account; there is none of what nobody can open. */
    async find(accountId: string, experienceId: string): Promise<{ name: string; bytes: Buffer }> {
      const own = await store.findOwn(accountId, experienceId, db)
      const experience = own && (await findExperience(own.path))
      if (!experience) throw new AppError('NOT_FOUND')
      const bytes = await inPictureQueue(accountId, () => draw(experience, own))
      return { name: `${experience.fullPagePath}-story.png`, bytes }
    },
  }
}
