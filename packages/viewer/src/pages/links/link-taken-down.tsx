import { PRODUCT } from '@taplet/contract'
import { drawing } from '../drawing.ts'
import { messages } from '../messages/messages.ts'
import type { PageOptions } from '../page-options.ts'
import { renderPlainPage } from '../plain-page.tsx'
import { explore, ownLink } from '../ways.ts'

const ART = drawing('gone')

/** The operator has taken the link down. Only its owner sees why. */
export const renderLinkTakenDown = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('linkTakenDownTitle'),
    lede: messages(language)('linkTakenDown', { product: PRODUCT.name }),
    art: ART,
    ways: [explore(language), ownLink(language)],
    css: assets.pageCss,
  })
