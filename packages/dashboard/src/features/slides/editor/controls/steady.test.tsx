import { fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { expect, test } from 'vitest'
import { steady } from './steady.tsx'

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
