import { PRODUCT } from '@taplet/contract'
import type { ViewerAssets } from '../assets/assets.ts'
import { ArrowIcon } from '../story/icons.tsx'
import type { Language } from '@taplet/messages'
import { drawing } from './drawing.ts'
import { renderPlainPage } from './plain-page.tsx'
import { tagArt } from './tag-art.ts'
import { messages } from './messages/messages.ts'

const explore = (language: Language) => ({ label: messages(language)('explore'), href: '/app/explore' })
const mine = (language: Language) => ({
  label: messages(language)('myLink'),
  href: '/login?redirect=%2Fapp%2Ftriggers',
})
const signUp = (language: Language) => ({ label: messages(language)('makeYourOwn'), href: '/signup' })
const REGISTER = '/info/tagRegistration'
const PASSWORD_MAX = 100

const art = { gone: drawing('gone'), letter: drawing('letter'), lost: drawing('lost'), resting: drawing('resting') }

interface PageOptions {
  assets: ViewerAssets
  language: Language
}

/** The link was deleted or has expired. */
export const renderLinkOver = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('linkEndedTitle'),
    lede: messages(language)('linkEnded'),
    art: art.gone,
    ways: [explore(language), signUp(language)],
    css: assets.pageCss,
  })

/** The owner has switched the link off and can switch it on again. */
export const renderLinkPaused = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('linkPausedTitle'),
    lede: messages(language)('linkPaused'),
    art: art.resting,
    isNight: true,
    ways: [explore(language), mine(language)],
    css: assets.pageCss,
  })

/** The operator has taken the link down. Only its owner is told why. */
export const renderLinkTakenDown = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('linkTakenDownTitle'),
    lede: messages(language)('linkTakenDown', { product: PRODUCT.name }),
    art: art.gone,
    ways: [explore(language), mine(language)],
    css: assets.pageCss,
  })

/** It leads to a website that is known to be harmful. */
export const renderBlocked = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('linkBlockedTitle'),
    lede: messages(language)('linkBlocked'),
    art: art.lost,
    ways: [explore(language), mine(language)],
    css: assets.pageCss,
  })

/** A physical tag that the operator has disabled. */
export const renderTagDisabled = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('tagDisabledTitle'),
    lede: messages(language)('tagDisabled'),
    art: tagArt(null, true),
    ways: [explore(language), mine(language)],
    css: assets.pageCss,
  })

/** An unclaimed physical tag; anyone who holds it can claim it. */
export const renderTagUnclaimed = ({
  assets,
  language,
  tagId,
  tagSubType,
}: PageOptions & { tagId: string; tagSubType: string | null }): string =>
  renderPlainPage({
    language,
    title: messages(language)('tagUnclaimedTitle'),
    lede: messages(language)('tagUnclaimed'),
    art: tagArt(tagSubType),
    ways: [
      { label: messages(language)('setUpTag'), href: `${REGISTER}?tagId=${encodeURIComponent(tagId)}` },
      { label: messages(language)('whatIs', { product: PRODUCT.name }), href: '/' },
    ],
    css: assets.pageCss,
  })

interface PasswordPage extends PageOptions {
  /** Where the password is sent. */
  action: string
  /** What was wrong with the last attempt. */
  problem?: string
}

/** Asks for the password of a link and reveals nothing of its destination. Works without a script. */
export const renderLinkPassword = ({ assets, language, action, problem }: PasswordPage): string =>
  renderPlainPage({
    language,
    title: messages(language)('passwordTitle'),
    lede: messages(language)('passwordHint'),
    art: art.letter,
    content: (
      <form method="post" action={action}>
        {problem ? <p role="alert">{problem}</p> : null}
        <label>
          {messages(language)('password')}
          <input
            type="password"
            name="password"
            required
            maxLength={PASSWORD_MAX}
            autoComplete="off"
            autoCapitalize="none"
            spellCheck={false}
            aria-invalid={problem ? true : undefined}
          />
        </label>
        <button type="submit" className="main">
          {messages(language)('openButton')}
          <ArrowIcon />
        </button>
      </form>
    ),
    ways: [],
    css: assets.pageCss,
  })
