import { experiencePath, PRODUCT } from '@taplet/contract'
import type { Language, Message } from '@taplet/messages'
import type { ReactNode } from 'react'
import type { ViewerAssets } from '../assets/assets.ts'
import { ArrowIcon } from '../story/icons.tsx'
import { drawing } from './drawing.ts'
import { renderPlainPage } from './plain-page.tsx'
import { messages } from './messages/messages.ts'

/** Reasons for reporting a page, in display order. */
export const REPORT_REASONS = {
  SCAM: messages.later('reasonScam'),
  HARM: messages.later('reasonHarm'),
  ADULT: messages.later('reasonAdult'),
  ILLEGAL: messages.later('reasonIllegal'),
  COPYRIGHT: messages.later('reasonCopyright'),
  PRIVACY: messages.later('reasonPrivacy'),
  SPAM: messages.later('reasonSpam'),
  OTHER: messages.later('reasonOther'),
} as const satisfies Record<string, Message>
export type ReportReason = keyof typeof REPORT_REASONS

export const REPORT_TEXT_MAX = 2000
const EMAIL_MAX = 254

/** Only the part with the boat: the form leaves it little height. */
const boat = drawing('lost').replace('viewBox="0 0 390 440"', 'viewBox="0 70 390 290"').replace('xMidYMax', 'xMidYMid')
const art = { boat, star: drawing('star') }

interface ReportPage {
  assets: ViewerAssets
  language: Language
  appName: string
  /** The current address of the app. */
  path: string
  /** The address that takes the form. */
  action: string
  /** The app was taken down: its owner can appeal here. */
  isObjection: boolean
  /** The values of a refused attempt, and what was wrong. */
  again?: { values: Readonly<Record<string, string>>; problem: string } | undefined
}

const Reasons = ({ chosen, language }: { chosen: string | undefined; language: Language }) => (
  <label>
    {messages(language)('reportReason')}
    <select name="reason" required defaultValue={chosen ?? ''}>
      <option value="">{messages(language)('chooseOne')}</option>
      {Object.entries(REPORT_REASONS).map(([value, reason]) => (
        <option key={value} value={value}>
          {reason(language)}
        </option>
      ))}
    </select>
  </label>
)

function ReportForm({
  action,
  isObjection,
  again,
  language,
}: Omit<ReportPage, 'assets' | 'appName' | 'path'>): ReactNode {
  const { values = {}, problem } = again ?? {}
  return (
    // The server reports missing values on the page, in our own words.
    <form method="post" action={action} noValidate>
      {problem ? <p role="alert">{problem}</p> : null}
      {isObjection ? null : <Reasons chosen={values['reason']} language={language} />}
      <label>
        {isObjection ? messages(language)('objectionMessage') : messages(language)('reportMessage')}
        <textarea
          name="message"
          rows={4}
          maxLength={REPORT_TEXT_MAX}
          required={isObjection}
          defaultValue={values['message']}
        />
      </label>
      <label>
        {isObjection ? messages(language)('emailForAnswer') : messages(language)('emailOptional')}
        <input
          type="email"
          name="email"
          autoComplete="email"
          maxLength={EMAIL_MAX}
          required={isObjection}
          defaultValue={values['email']}
        />
      </label>
      <div className="trap" aria-hidden="true">
        {messages(language)('leaveEmpty')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </div>
      <button type="submit" className="main">
        {isObjection ? messages(language)('sendObjection') : messages(language)('sendReport')}
        <ArrowIcon />
      </button>
    </form>
  )
}

/** The page for reporting an app, or for appealing a takedown. Works without a script. */
export function renderReport({ assets, language, appName, path, action, isObjection, again }: ReportPage): string {
  return renderPlainPage({
    language,
    title: isObjection
      ? messages(language)('objectionTitle', { appName })
      : messages(language)('reportTitle', { appName }),
    lede: isObjection
      ? messages(language)('objectionLede')
      : messages(language)('reportLede', { product: PRODUCT.name }),
    art: art.boat,
    content: <ReportForm {...{ action, isObjection, again, language }} />,
    ways: isObjection ? [] : [{ label: messages(language)('back', { appName }), href: experiencePath(path) }],
    css: assets.pageCss,
  })
}

/** After a report was submitted. */
export const renderReportThanks = ({ assets, language, appName, path, isObjection }: ReportPage): string =>
  renderPlainPage({
    language,
    title: messages(language)('thanks'),
    lede: isObjection ? messages(language)('objectionReceived') : messages(language)('reportReceived'),
    art: art.star,
    ways: isObjection
      ? [{ label: messages(language)('myApps'), href: '/app/experiences' }]
      : [{ label: messages(language)('back', { appName }), href: experiencePath(path) }],
    css: assets.pageCss,
  })
