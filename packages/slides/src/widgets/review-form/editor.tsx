import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { asksOptions } from '../../form/asks-options.ts'
import { FormThemeControls } from '../../form/form-theme-controls.tsx'
import { bindFields } from '../../parts/bind-fields.ts'
import { SpaceAbove } from '../../parts/space-above.tsx'
import { MOST_REVIEWS_SHOWN, type reviewFormSchema } from './schema.ts'
import { STAR_PATH } from './star-path.ts'
import { messages } from './messages/messages.ts'

type ReviewForm = typeof reviewFormSchema

function QuestionsSection(props: EditorProps<ReviewForm>) {
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

function SendingSection(props: EditorProps<ReviewForm>) {
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

function ReviewsSection(props: EditorProps<ReviewForm>) {
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

function LookSection(props: EditorProps<ReviewForm>) {
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
