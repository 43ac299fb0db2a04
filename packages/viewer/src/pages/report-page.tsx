import { experiencePath, PRODUCT, reportPath } from '@taplet/contract'
import type { ReactNode } from 'react'
import type { ViewerAssets } from '../assets/assets.ts'
import { ArrowIcon } from '../story/icons.tsx'
import { drawing } from './drawing.ts'
import { renderPlainPage } from './plain-page.tsx'

/** What a page can be reported for, in the order in which a visitor reads it. */
export const REPORT_REASONS = {
  SCAM: 'It tricks people out of money or passwords',
  HARM: 'It calls for hate or violence, or hurts someone',
  ADULT: 'It shows sexual content',
  ILLEGAL: 'It sells or shows something illegal',
  COPYRIGHT: 'It uses my pictures, words or name',
  PRIVACY: 'It tells private things about someone',
  SPAM: 'It is spam',
  OTHER: 'Something else',
} as const satisfies Record<string, string>
export type ReportReason = keyof typeof REPORT_REASONS

export const REPORT_TEXT_MAX = 2000
const EMAIL_MAX = 254

/** The part with the whole boat: the form leaves it little height. */
const boat = drawing('lost').replace('viewBox="0 0 390 440"', 'viewBox="0 70 390 290"').replace('xMidYMax', 'xMidYMid')
const art = { boat, star: drawing('star') }

interface ReportPage {
  assets: ViewerAssets
  appName: string
  /** Where the app lives now. */
  path: string
  /** The app is taken down: this is where its maker objects. */
  isObjection: boolean
  /** What was typed when it could not be taken, and what is wrong with it. */
  again?: { values: Readonly<Record<string, string>>; problem: string } | undefined
}

const Reasons = ({ chosen }: { chosen: string | undefined }) => (
  <label>
    What is wrong with it?
    <select name="reason" required defaultValue={chosen ?? ''}>
      <option value="">Choose one</option>
      {Object.entries(REPORT_REASONS).map(([value, words]) => (
        <option key={value} value={value}>
          {words}
        </option>
      ))}
    </select>
  </label>
)

function ReportForm({ path, isObjection, again }: Omit<ReportPage, 'assets' | 'appName'>): ReactNode {
  const { values = {}, problem } = again ?? {}
  return (
    // What is missing is said on the page by the server, in our words.
    <form method="post" action={reportPath(path)} noValidate>
      {problem ? <p role="alert">{problem}</p> : null}
      {isObjection ? null : <Reasons chosen={values['reason']} />}
      <label>
        {isObjection ? 'Why should it be shown again?' : 'What should we know? (optional)'}
        <textarea
          name="message"
          rows={4}
          maxLength={REPORT_TEXT_MAX}
          required={isObjection}
          defaultValue={values['message']}
        />
      </label>
      <label>
        {isObjection ? 'Your e-mail, for our answer' : 'Your e-mail, if you want an answer (optional)'}
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
        Leave this empty
        <input name="website" tabIndex={-1} autoComplete="off" />
      </label>
      <button type="submit" className="main">
        {isObjection ? 'Send objection' : 'Send report'}
        <ArrowIcon />
      </button>
    </form>
  )
}

/** Where anybody reports an app, or objects when it was taken down. Works without a script. */
export function renderReport({ assets, appName, path, isObjection, again }: ReportPage): string {
  return renderPlainPage({
    title: isObjection ? `Was ${appName} taken down by mistake?` : `Report ${appName}`,
    lede: isObjection
      ? 'Tell us why. A person reads it, not a machine, and answers by e-mail.'
      : `A person of ${PRODUCT.name} looks at every report. The maker of the app never learns who sent it.`,
    art: art.boat,
    content: <ReportForm {...{ path, isObjection, again }} />,
    ways: isObjection ? [] : [{ label: `Back to ${appName}`, href: experiencePath(path) }],
    css: assets.pageCss,
  })
}

/** After a report was sent. */
export const renderReportThanks = ({ assets, appName, path, isObjection }: ReportPage): string =>
  renderPlainPage({
    title: 'Thank you for telling us',
    lede: isObjection
      ? 'Your objection has reached us. We read it and write to you.'
      : 'Your report has reached us. We look at the app and act where it breaks the rules.',
    art: art.star,
    ways: isObjection
      ? [{ label: 'To my apps', href: '/app/experiences' }]
      : [{ label: `Back to ${appName}`, href: experiencePath(path) }],
    css: assets.pageCss,
  })
