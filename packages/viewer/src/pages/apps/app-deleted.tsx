import { PRODUCT } from '@taplet/contract'
import { drawing } from '../drawing.ts'
import { messages } from '../messages/messages.ts'
import type { PageOptions } from '../page-options.ts'
import { renderPlainPage } from '../plain-page.tsx'
import { explore, signUp } from '../ways.ts'

const ART = drawing('gone')

/** The app was deleted, or its account was closed. `name` is omitted where we may no longer reveal it. */
export const renderAppDeleted = ({ assets, language, name }: PageOptions & { name?: string | undefined }): string =>
  renderPlainPage({
    language,
    title: name ? messages(language)('goneTitleOf', { name }) : messages(language)('goneTitle'),
    lede: messages(language)('gone', { product: PRODUCT.name }),
    art: ART,
    ways: [explore(language), signUp(language)],
    css: assets.pageCss,
  })
