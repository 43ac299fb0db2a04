import { PRODUCT } from '@taplet/contract'
import type { ViewerAssets } from '../assets/assets.ts'
import { drawing } from './drawing.ts'
import { renderPlainPage } from './plain-page.tsx'

const art = { letter: drawing('letter'), lost: drawing('lost') }

interface MailPage {
  assets: ViewerAssets
  /** The mails that are about visits: each week, or of days that stand out. */
  sort: 'weekly' | 'alerts'
}

const words = {
  weekly: {
    ask: 'No more weekly mails?',
    lede: 'On Mondays you get a mail with the visits of the week. One tap and it stops.',
    label: 'Stop the weekly mails',
    ended: 'No more weekly mails',
    kept: `The numbers go on being counted: look at them in ${PRODUCT.name} whenever you like.`,
  },
  alerts: {
    ask: 'No more mails about unusual days?',
    lede: 'You get a mail when many more or far fewer people come than usual. One tap and it stops.',
    label: 'Stop these mails',
    ended: 'No more mails about unusual days',
    kept: `The numbers go on being counted: look at them in ${PRODUCT.name} whenever you like.`,
  },
} as const

const APPS = { label: 'Open your instant apps', href: '/app/experiences' }

/** Where the link at the foot of a mail about visits leads. */
export const renderMailsEnd = ({ assets, sort, action }: MailPage & { action: string }): string =>
  renderPlainPage({
    title: words[sort].ask,
    lede: words[sort].lede,
    art: art.letter,
    form: { action, fields: {}, label: words[sort].label },
    ways: [],
    css: assets.pageCss,
  })

export const renderMailsEnded = ({ assets, sort }: MailPage): string =>
  renderPlainPage({
    title: words[sort].ended,
    lede: words[sort].kept,
    art: art.letter,
    ways: [APPS],
    css: assets.pageCss,
  })

/** A link of a mail that was cut short or changed. */
export const renderMailsUnknown = ({ assets }: Pick<MailPage, 'assets'>): string =>
  renderPlainPage({
    title: 'This link does not work',
    lede: 'A part of it got lost on the way. Open it from the mail once more, or choose your mails beside the numbers of an app.',
    art: art.lost,
    ways: [APPS],
    css: assets.pageCss,
  })
