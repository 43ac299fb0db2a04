import { act, cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, expect, test } from 'vitest'
import { afterPaint, settlePaint } from '../../../../lib/timing/after-paint.ts'
import { steady } from './steady.tsx'

afterEach(() => {
  act(settlePaint)
  cleanup()
})

let draws = 0
const Count = steady(function Count({
  label,
  onAdd,
}: {
  label: string
  options: readonly object[]
  onAdd: () => void
}) {
  draws++
  return (
    <button type="button" onClick={onAdd}>
      {label}
    </button>
  )
})

function Form() {
  const [data, setData] = useState({ words: '', count: 0 })
  return (
    <>
      <input value={data.words} onChange={(event) => setData({ ...data, words: event.target.value })} />
      <Count label="Add" options={[{ value: 1 }]} onAdd={() => setData({ ...data, count: data.count + 1 })} />
      <output>{`${data.words} ${data.count}`}</output>
    </>
  )
}

test('a control is not drawn again for a word typed beside it, and still acts on the newest words', () => {
  render(<Form />)
  draws = 0
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'kept' } })
  expect(draws).toBe(0)
  fireEvent.click(screen.getByRole('button', { name: 'Add' }))
  expect(screen.getByRole('status').textContent).toBe('kept 1')
})

const Words = steady(function Words({
  value,
  onChange,
  onBlur,
}: {
  value: string
  onChange: (value: string) => void
  onBlur: () => void
}) {
  return <input value={value} onChange={(event) => onChange(event.target.value)} onBlur={onBlur} />
})

/** A form that is rendered after its change is painted, as the editor's are. */
function LateForm({ clean }: { clean: (words: string) => string }) {
  const [data, setData] = useState({ words: '', left: '' })
  return (
    <>
      <Words
        value={data.words}
        onChange={(words) => afterPaint(() => setData({ ...data, words: clean(words) }))}
        onBlur={() => setData({ ...data, left: data.words })}
      />
      <output>{`${data.words}, left with ${data.left}`}</output>
    </>
  )
}

test('a letter stands in its field before its form is drawn', () => {
  render(<LateForm clean={(words) => words} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'a' } })
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'a')
  expect(screen.getByRole('status').textContent).toBe(', left with ')
  act(settlePaint)
  expect(screen.getByRole('status').textContent).toBe('a, left with ')
})

test('a field shows what its form made of the words', () => {
  render(<LateForm clean={(words) => words.replace('@', '')} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: '@lark' } })
  act(settlePaint)
  expect(screen.getByRole('textbox')).toHaveProperty('value', 'lark')
})

test('leaving a field at once acts on its last letter', () => {
  render(<LateForm clean={(words) => words} />)
  fireEvent.change(screen.getByRole('textbox'), { target: { value: 'last' } })
  fireEvent.blur(screen.getByRole('textbox'))
  expect(screen.getByRole('status').textContent).toBe('last, left with last')
})
