import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { expect, it, test } from 'vitest'
import type { EditorControls } from '../../define/define-editor.ts'
import { freshPressAction, type PressAction, pressActionTypes } from '../press-actions.ts'
import type { PressFormProps } from './press-form-props.ts'
import { pressForms } from './press-forms.ts'

type Change = (value: unknown) => void

/** Draws the fields of an action; returns how each is changed. */
function draw(data: PressAction, onChange: (data: PressAction) => void) {
  const used: { label: string; change: Change }[] = []
  const record = (props: Record<string, unknown>) => {
    // Every control is handed a label and a way to change it.
    used.push({ label: String(props['label']), change: props['onChange'] as Change })
    return null
  }
  const names = ['Select', 'Switch', 'Text', 'Zone']
  const controls = Object.fromEntries(names.map((name) => [name, record])) as unknown as EditorControls // these it uses
  const Form = pressForms[data.type] as ComponentType<PressFormProps<never>> // form and action belong to one type
  renderToStaticMarkup(<Form {...{ controls, onChange }} data={data as never} errors={{}} language="en" />)
  return used
}

test.each(Object.keys(pressForms) as PressAction['type'][])('the fields of %s change everything in it', (type) => {
  const fresh = freshPressAction(type)
  const changed = new Set<string>()
  const note = (after: PressAction) => {
    for (const [name, value] of Object.entries(after)) if (Reflect.get(fresh, name) !== value) changed.add(name)
  }
  const used = draw(fresh, note)
  for (const { change } of used) for (const value of ['2027-05-01T19:30', true]) change(value)
  expect([...changed].toSorted()).toEqual(
    Object.keys(fresh)
      .filter((name) => name !== 'type')
      .toSorted(),
  )
  expect(new Set(used.map(({ label }) => label)).size).toBe(used.length)
})

it('an event of whole days is typed without hours', () => {
  const [first] = [{ ...freshPressAction('CALENDAR'), isAllDay: true }]
  const typed: PressAction[] = []
  const start = draw(first as PressAction, (after) => typed.push(after)).find(({ label }) => label === 'Starts')
  start?.change('2027-05-01')
  expect(typed).toMatchObject([{ start: '2027-05-01T00:00' }])
})

it('actions without fields of ours are those of the dashboard, and the next slide', () => {
  expect(pressActionTypes.filter((type) => !pressForms[type])).toEqual(['NEXT_SLIDE', 'SLIDE', 'APP'])
})
