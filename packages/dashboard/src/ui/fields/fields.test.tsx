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

test('[14.22] a select with many options is searched, whatever the accents; Enter takes the first that is left', async () => {
  const onChange = vi.fn()
  const user = userEvent.setup()
  const many = Array.from({ length: 208 }, (_, index) => ({ value: `app-${index}`, label: `Café ${index}` }))
  render(<SelectField label="Opens at" value="app-0" options={many} onChange={onChange} />)
  await user.click(screen.getByRole('combobox', { name: /Opens at/ }))
  const search = await screen.findByRole('searchbox', { name: 'Search' })
  expect(screen.getAllByRole('option')).toHaveLength(208)
  await user.type(search, 'cafe 207')
  expect(screen.getAllByRole('option').map(({ textContent }) => textContent)).toEqual(['Café 207'])
  await user.keyboard('{Enter}')
  expect(onChange).toHaveBeenCalledExactlyOnceWith('app-207')
  await vi.waitFor(() => expect(screen.queryByRole('listbox')).toBeNull())
})

test('[14.22] in a select with many options the arrow leads from the search into the list, and what matches nothing is said', async () => {
  const user = userEvent.setup()
  const many = Array.from({ length: 13 }, (_, index) => ({ value: `${index}`, label: `Font ${index}` }))
  render(<SelectField label="Font" value="3" options={many} onChange={vi.fn()} />)
  await user.click(screen.getByRole('combobox', { name: /Font/ }))
  await user.type(await screen.findByRole('searchbox'), '12')
  await user.keyboard('{ArrowDown}')
  expect(document.activeElement?.textContent).toBe('Font 12')
  await user.type(screen.getByRole('searchbox'), 'x')
  expect(screen.getByText('Nothing matches "12x"')).toBeDefined()
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
