import type { Language } from '@taplet/messages'
import { renderToStaticMarkup } from 'react-dom/server'
import { describe, expect, it, test } from 'vitest'
import type { EditorControls, WidgetEditor } from '../define/define-editor.ts'
import { createWidget } from '../edits.ts'
import { editorOf, fieldErrors, widgetEditors } from '../editor.ts'
import { type Widget, widgetSchemas, widgetTypes } from '../schema.ts'

interface Used {
  control: string
  label: string
  change: (value: unknown) => void
  options: readonly string[]
}

/** Controls that draw nothing and record their props. */
function recordingControls(used: Used[]): EditorControls {
  const record = (control: string) => (props: Record<string, unknown>) => {
    const options = (props['options'] ?? []) as { value: string }[]
    const change = props['onChange'] as Used['change'] | undefined
    if (change)
      used.push({ control, label: String(props['label']), change, options: options.map((option) => option.value) })
    return <>{props['children']}</>
  }
  const names = [
    'Choice',
    'Colour',
    'Focal',
    'Font',
    'Media',
    'Number',
    'Pair',
    'Pictures',
    'Press',
    'Rows',
    'Select',
    'Size',
    'Slider',
    'SpecialDays',
    'Switch',
    'Text',
    'Week',
    'Zone',
  ]
  // Each of the names above is a control; every control accepts any props.
  return Object.fromEntries(names.map((name) => [name, record(name)])) as unknown as EditorControls
}

type Data = Record<string, unknown>

const LISTS = new Set(['Pictures', 'Rows', 'SpecialDays', 'Week'])

/** Renders the whole form with these data; returns its controls. */
async function draw(
  editor: WidgetEditor,
  data: Data,
  onChange: (data: Data) => void = () => undefined,
  language: Language = 'en',
): Promise<Used[]> {
  const used: Used[] = []
  // A form returns data of its own type.
  const handleChange = (after: unknown) => onChange(after as Data)
  const props = { data, errors: {}, onChange: handleChange, controls: recordingControls(used), language }
  for (const section of editor.sections) {
    const Form = 'load' in section ? await section.load() : section.Form
    renderToStaticMarkup(<Form {...props} />)
  }
  return used
}

const leaves = (value: unknown, path: string): [string, unknown][] =>
  typeof value === 'object' && value !== null
    ? Object.entries(value).flatMap(([key, one]) => leaves(one, path ? `${path}.${key}` : key))
    : [[path, value]]

/** Actions have fields of their own (press-forms.test.tsx). */
const fieldAt = (path: string): string => path.replace(/\baction\..*/, 'action')

/** Returns values that differ from the present one and that the control could produce. */
function otherValues({ control, options }: Used): unknown[] {
  // Lists begin empty: no field of theirs is among the defaults.
  if (LISTS.has(control)) return []
  if (control === 'Choice' || control === 'Select' || control === 'Font') return [...options]
  if (control === 'Switch') return [true, false]
  if (control === 'Slider' || control === 'Size' || control === 'Number') return [13, 1.5]
  if (control === 'Focal') return [{ x: 13, y: 13 }]
  if (control === 'Colour') return ['#123456']
  return ['https://example.com/file.mp4', 'larklisboa', '+351215550148']
}

/** Data with which every part of a form is shown. */
const full: Record<string, Data[]> = {
  ADDRESS_CARD: [{ metadata: { cardColor: '#FFFFFF' } }],
  COUNTDOWN: [{ metadata: { cardColor: '#FFFFFF' } }],
  QUESTIONS: [{ metadata: { cardColor: '#FFFFFF' } }],
  TEXT_BOX: [{ text: 'Latte\t3.20', metadata: { fillColor: '#FFFFFF', fontFamily: 'fraunces' } }],
  NEWSLETTER_SIGN_UP: [{ metadata: { cardColor: '#FFFFFF' } }],
  OPENING_HOURS: [{ metadata: { cardColor: '#FFFFFF' } }],
  PICTURE_GALLERY: [{ metadata: { cardColor: '#FFFFFF' } }],
  PRICE_LIST: [{ metadata: { cardColor: '#FFFFFF' } }],
  REVIEW_FORM: [{ metadata: { cardColor: '#FFFFFF' } }, { showsReviews: true }],
  IMAGE: [{}, { imageUrl: '/media/a.webp', metadata: { ratio: 'SQUARE' } }],
  VIDEO: [{}, { videoType: 'EXTERNAL' }, { videoUrl: '/media/a.mp4' }],
}

const withFields = (data: Data, change: Data): Data => ({
  ...data,
  ...change,
  ...(data['metadata'] ? { metadata: { ...Object(data['metadata']), ...Object(change['metadata']) } } : {}),
})

describe.each(widgetTypes)('the form of %s', (type) => {
  const editor = editorOf({ widgetType: type })
  const defaults = createWidget(type, 'w').widgetData as Data

  it('has a control for every field', async () => {
    const changed = new Set<string>()
    for (const change of full[type] ?? [{}]) {
      const data = withFields(defaults, change)
      const before = new Map(leaves(data, ''))
      const note = (after: Data) => {
        for (const [path, value] of leaves(after, '')) if (before.get(path) !== value) changed.add(fieldAt(path))
      }
      for (const used of await draw(editor, data, note)) for (const value of otherValues(used)) used.change(value)
    }
    expect([...changed].toSorted()).toEqual(
      leaves(defaults, '')
        .map(([path]) => path)
        // Only templates set placeholders and headings of groups; no control changes them.
        .filter((path) => !/(?:placeholder|isGroupHeading)$/i.test(path))
        .toSorted(),
    )
  })

  it('gives every control a name of its own', async () => {
    const labels = (await draw(editor, defaults)).map((used) => used.label)
    expect(labels).not.toContain('')
    expect(new Set(labels).size).toBe(labels.length)
  })

  it('says all of itself in the language it is asked for', async () => {
    const forms = (full[type] ?? [{}]).map((change) => draw(editor, withFields(defaults, change), undefined, 'en-XA'))
    const labels = (await Promise.all(forms)).flat().map(({ label }) => label)
    const parts = [editor.addLabel, ...editor.sections.map((one) => one.label), ...Object.values(editor.controls)]
    for (const label of [...labels, ...parts.map((part) => part('en-XA'))]) expect(label).toMatch(/^⟦.*⟧$/)
  })

  it('has words for a widget that has just been added', () => {
    expect(editor.title(defaults, 'en')).not.toBe('')
    expect(editor.detail(defaults, 'en')).not.toBe('')
    expect(fieldErrors(createWidget(type, 'w'), 'en')).toEqual({})
  })
})

test('every widget is added by a key of its own', () => {
  const keys = Object.values(widgetEditors).map((editor) => editor.shortcut)
  expect(new Set(keys).size).toBe(keys.length)
})

test('a value that the server would refuse is named by its field', () => {
  const { widgetId, widgetType, widgetData } = createWidget('IMAGE', 'w')
  const data = withFields(widgetData, { metadata: { linkUrl: 'javascript:alert(1)' } })
  const errors = fieldErrors({ widgetId, widgetType, widgetData: data } as unknown as Widget, 'en') // of its own type
  expect(Object.keys(errors)).toEqual(['metadata.linkUrl'])
  expect(widgetSchemas.IMAGE.data.safeParse(data).success).toBe(false)
})
