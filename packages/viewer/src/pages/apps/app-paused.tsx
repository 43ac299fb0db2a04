import { drawing } from '../drawing.ts'
import { messages } from '../messages/messages.ts'
import type { PageOptions } from '../page-options.ts'
import { renderPlainPage } from '../plain-page.tsx'
import { explore, ownApp } from '../ways.ts'

const ART = drawing('resting')

/** The owner has switched the app off, and can switch it on again. */
export const renderAppPaused = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('appRestsTitle'),
    lede: messages(language)('appRests'),
    art: ART,
    isNight: true,
    ways: [explore(language), ownApp(language)],
    css: assets.pageCss,
  })
