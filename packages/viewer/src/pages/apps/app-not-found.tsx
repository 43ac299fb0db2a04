import { drawing } from '../drawing.ts'
import { messages } from '../messages/messages.ts'
import type { PageOptions } from '../page-options.ts'
import { renderPlainPage } from '../plain-page.tsx'
import { explore, signUp } from '../ways.ts'

const ART = drawing('lost')

/** No app was ever at this address. */
export const renderAppNotFound = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('notFoundTitle'),
    lede: messages(language)('mistyped'),
    art: ART,
    ways: [explore(language), signUp(language)],
    css: assets.pageCss,
  })
