import { PRODUCT } from '@taplet/contract'
import type { ViewerAssets } from '../assets/assets.ts'
import type { Language } from '@taplet/messages'
import { drawing } from './drawing.ts'
import { renderPlainPage } from './plain-page.tsx'
import { messages } from './messages/messages.ts'

const art = { letter: drawing('letter'), lost: drawing('lost') }

interface MailPage {
  assets: ViewerAssets
  language: Language
  /** The mails that are about visits: each week, or of days that stand out. */
  sort: 'weekly' | 'alerts'
}

const wordsOf = (language: Language) => ({
  weekly: {
    ask: messages(language)('noMoreWeeklyAsk'),
    lede: messages(language)('mondaysGetMailVisits'),
    label: messages(language)('stopWeeklyMails'),
    ended: messages(language)('noMoreWeeklyMails'),
    kept: `The numbers go on being counted: look at them in ${PRODUCT.name} whenever you like.`,
  },
  alerts: {
    ask: messages(language)('noMoreAlertsAsk'),
    lede: messages(language)('getMailWhenMany'),
    label: messages(language)('stopTheseMails'),
    ended: messages(language)('noMoreAlerts'),
    kept: `The numbers go on being counted: look at them in ${PRODUCT.name} whenever you like.`,
  },
})

const apps = (language: Language) => ({ label: messages(language)('openInstantApps'), href: '/app/experiences' })

/** Where the link at the foot of a mail about visits leads. */
export const renderMailsEnd = ({ assets, language, sort, action }: MailPage & { action: string }): string =>
  renderPlainPage({
    language,
    title: wordsOf(language)[sort].ask,
    lede: wordsOf(language)[sort].lede,
    art: art.letter,
    form: { action, fields: {}, label: wordsOf(language)[sort].label },
    ways: [],
    css: assets.pageCss,
  })

export const renderMailsEnded = ({ assets, language, sort }: MailPage): string =>
  renderPlainPage({
    language,
    title: wordsOf(language)[sort].ended,
    lede: wordsOf(language)[sort].kept,
    art: art.letter,
    ways: [apps(language)],
    css: assets.pageCss,
  })

/** A link of a mail that was cut short or changed. */
export const renderMailsUnknown = ({ assets, language }: Pick<MailPage, 'assets' | 'language'>): string =>
  renderPlainPage({
    language,
    title: messages(language)('linkWork'),
    lede: messages(language)('partGotLostWay'),
    art: art.lost,
    ways: [apps(language)],
    css: assets.pageCss,
  })
