import { drawing } from '../drawing.ts'
import { messages } from '../messages/messages.ts'
import type { PageOptions } from '../page-options.ts'
import { renderPlainPage } from '../plain-page.tsx'
import { explore, ownApp } from '../ways.ts'

const ART = drawing('star')

/** The owner has not published the app yet. */
export const renderAppOpensSoon = ({ assets, language, name }: PageOptions & { name: string }): string =>
  renderPlainPage({
    language,
    title: messages(language)('opensSoonTitle', { name }),
    lede: messages(language)('opensSoon'),
    art: ART,
    ways: [explore(language), ownApp(language)],
    css: assets.pageCss,
  })
