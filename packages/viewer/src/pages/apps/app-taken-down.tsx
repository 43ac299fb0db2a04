import { PRODUCT } from '@taplet/contract'
import { drawing } from '../drawing.ts'
import { messages } from '../messages/messages.ts'
import type { PageOptions } from '../page-options.ts'
import { renderPlainPage } from '../plain-page.tsx'
import { explore, ownApp } from '../ways.ts'

const ART = drawing('gone')

/** The operator has taken the app down. Only its owner sees why. */
export const renderAppTakenDown = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('appTakenDownTitle'),
    lede: messages(language)('appTakenDown', { product: PRODUCT.name }),
    art: ART,
    ways: [explore(language), { ...ownApp(language), href: '/login?redirect=%2Fapp%2Fexperiences' }],
    css: assets.pageCss,
  })
