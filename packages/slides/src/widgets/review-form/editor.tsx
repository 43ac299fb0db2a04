import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { asksOptions } from '../../form/editor-asks.ts'
import { FormLookControls } from '../../form/form-look-section.tsx'
import { SpaceAbove } from '../../parts/space-above.tsx'
import { MOST_REVIEWS_SHOWN, type reviewFormSchema } from './schema.ts'
import { STAR_PATH } from './star-path.ts'
import { messages } from './messages/messages.ts'

type ReviewForm = typeof reviewFormSchema
type Data = EditorProps<ReviewForm>['data']

function QuestionsSection({ data, errors, onChange, controls: { Choice, Text }, language }: EditorProps<ReviewForm>) {
  const say = messages(language)
  return (
    <>
      <Text
        label={say('question')}
        maxLength={120}
        value={data.prompt}
        error={errors['prompt']}
        placeholder={say('questionExample')}
        hint={say('questionHint')}
        onChange={(prompt) => onChange({ ...data, prompt })}
      />
      <Choice
        label={say('text')}
        value={data.asksText}
        options={asksOptions(language)}
        // The options are the literals of the schema.
        onChange={(value) => onChange({ ...data, asksText: value as Data['asksText'] })}
      />
      {data.asksText === 'NO' ? null : (
        <Text
          label={say('textLabel')}
          maxLength={80}
          value={data.textLabel}
          error={errors['textLabel']}
          placeholder={say('textLabelExample')}
          onChange={(textLabel) => onChange({ ...data, textLabel })}
        />
      )}
      <Choice
        label={say('name')}
        value={data.asksName}
        options={asksOptions(language)}
        // As above.
        onChange={(value) => onChange({ ...data, asksName: value as Data['asksName'] })}
      />
      <Choice
        label={say('photo')}
        hint={say('photoHint')}
        value={data.asksPhoto}
        options={asksOptions(language)}
        // As above.
        onChange={(value) => onChange({ ...data, asksPhoto: value as Data['asksPhoto'] })}
      />
    </>
  )
}

function SendingSection({ data, errors, onChange, controls: { Text }, language }: EditorProps<ReviewForm>) {
  const say = messages(language)
  return (
    <>
      <Text
        label={say('buttonText')}
        maxLength={40}
        value={data.buttonText}
        error={errors['buttonText']}
        placeholder={say('buttonExample')}
        onChange={(buttonText) => onChange({ ...data, buttonText })}
      />
      <Text
        label={say('thankYou')}
        multiline
        maxLength={300}
        value={data.thankYou}
        error={errors['thankYou']}
        hint={say('thankYouHint')}
        onChange={(thankYou) => onChange({ ...data, thankYou })}
      />
    </>
  )
}

function ReviewsSection({ data, onChange, controls: { Slider, Switch }, language }: EditorProps<ReviewForm>) {
  const say = messages(language)
  return (
    <>
      <Switch
        label={say('shows')}
        hint={say('showsHint')}
        checked={data.showsReviews}
        onChange={(showsReviews) => onChange({ ...data, showsReviews })}
      />
      {data.showsReviews ? (
        <>
          <Switch
            label={say('average')}
            checked={data.showsAverage}
            onChange={(showsAverage) => onChange({ ...data, showsAverage })}
          />
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

function LookSection({ data, errors, onChange, controls, language }: EditorProps<ReviewForm>) {
  const say = messages(language)
  const { metadata } = data
  const { Colour } = controls
  return (
    <>
      <Colour
        label={say('starColour')}
        value={metadata.starColor}
        error={errors['metadata.starColor']}
        onChange={(starColor) => onChange({ ...data, metadata: { ...metadata, starColor } })}
      />
      <FormLookControls
        language={language}
        look={metadata}
        {...{ errors, controls }}
        onChange={(look) => onChange({ ...data, metadata: look })}
      />
      <SpaceAbove
        language={language}
        spacing={metadata.spacing}
        onChange={(spacing) => onChange({ ...data, metadata: { ...metadata, spacing } })}
        controls={controls}
      />
    </>
  )
}

const Icon = () => <path d={STAR_PATH} strokeLinejoin="round" />

export const reviewFormEditor: WidgetEditor<ReviewForm> = {
  addLabel: messages.later('form'),
  addOrder: 6,
  shortcut: 'R',
  Icon,
  title: ({ prompt, buttonText }, language) => prompt.trim() || buttonText.trim() || messages(language)('form'),
  detail: ({ asksText, asksName, asksPhoto }, language) => {
    const say = messages(language)
    const further = [asksText !== 'NO' && 'text', asksName !== 'NO' && 'name', asksPhoto !== 'NO' && 'photo'] as const
    return [say('detail'), ...further.flatMap((field) => (field ? say(`more.${field}`) : []))].join(', ')
  },
  typed: [
    {
      label: messages.later('question'),
      selector: '.tp-form-title',
      isMain: true,
      isMultiline: false,
      maxLength: 120,
      read: ({ prompt }) => prompt,
      write: (data, prompt) => ({ ...data, prompt }),
    },
    {
      label: messages.later('buttonText'),
      selector: '.tp-link > span',
      isMultiline: false,
      maxLength: 40,
      read: ({ buttonText }) => buttonText,
      write: (data, buttonText) => ({ ...data, buttonText }),
    },
  ],
  look: ({ metadata }) => ({ metadata }),
  controls: {
    INK: messages.later('textColour'),
    SPACING: messages.later('spaceAbove'),
    TEXT: messages.later('question'),
  },
  sections: [
    { id: 'questions', label: messages.later('questions'), Form: QuestionsSection },
    { id: 'sending', label: messages.later('sending'), Form: SendingSection },
    { id: 'reviews', label: messages.later('reviews'), Form: ReviewsSection },
    { id: 'look', label: messages.later('style'), isLook: true, Form: LookSection },
  ],
}
