import { PRODUCT } from '@taplet/contract'
import type { ViewerAssets } from '../assets/assets.ts'
import type { Language } from '@taplet/messages'
import { drawing } from './drawing.ts'
import { renderPlainPage } from './plain-page.tsx'
import { messages } from './messages/messages.ts'

const explore = (language: Language) => ({ label: messages(language)('seeWhatOthersMade'), href: '/app/explore' })
const signUp = (language: Language) => ({ label: messages(language)('makeOneOwn'), href: '/signup' })
const signIn = (language: Language) => ({ label: messages(language)('iOwnApp'), href: '/login' })

const art = { gone: drawing('gone'), lost: drawing('lost'), resting: drawing('resting') }

interface PageOptions {
  assets: ViewerAssets
  language: Language
}

/** Nothing has ever been at this address. */
export const renderNotFound = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('nothingLivesAddress'),
    lede: messages(language)('letterMaySlippedWhile'),
    art: art.lost,
    ways: [explore(language), signUp(language)],
    css: assets.pageCss,
  })

/** The app is switched off by its owner, who can switch it on again. */
export const renderInactive = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('linkStillWorksApp'),
    lede: messages(language)('appRests'),
    art: art.resting,
    isNight: true,
    ways: [explore(language), signIn(language)],
    css: assets.pageCss,
  })

/** The app was deleted, or its account is closed. `name` is left out where even that is no longer ours to tell. */
export const renderGone = ({ assets, language, name }: PageOptions & { name?: string | undefined }): string =>
  renderPlainPage({
    language,
    title: name ? `${name} has closed` : messages(language)('appClosed'),
    lede: `It was made with ${PRODUCT.name}, and its maker has taken it down. The link keeps its place, so it will never lead anywhere you did not expect.`,
    art: art.gone,
    ways: [explore(language), signUp(language)],
    css: assets.pageCss,
  })

/** The operator has taken the app from visitors. Why, only its owner is told. */
export const renderTakenDown = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('appTakenDown'),
    lede: `You typed or scanned it right. What stood here broke the rules of ${PRODUCT.name}, so it is not shown any more. Its maker knows why and can object.`,
    art: art.gone,
    ways: [explore(language), { ...signIn(language), href: '/login?redirect=%2Fapp%2Fexperiences' }],
    css: assets.pageCss,
  })

/** A draft that could be followed for a while; also for addresses that never were one, so that nobody learns which. */
export const renderTwinEnded = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('previewEnded'),
    lede: messages(language)('showedDraftWhileSomebody'),
    art: art.resting,
    isNight: true,
    ways: [{ label: messages(language)('openEditorHere'), href: '/app/experiences' }, explore(language)],
    css: assets.pageCss,
  })
