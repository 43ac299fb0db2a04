import type { Message } from '@taplet/messages'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import { codeIn } from '../rules/code-in.ts'
import type { WriteDependencies } from '../write-link.ts'
import * as store from './store.ts'
import { messages } from '../messages/messages.ts'

interface SettingsDependencies extends Pick<WriteDependencies, 'blockedOf' | 'origins'> {
  db: Database
}

/** Settings of all links of an account. */
export const createLinkSettings = ({ blockedOf, db, origins }: SettingsDependencies) => ({
  async find(accountId: string): Promise<{ fallbackUrl: string }> {
    return { fallbackUrl: await store.findFallback(accountId, db) }
  },

  async save(accountId: string, fallbackUrl: string): Promise<{ fallbackUrl: string }> {
    const refuse = (message: Message): AppError => new AppError('BAD_REQUEST', { field: 'fallbackUrl', message })
    // Links that have ended lead here: another link could be one of them.
    if (codeIn(fallbackUrl, origins) !== undefined) throw refuse(messages.later('fallbackMayLoop'))
    if (fallbackUrl !== '' && (await blockedOf([fallbackUrl])).has(fallbackUrl))
      throw refuse(messages.later('websiteIsHarmful'))
    await store.saveFallback(accountId, fallbackUrl, db)
    return { fallbackUrl }
  },
})
export type LinkSettings = ReturnType<typeof createLinkSettings>
