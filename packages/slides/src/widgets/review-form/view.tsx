import type { CSSProperties } from 'react'
import type { ViewProps } from '../../define/define-widget.ts'
import { Field, fieldAttributes, InputField } from '../../form/field.tsx'
import { FORM_ADDRESSES, FORM_LENGTHS } from '../../form/form-addresses.ts'
import { FormFrame } from '../../form/form-frame.tsx'
import { Reviews } from './reviews.tsx'
import type { reviewFormSchema } from './schema.ts'
import { Stars } from './stars.tsx'

const NO_REVIEWS = { count: 0, average: 0, reviews: [] }

type Props = ViewProps<typeof reviewFormSchema>

/** What the form asks for beside the stars. */
function FurtherFields({ data, place, answer }: Pick<Props, 'data' | 'place' | 'answer'>) {
  const { asksText, textLabel, asksName, asksPhoto } = data
  const shared = { place, answer }
  const text = { name: 'text', label: textLabel || 'Your words', ...shared }
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
          label="Your name"
          asks={asksName}
          input={{ type: 'text', autoComplete: 'name', maxLength: FORM_LENGTHS.name }}
          {...shared}
        />
      )}
      {asksPhoto === 'NO' ? null : (
        <Field name="photo" label="A photo" asks={asksPhoto} {...shared}>
          <input type="file" accept="image/*" {...fieldAttributes({ name: 'photo', asks: asksPhoto, ...shared })} />
          {/* Drawn over the browser's own control where a script can name the photo that was chosen. */}
          <span className="tp-pick" aria-hidden="true">
            Choose a photo
          </span>
        </Field>
      )}
    </>
  )
}

/** What stands under the form: the approved reviews, or in an editor the word that they will. */
function Below({ data, place, live, isDeferred, showsEmpty }: Props) {
  if (!data.showsReviews) return null
  if (place)
    return <Reviews summary={live?.reviews?.[place.widgetId] ?? NO_REVIEWS} {...data} isDeferred={isDeferred} />
  return showsEmpty ? <p className="tp-no-reviews">The reviews that you approve stand here.</p> : null
}

/** Custom properties are not in React's type. A form's own card has its own ink: what stands beside it keeps the slide's. */
function formStyle({ textColor, cardColor, starColor }: Props['data']['metadata'], ground = '#FFFFFF'): CSSProperties {
  return {
    ...(textColor && !cardColor && { color: textColor }),
    '--tp-star': starColor,
    '--tp-review': cardColor || `color-mix(in srgb,currentColor 8%,${ground})`,
    '--tp-review-ink': (cardColor && textColor) || 'inherit',
  } as CSSProperties
}

/** Stars and what else is asked for; under it what others said and the merchant approved. */
export function ReviewFormView(props: Props) {
  const { data, place, answer, ground } = props
  const { prompt, asksPhoto, buttonText, thankYou, showsReviews, metadata } = data
  const shared = { place, answer }
  return (
    <div className="tp-review-form" style={formStyle(metadata, ground)}>
      <FormFrame
        name={prompt || 'Review'}
        action={FORM_ADDRESSES.review}
        takesFiles={asksPhoto !== 'NO'}
        look={metadata}
        thankYouDetail={showsReviews ? 'Your review stands here as soon as we have read it.' : ''}
        {...{ ground, buttonText, thankYou, ...shared }}
      >
        <Stars question={prompt} {...shared} />
        <FurtherFields data={data} {...shared} />
      </FormFrame>
      <Below {...props} />
    </div>
  )
}
