import type { ViewerAssets } from '../assets/assets.ts'
import type { Language } from '@taplet/messages'
import { drawing } from './drawing.ts'
import { type PlainForm, renderPlainPage } from './plain-page.tsx'
import { messages } from './messages/messages.ts'

const art = { letter: drawing('letter'), lost: drawing('lost'), star: drawing('star') }

interface FormPage {
  assets: ViewerAssets
  language: Language
  /** The instant app that the form belongs to. */
  appName: string
  /** The slide that the form stands on, or the app; undefined when it is gone. */
  backHref?: string | undefined
}

interface SentPage extends FormPage {
  /** The merchant's own words. */
  thankYou: string
}

const back = ({ appName, backHref, language }: FormPage, label = messages(language)('back', { appName })) =>
  backHref ? [{ label, href: backHref }] : []

/** A page of a form, in the drawing and words that it is given. */
const page = (options: FormPage, about: { title: string; lede: string; art: string; form?: PlainForm }): string =>
  renderPlainPage({ ...about, language: options.language, ways: back(options), css: options.assets.pageCss })

/** After a review that was sent without a script. */
export const renderReviewThanks = (options: SentPage): string =>
  page(options, {
    title: options.thankYou || messages(options.language)('thankTellingUs'),
    lede: messages(options.language)('reviewReachedStandsSlide', { appName: options.appName }),
    art: art.star,
  })

/** After a sign-up that was sent without a script. Says the same whether the address was known or not. */
export const renderSignUpThanks = (options: SentPage): string =>
  page(options, {
    title: options.thankYou || messages(options.language)('thankOneMoreStep'),
    lede: messages(options.language)('sentEMailTap'),
    art: art.letter,
  })

/** Where the link of the mail leads: the consent is given by the button, never by opening the page. */
export const renderConfirm = (options: FormPage & { email: string; consentText: string; form: PlainForm }): string =>
  page(options, {
    title: messages(options.language)('wasThatYou'),
    lede: messages(options.language)('askedEMailsAgreed', {
      email: options.email,
      appName: options.appName,
      consentText: options.consentText,
    }),
    art: art.letter,
    form: options.form,
  })

export const renderConfirmed = (options: FormPage): string =>
  page(options, {
    title: messages(options.language)('onList'),
    lede: messages(options.language)('willWriteEveryE', { appName: options.appName }),
    art: art.letter,
  })

/** Where the link at the foot of every mail leads. */
export const renderUnsubscribe = (options: FormPage & { email: string; form: PlainForm }): string =>
  page(options, {
    title: messages(options.language)('noMoreEMails'),
    lede: messages(options.language)('listOneTapOff', { email: options.email, appName: options.appName }),
    art: art.letter,
    form: options.form,
  })

export const renderUnsubscribed = (options: FormPage & { form?: PlainForm }): string =>
  page(options, {
    title: messages(options.language)('offList'),
    lede: messages(options.language)(options.form ? 'noMoreMailsKept' : 'noMoreMails', { appName: options.appName }),
    art: art.letter,
    ...(options.form && { form: options.form }),
  })

/** Asks once more before what a visitor left is deleted. */
export const renderDeleteData = (options: FormPage & { form: PlainForm; what: string }): string =>
  page(options, {
    title: messages(options.language)('deleteWhatLeftHere'),
    lede: messages(options.language)('willDeletedRecordsGood', { what: options.what, appName: options.appName }),
    art: art.lost,
    form: options.form,
  })

export const renderDataDeleted = (options: FormPage): string =>
  page(options, {
    title: messages(options.language)('isDeleted'),
    lede: messages(options.language)('keepsNothingAnyMore', { appName: options.appName }),
    art: art.star,
  })

/** A link of a mail that is too old, cut short, or was used for something that is gone. */
export const renderLinkEnded = (options: Omit<FormPage, 'appName'> & { appName?: string | undefined }): string =>
  page(
    { ...options, appName: options.appName ?? 'the app' },
    {
      title: messages(options.language)('linkEnded'),
      lede: messages(options.language)('mayTooOldPart'),
      art: art.lost,
    },
  )

/** What was sent cannot be read as a form. */
export const renderFormBroken = (options: Pick<FormPage, 'assets' | 'language'>): string =>
  page(
    { ...options, appName: 'the app' },
    {
      title: messages(options.language)('notWhole'),
      lede: messages(options.language)('connectionMayDroppedWay'),
      art: art.lost,
    },
  )

/** A form that could not be taken and that no longer stands anywhere: there is nothing to show it in. */
export const renderFormGone = (options: FormPage): string =>
  page(options, {
    title: messages(options.language)('formHereAnyMore'),
    lede: messages(options.language)('changedMeantimeWhatWrote', { appName: options.appName }),
    art: art.lost,
  })

/** A form that was not taken, and why. What was typed is nowhere but in the browser. */
export const renderFormRefused = (options: FormPage & { reason: string }): string =>
  page(options, {
    title: messages(options.language)('notSent'),
    lede: messages(options.language)('goBackBrowserStill', { reason: options.reason }),
    art: art.lost,
  })
