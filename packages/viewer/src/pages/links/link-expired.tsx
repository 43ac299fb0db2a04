import { drawing } from '../drawing.ts'
import { messages } from '../messages/messages.ts'
import type { PageOptions } from '../page-options.ts'
import { renderPlainPage } from '../plain-page.tsx'
import { explore, signUp } from '../ways.ts'

const ART = drawing('gone')

/** The link was deleted or has expired. */
export const renderLinkExpired = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('linkEndedTitle'),
    lede: messages(language)('linkEnded'),
    art: ART,
    ways: [explore(language), signUp(language)],
    css: assets.pageCss,
  })
