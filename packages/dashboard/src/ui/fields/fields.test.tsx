// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { Segment } from './segment.tsx'
import { SelectField } from './select-field.tsx'
import { SliderField } from './slider-field.tsx'
import { TextField } from './text-field.tsx'

afterEach(cleanup)
const options = [
  { value: 'a', label: 'Figtree' },
  { value: 'b', label: 'Fraunces' },
]

test('a select opens by key, chooses by key and closes', async () => {
  const onChange = vi.fn()
  const user = userEvent.setup()
  render(<SelectField label="Font" value="a" options={options} onChange={onChange} />)
  screen.getByRole('combobox', { name: /Font/ }).focus()
  await user.keyboard('{ArrowDown}')
  expect((await screen.findByRole('option', { name: 'Figtree' })).getAttribute('aria-selected')).toBe('true')
  await user.click(screen.getByRole('option', { name: 'Fraunces' }))
  expect(onChange).toHaveBeenCalledExactlyOnceWith('b')
})

test('a segment is one stop of the tab key; arrows go round', async () => {
  const onChange = vi.fn()
  const user = userEvent.setup()
  render(<Segment label="Font" value="b" options={options} onChange={onChange} />)
  await user.tab()
  expect(document.activeElement?.textContent).toBe('Fraunces')
  await user.keyboard('{ArrowRight}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('a')
})

test('a slider says its value with the unit and commits when it is let go', () => {
  const onChange = vi.fn()
  const onCommit = vi.fn()
  render(<SliderField label="Space" value={10} min={0} max={40} unit="px" onChange={onChange} onCommit={onCommit} />)
  const slider = screen.getByRole('slider', { name: 'Space' })
  expect(slider.getAttribute('aria-valuetext')).toBe('10 px')
  fireEvent.change(slider, { target: { value: '12' } })
  expect(onChange).toHaveBeenCalledExactlyOnceWith(12)
  fireEvent.pointerUp(slider)
  expect(onCommit).toHaveBeenCalledOnce()
})

test('an error is tied to its field and takes the place of the hint', () => {
  render(<TextField label="Address" hint="Your page" error="This name is taken." />)
  const field = screen.getByLabelText('Address')
  expect(field.getAttribute('aria-invalid')).toBe('true')
  expect(document.getElementById(field.getAttribute('aria-describedby') ?? '')?.textContent).toBe('This name is taken.')
  expect(screen.queryByText('Your page')).toBeNull()
})
