import { PRODUCT } from '@taplet/contract'
import type { ViewerAssets } from '../assets/assets.ts'
import { ArrowIcon } from '../story/icons.tsx'
import type { Language } from '@taplet/messages'
import { drawing } from './drawing.ts'
import { renderPlainPage } from './plain-page.tsx'
import { tagArt } from './tag-art.ts'
import { messages } from './messages/messages.ts'

const explore = (language: Language) => ({ label: messages(language)('seeWhatOthersMade'), href: '/app/explore' })
const mine = (language: Language) => ({
  label: messages(language)('myLink'),
  href: '/login?redirect=%2Fapp%2Ftriggers',
})
const signUp = (language: Language) => ({ label: messages(language)('makeOneOwn'), href: '/signup' })
const REGISTER = '/info/tagRegistration'
const PASSWORD_MAX = 100

const art = { gone: drawing('gone'), letter: drawing('letter'), lost: drawing('lost'), resting: drawing('resting') }

interface PageOptions {
  assets: ViewerAssets
  language: Language
}

/** The link was deleted, or its last day is over. */
export const renderLinkOver = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('linkEnded'),
    lede: messages(language)('linkOver'),
    art: art.gone,
    ways: [explore(language), signUp(language)],
    css: assets.pageCss,
  })

/** The owner has switched the link off and can switch it on again. */
export const renderLinkPaused = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('linkTakingBreak'),
    lede: messages(language)('linkPaused'),
    art: art.resting,
    isNight: true,
    ways: [explore(language), mine(language)],
    css: assets.pageCss,
  })

/** The operator has taken the link from visitors. Why, only its owner is told. */
export const renderLinkTakenDown = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('linkTakenDown'),
    lede: `You typed or scanned it right. Where it led broke the rules of ${PRODUCT.name}, so it leads nowhere any more. Its maker knows why and can object.`,
    art: art.gone,
    ways: [explore(language), mine(language)],
    css: assets.pageCss,
  })

/** It leads to a website that is known to do harm. */
export const renderBlocked = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('stoppedHereSafe'),
    lede: messages(language)('linkLeadsWebsiteBeen'),
    art: art.lost,
    ways: [explore(language), mine(language)],
    css: assets.pageCss,
  })

/** A physical tag that the operator has put out of service. */
export const renderTagDisabled = ({ assets, language }: PageOptions): string =>
  renderPlainPage({
    language,
    title: messages(language)('tagOutService'),
    lede: messages(language)('reportedLostStolenBroken'),
    art: tagArt(null, true),
    ways: [explore(language), mine(language)],
    css: assets.pageCss,
  })

/** A physical tag that nobody has made a link of yet; whoever holds it can. */
export const renderTagUnclaimed = ({
  assets,
  language,
  tagId,
  tagSubType,
}: PageOptions & { tagId: string; tagSubType: string | null }): string =>
  renderPlainPage({
    language,
    title: messages(language)('tagSetUpYet'),
    lede: messages(language)('worksWaitsOwnerYours'),
    art: tagArt(tagSubType),
    ways: [
      { label: messages(language)('setUpTag'), href: `${REGISTER}?tagId=${encodeURIComponent(tagId)}` },
      { label: `What is ${PRODUCT.name}?`, href: '/' },
    ],
    css: assets.pageCss,
  })

interface PasswordPage extends PageOptions {
  /** Where the password is sent. */
  action: string
  /** What was wrong with the last one. */
  problem?: string
}

/** Asks for the password of a link and tells nothing of what is behind it. Works without a script. */
export const renderLinkPassword = ({ assets, language, action, problem }: PasswordPage): string =>
  renderPlainPage({
    language,
    title: messages(language)('linkAsksPassword'),
    lede: messages(language)('whoeverGaveLinkKnows'),
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
