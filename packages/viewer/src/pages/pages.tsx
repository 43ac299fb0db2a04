import { PRODUCT } from '@taplet/contract'
import type { ViewerAssets } from '../assets/assets.ts'
import { drawing } from './drawing.ts'
import { renderPlainPage } from './plain-page.tsx'

const EXPLORE = { label: 'See what others have made', href: '/app/explore' }
const SIGN_UP = { label: 'Make one of your own', href: '/signup' }
const SIGN_IN = { label: 'I own this app', href: '/login' }

const art = { gone: drawing('gone'), lost: drawing('lost'), resting: drawing('resting') }

interface PageOptions {
  assets: ViewerAssets
}

/** Nothing has ever been at this address. */
export const renderNotFound = ({ assets }: PageOptions): string =>
  renderPlainPage({
    title: 'Nothing lives at this address',
    lede: 'A letter may have slipped while typing. A printed code never leads here: scan it again to be sure.',
    art: art.lost,
    ways: [EXPLORE, SIGN_UP],
    css: assets.pageCss,
  })

/** The app is switched off by its owner, who can switch it on again. */
export const renderInactive = ({ assets }: PageOptions): string =>
  renderPlainPage({
    title: 'This link still works. The app it points to is resting.',
    lede: 'You typed or scanned it right. Its maker can wake it at any time.',
    art: art.resting,
    isNight: true,
    ways: [EXPLORE, SIGN_IN],
    css: assets.pageCss,
  })

/** The app was deleted, or its account is closed. `name` is left out where even that is no longer ours to tell. */
export const renderGone = ({ assets, name }: PageOptions & { name?: string | undefined }): string =>
  renderPlainPage({
    title: name ? `${name} has closed` : 'This app has closed',
    lede: `It was made with ${PRODUCT.name}, and its maker has taken it down. The link keeps its place, so it will never lead anywhere you did not expect.`,
    art: art.gone,
    ways: [EXPLORE, SIGN_UP],
    css: assets.pageCss,
  })

/** The operator has taken the app from visitors. Why, only its owner is told. */
export const renderTakenDown = ({ assets }: PageOptions): string =>
  renderPlainPage({
    title: 'This app was taken down',
    lede: `You typed or scanned it right. What stood here broke the rules of ${PRODUCT.name}, so it is not shown any more. Its maker knows why and can object.`,
    art: art.gone,
    ways: [EXPLORE, { ...SIGN_IN, href: '/login?redirect=%2Fapp%2Fexperiences' }],
    css: assets.pageCss,
  })

/** A draft that could be followed for a while; also for addresses that never were one, so that nobody learns which. */
export const renderTwinEnded = ({ assets }: PageOptions): string =>
  renderPlainPage({
    title: 'This preview has ended',
    lede: 'It showed a draft while somebody was working on it. Its maker can open it again in the editor: “On your phone” shows a new code.',
    art: art.resting,
    isNight: true,
    ways: [{ label: 'Open the editor here', href: '/app/experiences' }, EXPLORE],
    css: assets.pageCss,
  })
