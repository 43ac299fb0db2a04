import { drawing } from '../drawing.ts'
import { messages } from '../messages/messages.ts'
import type { PageOptions } from '../page-options.ts'
import { renderPlainPage } from '../plain-page.tsx'
import { explore } from '../ways.ts'

const ART = drawing('resting')

/** An ended twin; also for unknown addresses, so that nobody learns which ones existed. */
export const renderTwinEnded = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('previewEndedTitle'),
    lede: messages(language)('previewEndedLede'),
    art: ART,
    isNight: true,
    ways: [{ label: messages(language)('openEditor'), href: '/app/experiences' }, explore(language)],
    css: assets.pageCss,
  })
