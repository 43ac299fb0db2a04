import type { ViewerAssets } from '../assets/assets.ts'
import type { Language } from '@taplet/messages'
import { drawing } from './drawing.ts'
import { type PlainForm, renderPlainPage } from './plain-page.tsx'
import { messages } from './messages/messages.ts'

const art = { letter: drawing('letter'), lost: drawing('lost'), star: drawing('star') }

interface FormPage {
  assets: ViewerAssets
  language: Language
  /** Name of the instant app that the form belongs to. */
  appName: string
  /** The slide that contains the form, or the app; undefined when it is gone. */
  backHref?: string | undefined
}

interface SentPage extends FormPage {
  /** The merchant's own text. */
  thankYou: string
}

const back = ({ appName, backHref, language }: FormPage, label = messages(language)('back', { appName })) =>
  backHref ? [{ label, href: backHref }] : []

/** A page of a form, with its drawing and texts. */
const page = (options: FormPage, about: { title: string; lede: string; art: string; form?: PlainForm }): string =>
  renderPlainPage({ ...about, language: options.language, ways: back(options), css: options.assets.pageCss })

/** After a review was submitted without a script. */
export const renderReviewThanks = (options: SentPage): string =>
  page(options, {
    title: options.thankYou || messages(options.language)('thanks'),
    lede: messages(options.language)('reviewReceived', { appName: options.appName }),
    art: art.star,
  })

/** After a sign-up was submitted without a script. Says the same whether the address was known or not. */
export const renderSignUpThanks = (options: SentPage): string =>
  page(options, {
    title: options.thankYou || messages(options.language)('oneMoreStep'),
    lede: messages(options.language)('confirmationSent'),
    art: art.letter,
  })

/** The page behind the confirmation email's link: consent is given by its button, never by opening the page. */
export const renderConfirm = (options: FormPage & { email: string; consentText: string; form: PlainForm }): string =>
  page(options, {
    title: messages(options.language)('wasThatYou'),
    lede: messages(options.language)('signUpProof', {
      email: options.email,
      appName: options.appName,
      consentText: options.consentText,
    }),
    art: art.letter,
    form: options.form,
  })

export const renderConfirmed = (options: FormPage): string =>
  page(options, {
    title: messages(options.language)('subscribed'),
    lede: messages(options.language)('subscribedLede', { appName: options.appName }),
    art: art.letter,
  })

/** The page behind the unsubscribe link of every email. */
export const renderUnsubscribe = (options: FormPage & { email: string; form: PlainForm }): string =>
  page(options, {
    title: messages(options.language)('unsubscribeAsk'),
    lede: messages(options.language)('unsubscribeLede', { email: options.email, appName: options.appName }),
    art: art.letter,
    form: options.form,
  })

export const renderUnsubscribed = (options: FormPage & { form?: PlainForm }): string =>
  page(options, {
    title: messages(options.language)('unsubscribedTitle'),
    lede: messages(options.language)(options.form ? 'unsubscribedKept' : 'unsubscribed', { appName: options.appName }),
    art: art.letter,
    ...(options.form && { form: options.form }),
  })

/** Asks for confirmation before deleting a visitor's data. */
export const renderDeleteData = (options: FormPage & { form: PlainForm; what: string }): string =>
  page(options, {
    title: messages(options.language)('deleteAsk'),
    lede: messages(options.language)('deleteLede', { what: options.what, appName: options.appName }),
    art: art.lost,
    form: options.form,
  })

export const renderDataDeleted = (options: FormPage): string =>
  page(options, {
    title: messages(options.language)('deleted'),
    lede: messages(options.language)('nothingKept', { appName: options.appName }),
    art: art.star,
  })

/** For an email link that is too old, incomplete, or about something that is gone. */
export const renderLinkEnded = (options: Omit<FormPage, 'appName'> & { appName?: string | undefined }): string =>
  page(
    { ...options, appName: options.appName ?? 'the app' },
    {
      title: messages(options.language)('linkEndedTitle'),
      lede: messages(options.language)('confirmationTooOld'),
      art: art.lost,
    },
  )

/** The submitted data is no valid form. */
export const renderFormBroken = (options: Pick<FormPage, 'assets' | 'language'>): string =>
  page(
    { ...options, appName: 'the app' },
    {
      title: messages(options.language)('notWhole'),
      lede: messages(options.language)('connectionDropped'),
      art: art.lost,
    },
  )

/** A form that was refused and no longer exists: there is no slide to show it in. */
export const renderFormGone = (options: FormPage): string =>
  page(options, {
    title: messages(options.language)('formGone'),
    lede: messages(options.language)('appChanged', { appName: options.appName }),
    art: art.lost,
  })

/** A form that was refused, and why. The values exist only in the browser. */
export const renderFormRefused = (options: FormPage & { reason: string }): string =>
  page(options, {
    title: messages(options.language)('notSent'),
    lede: messages(options.language)('goBack', { reason: options.reason }),
    art: art.lost,
  })
