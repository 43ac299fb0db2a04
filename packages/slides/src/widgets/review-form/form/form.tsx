import type { EditorProps } from '../../../define/define-editor.ts'
import { asksOptions } from '../../../form/asks-options.ts'
import { FormThemeControls } from '../../../form/form-theme-controls.tsx'
import { bindFields } from '../../../parts/bind-fields.ts'
import { SpaceAbove } from '../../../parts/space-above.tsx'
import { MOST_REVIEWS_SHOWN, type reviewFormSchema } from '../schema.ts'
import { messages } from './messages/messages.ts'

type ReviewForm = typeof reviewFormSchema

export function QuestionsSection(props: EditorProps<ReviewForm>) {
  const {
    data,
    controls: { Choice, Text },
    language,
  } = props
  const { field, choice } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Text
        label={say('question')}
        maxLength={120}
        {...field('prompt')}
        placeholder={say('questionExample')}
        hint={say('questionHint')}
      />
      <Choice label={say('text')} {...choice('asksText')} options={asksOptions(language)} />
      {data.asksText === 'NO' ? null : (
        <Text label={say('textLabel')} maxLength={80} {...field('textLabel')} placeholder={say('textLabelExample')} />
      )}
      <Choice
        label={say('name')}
        {...choice('asksName')}
        options={asksOptions(language)}
        // As above.
      />
      <Choice
        label={say('photo')}
        hint={say('photoHint')}
        {...choice('asksPhoto')}
        options={asksOptions(language)}
        // As above.
      />
    </>
  )
}

export function SendingSection(props: EditorProps<ReviewForm>) {
  const {
    controls: { Text },
    language,
  } = props
  const { field } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Text label={say('buttonText')} maxLength={40} {...field('buttonText')} placeholder={say('buttonExample')} />
      <Text label={say('thankYou')} multiline maxLength={300} {...field('thankYou')} hint={say('thankYouHint')} />
    </>
  )
}

export function ReviewsSection(props: EditorProps<ReviewForm>) {
  const {
    data,
    onChange,
    controls: { Slider, Switch },
    language,
  } = props
  const { toggle } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Switch label={say('shows')} hint={say('showsHint')} {...toggle('showsReviews')} />
      {data.showsReviews ? (
        <>
          <Switch label={say('average')} {...toggle('showsAverage')} />
          <Slider
            label={say('count')}
            min={1}
            max={MOST_REVIEWS_SHOWN}
            step={1}
            value={data.reviewCount}
            onChange={(reviewCount) => onChange({ ...data, reviewCount: Math.round(reviewCount) })}
          />
        </>
      ) : null}
    </>
  )
}

export function LookSection(props: EditorProps<ReviewForm>) {
  const { data, errors, onChange, controls, language } = props
  const { field } = bindFields(props)
  const say = messages(language)
  const { metadata } = data
  const { Colour } = controls
  return (
    <>
      <Colour label={say('starColour')} {...field('metadata.starColor')} />
      <FormThemeControls
        language={language}
        theme={metadata}
        {...{ errors, controls }}
        onChange={(look) => onChange({ ...data, metadata: look })}
      />
      <SpaceAbove language={language} {...field('metadata.spacing')} controls={controls} />
    </>
  )
}
