import { drawing } from '../drawing.ts'
import { messages } from '../messages/messages.ts'
import type { PageOptions } from '../page-options.ts'
import { renderPlainPage } from '../plain-page.tsx'
import { explore, ownApp } from '../ways.ts'

const ART = drawing('resting')

/** A preview link that is too old, or whose app is gone; also for wrong ones, so that nobody learns which ones existed. */
export const renderPreviewEnded = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('previewLinkEndedTitle'),
    lede: messages(language)('previewLinkEnded'),
    art: ART,
    isNight: true,
    ways: [ownApp(language), explore(language)],
    css: assets.pageCss,
  })
