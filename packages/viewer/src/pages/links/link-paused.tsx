import { drawing } from '../drawing.ts'
import { messages } from '../messages/messages.ts'
import type { PageOptions } from '../page-options.ts'
import { renderPlainPage } from '../plain-page.tsx'
import { explore, ownLink } from '../ways.ts'

const ART = drawing('resting')

/** The owner has switched the link off and can switch it on again. */
export const renderLinkPaused = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('linkPausedTitle'),
    lede: messages(language)('linkPaused'),
    art: ART,
    isNight: true,
    ways: [explore(language), ownLink(language)],
    css: assets.pageCss,
  })
