import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { CSSProperties } from 'react'
import type { ViewProps } from '../../define/define-widget.ts'
import { Field, fieldAttributes, InputField } from '../../form/field.tsx'
import { FORM_ADDRESSES, FORM_LENGTHS } from '../../form/form-addresses.ts'
import { FormFrame } from '../../form/form-frame.tsx'
import { messages } from '../../form/messages/messages.ts'
import { Reviews } from './reviews.tsx'
import type { reviewFormSchema } from './schema.ts'
import { Stars } from './stars.tsx'

const NO_REVIEWS = { count: 0, average: 0, reviews: [] }

type Props = ViewProps<typeof reviewFormSchema>

/** The fields that the form has besides the stars. */
function FurtherFields({ data, place, answer, language = DEFAULT_LANGUAGE }: Props) {
  const say = messages(language)
  const { asksText, textLabel, asksName, asksPhoto } = data
  const shared = { place, answer, language }
  const text = { name: 'text', label: textLabel || say('text'), ...shared }
  return (
    <>
      {asksText === 'NO' ? null : (
        <Field {...text} asks={asksText}>
          <textarea rows={3} maxLength={FORM_LENGTHS.text} {...fieldAttributes({ ...text, asks: asksText })} />
        </Field>
      )}
      {asksName === 'NO' ? null : (
        <InputField
          name="name"
          label={say('name')}
          asks={asksName}
          input={{ type: 'text', autoComplete: 'name', maxLength: FORM_LENGTHS.name }}
          {...shared}
        />
      )}
      {asksPhoto === 'NO' ? null : (
        <Field name="photo" label={say('photo')} asks={asksPhoto} {...shared}>
          <input type="file" accept="image/*" {...fieldAttributes({ name: 'photo', asks: asksPhoto, ...shared })} />
          {/* Drawn over the browser's own control where a script can name the photo that was chosen. */}
          <span className="tp-pick" aria-hidden="true">
            {say('choosePhoto')}
          </span>
        </Field>
      )}
    </>
  )
}

/** What is under the form: the approved reviews, or in an editor a note that they will be shown. */
function Below({ data, place, live, isDeferred, showsEmpty, language = DEFAULT_LANGUAGE }: Props) {
  if (!data.showsReviews) return null
  if (place)
    return <Reviews summary={live?.reviews?.[place.widgetId] ?? NO_REVIEWS} {...data} {...{ isDeferred, language }} />
  return showsEmpty ? <p className="tp-no-reviews">{messages(language)('reviewsFollow')}</p> : null
}

/** React's type lacks custom properties. A form's card has its own text colour: text beside it keeps the slide's. */
function formStyle({ textColor, cardColor, starColor }: Props['data']['metadata'], ground = '#FFFFFF'): CSSProperties {
  return {
    ...(textColor && !cardColor && { color: textColor }),
    '--tp-star': starColor,
    '--tp-review': cardColor || `color-mix(in srgb,currentColor 8%,${ground})`,
    '--tp-review-ink': (cardColor && textColor) || 'inherit',
  } as CSSProperties
}

/** Stars and the other fields; below them the reviews that the merchant approved. */
export function ReviewFormView(props: Props) {
  const { data, place, answer, ground, language = DEFAULT_LANGUAGE } = props
  const { prompt, asksPhoto, buttonText, thankYou, showsReviews, metadata } = data
  const say = messages(language)
  const shared = { place, answer, language }
  return (
    <div className="tp-review-form" style={formStyle(metadata, ground)}>
      <FormFrame
        name={prompt || say('review')}
        action={FORM_ADDRESSES.review}
        takesFiles={asksPhoto !== 'NO'}
        look={metadata}
        thankYouDetail={showsReviews ? say('reviewFollows') : ''}
        {...{ ground, buttonText, thankYou, ...shared }}
      >
        <Stars question={prompt} {...shared} />
        <FurtherFields {...props} />
      </FormFrame>
      <Below {...props} />
    </div>
  )
}
