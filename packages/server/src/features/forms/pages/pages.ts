import type { PublicExperience } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import type { FormRules } from '@taplet/slides/schema'
import {
  renderConfirm,
  renderConfirmed,
  renderDataDeleted,
  renderDeleteData,
  renderFormAgain,
  renderFormBroken,
  renderFormGone,
  renderFormRefused,
  renderLinkEnded,
  renderReviewThanks,
  renderSignUpThanks,
  renderUnsubscribe,
  renderUnsubscribed,
  type ViewerAssets,
} from '@taplet/viewer/render'
import { messages } from '../messages/messages.ts'
import { type Step, stepPath } from '../newsletter/links.ts'
import type { Page } from '../newsletter/subscriptions.ts'

export interface Html {
  status: number
  html: string
}

interface Again {
  experience: PublicExperience
  experienceItemId: string
  widgetId: string
  values: Readonly<Record<string, string>>
  problems: Readonly<Record<string, string>>
}

/** The pages of forms, drawn by the viewer package. `onward` makes the address of the page after a button. */
export function createFormPages(loadAssets: () => ViewerAssets) {
  let loaded: ViewerAssets | undefined
  return (language: Language, onward: (path: string) => string = (path) => path) =>
    formPages(() => (loaded ??= loadAssets()), language, onward)
}

function formPages(assetsOf: () => ViewerAssets, language: Language, onward: (path: string) => string) {
  const basics = () => ({ assets: assetsOf(), language })
  const say = messages(language)

  const thanks: Record<FormRules['kind'], typeof renderReviewThanks> = {
    REVIEW: renderReviewThanks,
    SIGN_UP: renderSignUpThanks,
  }

  /** Returns the button of a step, as a form of its page. */
  const buttonOf = (step: Step, token: string, label: string) => ({
    action: onward(stepPath(step, token)),
    fields: {},
    label,
  })

  type Known = Exclude<Page, { kind: 'GONE' }>
  const ask: Record<Step, (page: Known, token: string) => string> = {
    confirm: (page, token) =>
      renderConfirm({ ...basics(), ...page, form: buttonOf('confirm', token, say('confirmButton')) }),
    leave: (page, token) =>
      renderUnsubscribe({ ...basics(), ...page, form: buttonOf('leave', token, say('leaveButton')) }),
    forget: (page, token) =>
      renderDeleteData({
        ...basics(),
        ...page,
        what: say('everythingAbout', { email: page.email }),
        form: buttonOf('forget', token, say('deleteButton')),
      }),
  }
  const done: Record<Step, (page: Known) => string> = {
    confirm: (page) => renderConfirmed({ ...basics(), ...page }),
    leave: (page) =>
      renderUnsubscribed({
        ...basics(),
        ...page,
        form: { ...buttonOf('forget', page.forgetToken, say('deleteAboutMe')) },
      }),
    forget: (page) => renderDataDeleted({ ...basics(), ...page }),
  }

  return {
    thanks: ({ kind, thankYou }: FormRules, appName: string, backHref: string): Html => ({
      status: 200,
      html: thanks[kind]({ ...basics(), appName, backHref, thankYou }),
    }),

    /** The form again, with what was typed and its errors. */
    again: (status: number, { experience, experienceItemId, widgetId, values, problems }: Again): Html => ({
      status,
      html: renderFormAgain({
        ...basics(),
        experience,
        experienceItemId,
        sent: { widgetId, answer: { values, problems } },
      }),
    }),

    /** The submission is no complete form, so there is nothing to show again. */
    broken: (status: number): Html => ({ status, html: renderFormBroken({ ...basics() }) }),

    gone: (appName = say('app')): Html => ({ status: 404, html: renderFormGone({ ...basics(), appName }) }),

    /** It was refused, for this reason: one or two whole sentences. */
    refused: (status: number, reason: string, backHref?: string, appName = say('theApp')): Html => ({
      status,
      html: renderFormRefused({ ...basics(), appName, backHref, reason }),
    }),

    step(step: Step, token: string, page: Page): Html {
      if (page.kind === 'GONE') return { status: 410, html: renderLinkEnded({ ...basics() }) }
      if (page.kind === 'ASK') return { status: 200, html: ask[step](page, token) }
      return { status: 200, html: done[page.kind === 'LEFT' ? 'leave' : step](page) }
    },
  }
}
export type FormPagesIn = ReturnType<typeof createFormPages>
