import type { CSSProperties } from 'react'
import type { ViewProps } from '../../define.ts'
import { Field, fieldAttributes, InputField } from '../../form/field.tsx'
import { FORM_ADDRESSES, FORM_LENGTHS } from '../../form/form-addresses.ts'
import { FormFrame } from '../../form/form-frame.tsx'
import { Reviews } from './reviews.tsx'
import type { reviewFormSchema } from './schema.ts'
import { Stars } from './stars.tsx'

const NO_REVIEWS = { count: 0, average: 0, reviews: [] }

/** Stars and what else is asked for; under it what others said and the merchant approved. */
export function ReviewFormView(props: ViewProps<typeof reviewFormSchema>) {
  const { data, isDeferred, showsEmpty, place, answer, live, ground } = props
  const { prompt, asksText, textLabel, asksName, asksPhoto, buttonText, thankYou, showsReviews, metadata } = data
  const { textColor, cardColor, starColor } = metadata
  const shared = { place, answer }
  const text = { name: 'text', label: textLabel || 'Your words', asks: asksText }
  // Custom properties are not in React's type. A form's own card has its own ink: what stands beside it keeps the slide's.
  const style = {
    ...(textColor && !cardColor && { color: textColor }),
    '--tp-star': starColor,
    '--tp-review': cardColor || `color-mix(in srgb,currentColor 8%,${ground ?? '#FFFFFF'})`,
    '--tp-review-ink': (cardColor && textColor) || 'inherit',
  } as CSSProperties
  return (
    <div className="tp-review-form" style={style}>
      <FormFrame
        name={prompt || 'Review'}
        action={FORM_ADDRESSES.review}
        takesFiles={asksPhoto !== 'NO'}
        look={metadata}
        thankYouDetail={showsReviews ? 'Your review stands here as soon as we have read it.' : ''}
        {...{ ground, buttonText, thankYou, ...shared }}
      >
        <Stars question={prompt} {...shared} />
        {text.asks === 'NO' ? null : (
          <Field {...text} asks={text.asks} {...shared}>
            <textarea
              rows={3}
              maxLength={FORM_LENGTHS.text}
              {...fieldAttributes({ ...text, asks: text.asks, ...shared })}
            />
          </Field>
        )}
        {asksName === 'NO' ? null : (
          <InputField
            name="name"
            label="Your name"
            asks={asksName}
            input={{ type: 'text', autoComplete: 'name', maxLength: FORM_LENGTHS.name }}
            {...shared}
          />
        )}
        {asksPhoto === 'NO' ? null : (
          <InputField
            name="photo"
            label="A photo"
            asks={asksPhoto}
            input={{ type: 'file', accept: 'image/*' }}
            {...shared}
          />
        )}
      </FormFrame>
      {showsReviews && place ? (
        <Reviews summary={live?.reviews?.[place.widgetId] ?? NO_REVIEWS} {...data} isDeferred={isDeferred} />
      ) : null}
      {showsReviews && showsEmpty ? <p className="tp-no-reviews">The reviews that you approve stand here.</p> : null}
    </div>
  )
}
