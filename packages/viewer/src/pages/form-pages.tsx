import type { ViewerAssets } from '../assets/assets.ts'
import { drawing } from './drawing.ts'
import { type PlainForm, renderPlainPage } from './plain-page.tsx'

const art = { letter: drawing('letter'), lost: drawing('lost'), star: drawing('star') }

interface FormPage {
  assets: ViewerAssets
  /** The instant app that the form belongs to. */
  appName: string
  /** The slide that the form stands on, or the app; undefined when it is gone. */
  backHref?: string | undefined
}

interface SentPage extends FormPage {
  /** The merchant's own words. */
  thankYou: string
}

const back = ({ appName, backHref }: FormPage, label = `Back to ${appName}`) =>
  backHref ? [{ label, href: backHref }] : []

/** A page of a form, in the drawing and words that it is given. */
const page = (options: FormPage, about: { title: string; lede: string; art: string; form?: PlainForm }): string =>
  renderPlainPage({ ...about, ways: back(options), css: options.assets.pageCss })

/** After a review that was sent without a script. */
export const renderReviewThanks = (options: SentPage): string =>
  page(options, {
    title: options.thankYou || 'Thank you for telling us',
    lede: `Your review has reached ${options.appName}. It stands on the slide as soon as it has been read.`,
    art: art.star,
  })

/** After a sign-up that was sent without a script. Says the same whether the address was known or not. */
export const renderSignUpThanks = (options: SentPage): string =>
  page(options, {
    title: options.thankYou || 'Thank you. One more step.',
    lede: 'We sent you an e-mail. Tap the button in it, and you are on the list. Nothing there? Look among the spam.',
    art: art.letter,
  })

/** Where the link of the mail leads: the consent is given by the button, never by opening the page. */
export const renderConfirm = (options: FormPage & { email: string; consentText: string; form: PlainForm }): string =>
  page(options, {
    title: 'Was that you?',
    lede: `${options.email} asked for e-mails from ${options.appName} and agreed to this: “${options.consentText}”`,
    art: art.letter,
    form: options.form,
  })

export const renderConfirmed = (options: FormPage): string =>
  page(options, {
    title: 'You are on the list',
    lede: `${options.appName} will write to you. Every e-mail has a link that takes you off the list again.`,
    art: art.letter,
  })

/** Where the link at the foot of every mail leads. */
export const renderUnsubscribe = (options: FormPage & { email: string; form: PlainForm }): string =>
  page(options, {
    title: 'No more e-mails?',
    lede: `${options.email} is on the list of ${options.appName}. One tap and it is off.`,
    art: art.letter,
    form: options.form,
  })

export const renderUnsubscribed = (options: FormPage & { form?: PlainForm }): string =>
  page(options, {
    title: 'You are off the list',
    lede: `${options.appName} will not write to you again. ${
      options.form ? 'Your address is kept only so that nobody signs you up again by mistake.' : ''
    }`.trim(),
    art: art.letter,
    ...(options.form && { form: options.form }),
  })

/** Asks once more before what a visitor left is deleted. */
export const renderDeleteData = (options: FormPage & { form: PlainForm; what: string }): string =>
  page(options, {
    title: 'Delete what you left here?',
    lede: `${options.what} will be deleted from the records of ${options.appName} for good.`,
    art: art.lost,
    form: options.form,
  })

export const renderDataDeleted = (options: FormPage): string =>
  page(options, {
    title: 'It is deleted',
    lede: `${options.appName} keeps nothing of it any more.`,
    art: art.star,
  })

/** A link of a mail that is too old, cut short, or was used for something that is gone. */
export const renderLinkEnded = (options: Omit<FormPage, 'appName'> & { appName?: string | undefined }): string =>
  page(
    { ...options, appName: options.appName ?? 'the app' },
    {
      title: 'This link has ended',
      lede: 'It may be too old, or a part of it got lost on the way. Open the newest e-mail, or fill in the form once more.',
      art: art.lost,
    },
  )

/** What was sent cannot be read as a form. */
export const renderFormBroken = (options: Pick<FormPage, 'assets'>): string =>
  page(
    { ...options, appName: 'the app' },
    {
      title: 'This did not arrive whole',
      lede: 'The connection may have dropped on the way. Go back: what you typed is still there. Then send it again.',
      art: art.lost,
    },
  )

/** A form that could not be taken and that no longer stands anywhere: there is nothing to show it in. */
export const renderFormGone = (options: FormPage): string =>
  page(options, {
    title: 'This form is not here any more',
    lede: `${options.appName} has changed in the meantime. What you wrote was not sent.`,
    art: art.lost,
  })

/** A form that was not taken, and why. What was typed is nowhere but in the browser. */
export const renderFormRefused = (options: FormPage & { reason: string }): string =>
  page(options, {
    title: 'This was not sent',
    lede: `${options.reason} Go back: your browser still holds what you typed.`,
    art: art.lost,
  })
