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
  /** Emails about visits: weekly, or on unusual days. */
  sort: 'weekly' | 'alerts'
}

const wordsOf = (language: Language) => ({
  weekly: {
    ask: messages(language)('weeklyAsk'),
    lede: messages(language)('weeklyLede'),
    label: messages(language)('stopWeekly'),
    ended: messages(language)('weeklyStopped'),
    countedOn: messages(language)('countedOn', { product: PRODUCT.name }),
  },
  alerts: {
    ask: messages(language)('alertsAsk'),
    lede: messages(language)('alertsLede'),
    label: messages(language)('stopAlerts'),
    ended: messages(language)('alertsStopped'),
    countedOn: messages(language)('countedOn', { product: PRODUCT.name }),
  },
})

const apps = (language: Language) => ({ label: messages(language)('toYourApps'), href: '/app/experiences' })

/** The page behind the unsubscribe link of emails about visits. */
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
    lede: wordsOf(language)[sort].countedOn,
    art: art.letter,
    ways: [apps(language)],
    css: assets.pageCss,
  })

/** For an email link that is incomplete or was altered. */
export const renderMailsUnknown = ({ assets, language }: Pick<MailPage, 'assets' | 'language'>): string =>
  renderPlainPage({
    language,
    title: messages(language)('linkBroken'),
    lede: messages(language)('mailLinkCut'),
    art: art.lost,
    ways: [apps(language)],
    css: assets.pageCss,
  })
