import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { asksOptions } from '../../form/editor-asks.ts'
import { FormLookControls } from '../../form/form-look-section.tsx'
import { SpaceAbove } from '../../parts/space-above.tsx'
import { MOST_REVIEWS_SHOWN, type reviewFormSchema } from './schema.ts'
import { STAR_PATH } from './star-path.ts'

type ReviewForm = typeof reviewFormSchema
type Data = EditorProps<ReviewForm>['data']

function QuestionsSection({ data, errors, onChange, controls: { Choice, Text } }: EditorProps<ReviewForm>) {
  return (
    <>
      <Text
        label="Question"
        maxLength={120}
        value={data.prompt}
        error={errors['prompt']}
        placeholder="How was it?"
        hint="Stands above the five stars, which are always asked for."
        onChange={(prompt) => onChange({ ...data, prompt })}
      />
      <Choice
        label="Words"
        value={data.asksText}
        options={asksOptions}
        // The options are the literals of the schema.
        onChange={(value) => onChange({ ...data, asksText: value as Data['asksText'] })}
      />
      {data.asksText === 'NO' ? null : (
        <Text
          label="Above the field for words"
          maxLength={80}
          value={data.textLabel}
          error={errors['textLabel']}
          placeholder="Your words"
          onChange={(textLabel) => onChange({ ...data, textLabel })}
        />
      )}
      <Choice
        label="Name"
        value={data.asksName}
        options={asksOptions}
        // As above.
        onChange={(value) => onChange({ ...data, asksName: value as Data['asksName'] })}
      />
      <Choice
        label="Photo"
        hint="Where it was taken is removed from it before it is kept."
        value={data.asksPhoto}
        options={asksOptions}
        // As above.
        onChange={(value) => onChange({ ...data, asksPhoto: value as Data['asksPhoto'] })}
      />
    </>
  )
}

function SendingSection({ data, errors, onChange, controls: { Text } }: EditorProps<ReviewForm>) {
  return (
    <>
      <Text
        label="Words on the button"
        maxLength={40}
        value={data.buttonText}
        error={errors['buttonText']}
        placeholder="Send review"
        onChange={(buttonText) => onChange({ ...data, buttonText })}
      />
      <Text
        label="Thank-you"
        multiline
        maxLength={300}
        value={data.thankYou}
        error={errors['thankYou']}
        hint="Takes the form’s place once it has been sent."
        onChange={(thankYou) => onChange({ ...data, thankYou })}
      />
    </>
  )
}

function ReviewsSection({ data, onChange, controls: { Slider, Switch } }: EditorProps<ReviewForm>) {
  return (
    <>
      <Switch
        label="Show approved reviews"
        hint="You decide in the inbox which of them visitors see. The newest stand first."
        checked={data.showsReviews}
        onChange={(showsReviews) => onChange({ ...data, showsReviews })}
      />
      {data.showsReviews ? (
        <>
          <Switch
            label="Show the average"
            checked={data.showsAverage}
            onChange={(showsAverage) => onChange({ ...data, showsAverage })}
          />
          <Slider
            label="How many"
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

function LookSection({ data, errors, onChange, controls }: EditorProps<ReviewForm>) {
  const { metadata } = data
  const { Colour } = controls
  return (
    <>
      <Colour
        label="Stars"
        value={metadata.starColor}
        error={errors['metadata.starColor']}
        onChange={(starColor) => onChange({ ...data, metadata: { ...metadata, starColor } })}
      />
      <FormLookControls
        look={metadata}
        {...{ errors, controls }}
        onChange={(look) => onChange({ ...data, metadata: look })}
      />
      <SpaceAbove
        spacing={metadata.spacing}
        onChange={(spacing) => onChange({ ...data, metadata: { ...metadata, spacing } })}
        controls={controls}
      />
    </>
  )
}

const Icon = () => <path d={STAR_PATH} strokeLinejoin="round" />

const plus = (asked: Data['asksName'], word: string): string[] => (asked === 'NO' ? [] : [word])

export const reviewFormEditor: WidgetEditor<ReviewForm> = {
  addLabel: 'Review form',
  addOrder: 6,
  shortcut: 'R',
  Icon,
  title: ({ prompt, buttonText }) => prompt.trim() || buttonText.trim() || 'Review form',
  detail: ({ asksText, asksName, asksPhoto }) =>
    ['Review form · stars', ...plus(asksText, 'words'), ...plus(asksName, 'name'), ...plus(asksPhoto, 'photo')].join(
      ', ',
    ),
  typed: [
    {
      label: 'Question',
      selector: '.tp-form-title',
      isMain: true,
      isMultiline: false,
      maxLength: 120,
      read: ({ prompt }) => prompt,
      write: (data, prompt) => ({ ...data, prompt }),
    },
    {
      label: 'Words on the button',
      selector: '.tp-link > span',
      isMultiline: false,
      maxLength: 40,
      read: ({ buttonText }) => buttonText,
      write: (data, buttonText) => ({ ...data, buttonText }),
    },
  ],
  look: ({ metadata }) => ({ metadata }),
  sections: [
    { id: 'questions', label: 'Questions', Form: QuestionsSection },
    { id: 'sending', label: 'Sending', Form: SendingSection },
    { id: 'reviews', label: 'Reviews', Form: ReviewsSection },
    { id: 'look', label: 'Look', isLook: true, Form: LookSection },
  ],
}
