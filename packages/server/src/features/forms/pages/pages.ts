import type { PublicExperience } from '@taplet/contract'
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

/** The pages of forms, as the viewer package draws them. */
export function createFormPages(loadAssets: () => ViewerAssets) {
  let loaded: ViewerAssets | undefined
  const assetsOf = (): ViewerAssets => (loaded ??= loadAssets())

  const thanks: Record<FormRules['kind'], typeof renderReviewThanks> = {
    REVIEW: renderReviewThanks,
    SIGN_UP: renderSignUpThanks,
  }

  /** The button of a step, as a form of its page. */
  const buttonOf = (step: Step, token: string, label: string) => ({ action: stepPath(step, token), fields: {}, label })

  type Known = Exclude<Page, { kind: 'GONE' }>
  const ask: Record<Step, (page: Known, token: string) => string> = {
    confirm: (page, token) =>
      renderConfirm({ assets: assetsOf(), ...page, form: buttonOf('confirm', token, 'Yes, sign me up') }),
    leave: (page, token) =>
      renderUnsubscribe({ assets: assetsOf(), ...page, form: buttonOf('leave', token, 'Take me off the list') }),
    forget: (page, token) =>
      renderDeleteData({
        assets: assetsOf(),
        ...page,
        what: `Everything about ${page.email}`,
        form: buttonOf('forget', token, 'Delete it'),
      }),
  }
  const done: Record<Step, (page: Known) => string> = {
    confirm: (page) => renderConfirmed({ assets: assetsOf(), ...page }),
    leave: (page) =>
      renderUnsubscribed({
        assets: assetsOf(),
        ...page,
        form: { ...buttonOf('forget', page.forgetToken, 'Delete what is stored about me') },
      }),
    forget: (page) => renderDataDeleted({ assets: assetsOf(), ...page }),
  }

  return {
    thanks: ({ kind, thankYou }: FormRules, appName: string, backHref: string): Html => ({
      status: 200,
      html: thanks[kind]({ assets: assetsOf(), appName, backHref, thankYou }),
    }),

    /** The form once more, with what was typed and what is wrong with it. */
    again: (status: number, { experience, experienceItemId, widgetId, values, problems }: Again): Html => ({
      status,
      html: renderFormAgain({
        assets: assetsOf(),
        experience,
        experienceItemId,
        sent: { widgetId, answer: { values, problems } },
      }),
    }),

    /** What came is no whole form, so there is nothing to show again. */
    broken: (status: number): Html => ({ status, html: renderFormBroken({ assets: assetsOf() }) }),

    gone: (appName = 'The app'): Html => ({ status: 404, html: renderFormGone({ assets: assetsOf(), appName }) }),

    /** It could not be taken, for this reason: a whole sentence or two. */
    refused: (status: number, reason: string, backHref?: string, appName = 'the app'): Html => ({
      status,
      html: renderFormRefused({ assets: assetsOf(), appName, backHref, reason }),
    }),

    step(step: Step, token: string, page: Page): Html {
      if (page.kind === 'GONE') return { status: 410, html: renderLinkEnded({ assets: assetsOf() }) }
      if (page.kind === 'ASK') return { status: 200, html: ask[step](page, token) }
      return { status: 200, html: done[page.kind === 'LEFT' ? 'leave' : step](page) }
    },
  }
}
export type FormPages = ReturnType<typeof createFormPages>
