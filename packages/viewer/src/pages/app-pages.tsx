import { PRODUCT } from '@taplet/contract'
import type { ViewerAssets } from '../assets/assets.ts'
import type { Language } from '@taplet/messages'
import { drawing } from './drawing.ts'
import { renderPlainPage } from './plain-page.tsx'
import { messages } from './messages/messages.ts'

const explore = (language: Language) => ({ label: messages(language)('explore'), href: '/app/explore' })
const signUp = (language: Language) => ({ label: messages(language)('makeYourOwn'), href: '/signup' })
const signIn = (language: Language) => ({ label: messages(language)('ownApp'), href: '/login' })

const art = { gone: drawing('gone'), lost: drawing('lost'), resting: drawing('resting') }

interface PageOptions {
  assets: ViewerAssets
  language: Language
}

/** No app was ever at this address. */
export const renderNotFound = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('notFoundTitle'),
    lede: messages(language)('mistyped'),
    art: art.lost,
    ways: [explore(language), signUp(language)],
    css: assets.pageCss,
  })

/** The owner has switched the app off, and can switch it on again. */
export const renderInactive = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('appRestsTitle'),
    lede: messages(language)('appRests'),
    art: art.resting,
    isNight: true,
    ways: [explore(language), signIn(language)],
    css: assets.pageCss,
  })

/** The app was deleted, or its account was closed. `name` is omitted where we may no longer reveal it. */
export const renderGone = ({ assets, language, name }: PageOptions & { name?: string | undefined }): string =>
  renderPlainPage({
    language,
    title: name ? messages(language)('goneTitleOf', { name }) : messages(language)('goneTitle'),
    lede: messages(language)('gone', { product: PRODUCT.name }),
    art: art.gone,
    ways: [explore(language), signUp(language)],
    css: assets.pageCss,
  })

/** The owner has closed the account: their last words, and the address they send people to, each if there is one. */
export const renderClosed = ({
  assets,
  language,
  lastWords = '',
  fallbackUrl = '',
}: PageOptions & { lastWords?: string; fallbackUrl?: string }): string =>
  renderPlainPage({
    language,
    title: messages(language)('closedTitle'),
    lede: lastWords || messages(language)('closed'),
    art: art.gone,
    ways: [
      ...(fallbackUrl === ''
        ? []
        : [{ label: messages(language)('closedGoOn', { host: new URL(fallbackUrl).host }), href: fallbackUrl }]),
      explore(language),
    ],
    css: assets.pageCss,
  })

/** The operator has taken the app down. Only its owner is told why. */
export const renderTakenDown = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('appTakenDownTitle'),
    lede: messages(language)('appTakenDown', { product: PRODUCT.name }),
    art: art.gone,
    ways: [explore(language), { ...signIn(language), href: '/login?redirect=%2Fapp%2Fexperiences' }],
    css: assets.pageCss,
  })

/** An ended twin; also for unknown addresses, so that nobody learns which ones existed. */
export const renderTwinEnded = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('previewEndedTitle'),
    lede: messages(language)('previewEndedLede'),
    art: art.resting,
    isNight: true,
    ways: [{ label: messages(language)('openEditor'), href: '/app/experiences' }, explore(language)],
    css: assets.pageCss,
  })
