import { drawing } from '../drawing.ts'
import { messages } from '../messages/messages.ts'
import type { PageOptions } from '../page-options.ts'
import { renderPlainPage } from '../plain-page.tsx'
import { explore, ownLink } from '../ways.ts'

const ART = drawing('lost')

/** It leads to a website that is known to be harmful. */
export const renderLinkBlocked = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('linkBlockedTitle'),
    lede: messages(language)('linkBlocked'),
    art: ART,
    ways: [explore(language), ownLink(language)],
    css: assets.pageCss,
  })
