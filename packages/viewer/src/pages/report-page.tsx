import { experiencePath, PRODUCT, reportPath } from '@taplet/contract'
import type { Language, Message } from '@taplet/messages'
import type { ReactNode } from 'react'
import type { ViewerAssets } from '../assets/assets.ts'
import { ArrowIcon } from '../story/icons.tsx'
import { drawing } from './drawing.ts'
import { renderPlainPage } from './plain-page.tsx'
import { messages } from './messages/messages.ts'

/** What a page can be reported for, in the order in which a visitor reads it. */
export const REPORT_REASONS = {
  SCAM: messages.later('tricksPeopleOutMoney'),
  HARM: messages.later('callsHateViolenceHurts'),
  ADULT: messages.later('showsSexualContent'),
  ILLEGAL: messages.later('sellsShowsSomethingIllegal'),
  COPYRIGHT: messages.later('usesMyPicturesWords'),
  PRIVACY: messages.later('tellsPrivateThingsAbout'),
  SPAM: messages.later('isSpam'),
  OTHER: messages.later('somethingElse'),
} as const satisfies Record<string, Message>
export type ReportReason = keyof typeof REPORT_REASONS

export const REPORT_TEXT_MAX = 2000
const EMAIL_MAX = 254

/** The part with the whole boat: the form leaves it little height. */
const boat = drawing('lost').replace('viewBox="0 0 390 440"', 'viewBox="0 70 390 290"').replace('xMidYMax', 'xMidYMid')
const art = { boat, star: drawing('star') }

interface ReportPage {
  assets: ViewerAssets
  language: Language
  appName: string
  /** Where the app lives now. */
  path: string
  /** The app is taken down: this is where its maker objects. */
  isObjection: boolean
  /** What was typed when it could not be taken, and what is wrong with it. */
  again?: { values: Readonly<Record<string, string>>; problem: string } | undefined
}

const Reasons = ({ chosen, language }: { chosen: string | undefined; language: Language }) => (
  <label>
    {messages(language)('whatWrong')}
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

function ReportForm({ path, isObjection, again, language }: Omit<ReportPage, 'assets' | 'appName'>): ReactNode {
  const { values = {}, problem } = again ?? {}
  return (
    // What is missing is said on the page by the server, in our words.
    <form method="post" action={reportPath(path)} noValidate>
      {problem ? <p role="alert">{problem}</p> : null}
      {isObjection ? null : <Reasons chosen={values['reason']} language={language} />}
      <label>
        {isObjection ? messages(language)('whyShouldShownAgain') : messages(language)('whatShouldKnowOptional')}
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
      <label className="trap" aria-hidden="true">
        {messages(language)('leaveEmpty')}
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <button type="submit" className="main">
        {isObjection ? messages(language)('sendObjection') : messages(language)('sendReport')}
        <ArrowIcon />
      </button>
    </form>
  )
}

/** Where anybody reports an app, or objects when it was taken down. Works without a script. */
export function renderReport({ assets, language, appName, path, isObjection, again }: ReportPage): string {
  return renderPlainPage({
    language,
    title: isObjection
      ? messages(language)('takenDownMistake', { appName })
      : messages(language)('report', { appName }),
    lede: isObjection
      ? messages(language)('tellUsWhyPerson')
      : `A person of ${PRODUCT.name} looks at every report. The maker of the app never learns who sent it.`,
    art: art.boat,
    content: <ReportForm {...{ path, isObjection, again, language }} />,
    ways: isObjection ? [] : [{ label: messages(language)('back', { appName }), href: experiencePath(path) }],
    css: assets.pageCss,
  })
}

/** After a report was sent. */
export const renderReportThanks = ({ assets, language, appName, path, isObjection }: ReportPage): string =>
  renderPlainPage({
    language,
    title: messages(language)('thankTellingUs'),
    lede: isObjection ? messages(language)('objectionReachedUsRead') : messages(language)('reportReachedUsLook'),
    art: art.star,
    ways: isObjection
      ? [{ label: messages(language)('myApps'), href: '/app/experiences' }]
      : [{ label: messages(language)('back', { appName }), href: experiencePath(path) }],
    css: assets.pageCss,
  })
