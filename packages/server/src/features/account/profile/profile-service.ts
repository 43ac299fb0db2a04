import { usernameProblem } from '@taplet/contract'
import type { Message } from '@taplet/messages'
import type { Database } from '../../../platform/db/database.ts'
import { inTransaction, violatedConstraint } from '../../../platform/db/transaction.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { isTimeZone } from '../../../platform/is-time-zone.ts'
import { messages } from '../messages/messages.ts'
import type { ProfilePictures } from './profile-pictures.ts'
import * as store from './store.ts'

/** What a person may change of their account; what is absent stays. */
export interface ProfileChange {
  name?: string | undefined
  username?: string | undefined
  bio?: string | undefined
  profilePicture?: string | undefined
  language?: string | undefined
  timeZone?: string | undefined
}

export interface ProfileService {
  /** Stores all of the change, or nothing of it. Throws BAD_REQUEST with the field, or USERNAME_TAKEN. */
  update(accountId: string, change: ProfileChange): Promise<void>
  /** Returns why the account cannot have this username; undefined when it can. */
  usernameProblem(accountId: string, username: string): Promise<Message | undefined>
}

interface Dependencies {
  db: Database
  pictures: ProfilePictures
}

const refuse = (field: string, message: Message): AppError => new AppError('BAD_REQUEST', { field, message })
const normal = (username: string): string => username.trim().toLowerCase()

const toColumns = ({ name, username, bio, profilePicture, language, timeZone }: ProfileChange) => ({
  ...(name !== undefined && { name: name.trim() }),
  ...(username !== undefined && { username: normal(username) || null }),
  ...(bio !== undefined && { bio: bio.trim() }),
  ...(profilePicture !== undefined && { profile_picture: profilePicture }),
  ...(language !== undefined && { language }),
  ...(timeZone !== undefined && { time_zone: timeZone }),
})

/** The profile of an account, changed by its owner. */
export function createProfileService({ db, pictures }: Dependencies): ProfileService {
  function requireValid({ username, timeZone }: ProfileChange): void {
    const problem = username === undefined || username.trim() === '' ? undefined : usernameProblem(normal(username))
    if (problem) throw refuse('username', problem)
    if (timeZone && !isTimeZone(timeZone)) throw refuse('timeZone', messages.later('unknownTimeZone'))
  }

  return {
    async update(accountId, change) {
      requireValid(change)
      const { profilePicture: picture } = change
      const replaced = await inTransaction(db, async (trx) => {
        const before = await store.lockProfile(accountId, trx)
        if (!before) throw new AppError('UNAUTHORIZED')
        if (picture && picture !== before.profile_picture && !(await pictures.isOwn(accountId, picture)))
          throw refuse('profilePicture', messages.later('pictureMissing'))
        await store.changeProfile(accountId, toColumns(change), trx)
        return picture !== undefined && picture !== before.profile_picture ? before.profile_picture : ''
      }).catch((error: unknown) => {
        if (violatedConstraint(error)?.startsWith('accounts_username')) throw new AppError('USERNAME_TAKEN')
        throw error
      })
      if (replaced !== '') await pictures.remove(accountId, replaced)
    },

    async usernameProblem(accountId, username) {
      const problem = usernameProblem(normal(username))
      if (problem) return problem
      const owner = await store.findOwnerOf(normal(username), db)
      return owner === undefined || owner === accountId ? undefined : messages.later('usernameTaken')
    },
  }
}
