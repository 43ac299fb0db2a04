import { PRODUCT } from '@taplet/contract'
import type { ViewerAssets } from '../assets/assets.ts'
import { ArrowIcon } from '../story/icons.tsx'
import { drawing } from './drawing.ts'
import { renderPlainPage } from './plain-page.tsx'
import { tagArt } from './tag-art.ts'

const EXPLORE = { label: 'See what others have made', href: '/app/explore' }
const MINE = { label: 'It is my link', href: '/login?redirect=%2Fapp%2Ftriggers' }
const SIGN_UP = { label: 'Make one of your own', href: '/signup' }
const REGISTER = '/info/tagRegistration'
const PASSWORD_MAX = 100

const art = { gone: drawing('gone'), letter: drawing('letter'), lost: drawing('lost'), resting: drawing('resting') }

interface PageOptions {
  assets: ViewerAssets
}

/** The link was deleted, or its last day is over. */
export const renderLinkOver = ({ assets }: PageOptions): string =>
  renderPlainPage({
    title: 'This link has ended',
    lede: 'You typed or scanned it right. Whoever made it has ended it, so it leads nowhere now, and never to anything you did not expect.',
    art: art.gone,
    ways: [EXPLORE, SIGN_UP],
    css: assets.pageCss,
  })

/** The owner has switched the link off and can switch it on again. */
export const renderLinkPaused = ({ assets }: PageOptions): string =>
  renderPlainPage({
    title: 'This link is taking a break',
    lede: 'You typed or scanned it right. Its maker has paused it and can switch it on again at any time.',
    art: art.resting,
    isNight: true,
    ways: [EXPLORE, MINE],
    css: assets.pageCss,
  })

/** The operator has taken the link from visitors. Why, only its owner is told. */
export const renderLinkTakenDown = ({ assets }: PageOptions): string =>
  renderPlainPage({
    title: 'This link was taken down',
    lede: `You typed or scanned it right. Where it led broke the rules of ${PRODUCT.name}, so it leads nowhere any more. Its maker knows why and can object.`,
    art: art.gone,
    ways: [EXPLORE, MINE],
    css: assets.pageCss,
  })

/** It leads to a website that is known to do harm. */
export const renderBlocked = ({ assets }: PageOptions): string =>
  renderPlainPage({
    title: 'We stopped you here, to be safe',
    lede: 'This link leads to a website that has been reported for doing harm: fraud, stolen passwords or worse. We do not open it.',
    art: art.lost,
    ways: [EXPLORE, MINE],
    css: assets.pageCss,
  })

/** A physical tag that the operator has put out of service. */
export const renderTagDisabled = ({ assets }: PageOptions): string =>
  renderPlainPage({
    title: 'This tag is out of service',
    lede: 'It was reported lost, stolen or broken. If it is yours, whoever sold it to you can help.',
    art: tagArt(null, true),
    ways: [EXPLORE, MINE],
    css: assets.pageCss,
  })

/** A physical tag that nobody has made a link of yet; whoever holds it can. */
export const renderTagUnclaimed = ({
  assets,
  tagId,
  tagSubType,
}: PageOptions & { tagId: string; tagSubType: string | null }): string =>
  renderPlainPage({
    title: 'This tag is not set up yet',
    lede: 'It works, and waits for its owner. Is it yours? Choose in a minute what people see when they tap it, and change that as often as you like.',
    art: tagArt(tagSubType),
    ways: [
      { label: 'Set up this tag', href: `${REGISTER}?tagId=${encodeURIComponent(tagId)}` },
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
export const renderLinkPassword = ({ assets, action, problem }: PasswordPage): string =>
  renderPlainPage({
    title: 'This link asks for a password',
    lede: 'Whoever gave you the link knows it. Capitals and small letters count.',
    art: art.letter,
    content: (
      <form method="post" action={action}>
        {problem ? <p role="alert">{problem}</p> : null}
        <label>
          Password
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
          Open
          <ArrowIcon />
        </button>
      </form>
    ),
    ways: [],
    css: assets.pageCss,
  })
