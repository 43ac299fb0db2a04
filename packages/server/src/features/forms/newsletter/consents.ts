import type { PublicExperience, PublicSlide, SubscriptionInput } from '@taplet/contract'
import { schemaOf } from '@taplet/slides/schema'
import { createHash } from 'node:crypto'
import type { Database } from '../../../platform/db/database.ts'
import { AppError } from '../../../platform/http/errors/app-error.ts'
import type { Form } from '../placed-form/find-form.ts'
import * as store from './store.ts'
import { messages } from '../messages/messages.ts'

const versionOf = (consentText: string): string => createHash('sha256').update(consentText).digest('hex')

export interface Consent {
  version: string
  text: string
}

/** Consent texts: stored when a page shows them, so that what a visitor read is known when the form comes in. */
export function createConsents(db: Database, clock: () => Date) {
  return {
    /** Called for each page that is made; adds nothing to it. */
    async noteShown(
      slides: readonly PublicSlide[],
      { accountId }: { accountId: string },
    ): Promise<{ live: NonNullable<PublicExperience['live']> }> {
      for (const text of new Set(slides.flatMap(consentsOf)))
        await store.noteShown(accountId, { version: versionOf(text), text }, clock(), db)
      return { live: {} }
    },

    /** Returns the text the visitor agreed to. Throws when it is unknown because the text has changed since. */
    async read(
      { accountId, rules }: Form<'SIGN_UP'>,
      { consentVersion: shown }: Pick<SubscriptionInput, 'consentVersion'>,
      isScripted: boolean,
    ): Promise<Consent> {
      const current = { version: versionOf(rules.consentText), text: rules.consentText }
      if (shown === undefined || shown === current.version) return current
      const text = await store.findConsent(accountId, shown, db)
      if (text !== undefined) return { version: shown, text }
      throw new AppError('BAD_REQUEST', { message: isScripted ? LOAD_AGAIN : READ_AGAIN, field: 'consent' })
    },
  }
}
export type Consents = ReturnType<typeof createConsents>

const READ_AGAIN = messages.later('consentChangedSinceOpened')
/** With JavaScript the page still shows the old text. */
const LOAD_AGAIN = messages.later('consentChangedReload')

const consentsOf = ({ widgets }: PublicSlide): string[] =>
  widgets.flatMap((widget) => {
    const rules = schemaOf(widget).form?.(widget.widgetData)
    return rules?.kind === 'SIGN_UP' ? [rules.consentText] : []
  })
