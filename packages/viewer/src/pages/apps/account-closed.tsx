import { drawing } from '../drawing.ts'
import { messages } from '../messages/messages.ts'
import type { PageOptions } from '../page-options.ts'
import { renderPlainPage } from '../plain-page.tsx'
import { explore } from '../ways.ts'

const ART = drawing('gone')

/** The owner has closed the account: their last words, and the address they send people to, each if there is one. */
export const renderAccountClosed = ({
  assets,
  language,
  lastWords = '',
  fallbackUrl = '',
}: PageOptions & { lastWords?: string; fallbackUrl?: string }): string =>
  renderPlainPage({
    language,
    title: messages(language)('closedTitle'),
    lede: lastWords || messages(language)('closed'),
    art: ART,
    ways: [
      ...(fallbackUrl === ''
        ? []
        : [{ label: messages(language)('closedGoOn', { host: new URL(fallbackUrl).host }), href: fallbackUrl }]),
      explore(language),
    ],
    css: assets.pageCss,
  })
