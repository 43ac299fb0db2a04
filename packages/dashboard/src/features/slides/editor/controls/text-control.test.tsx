import { cleanup, render, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { TextControl } from './text-control.tsx'

afterEach(cleanup)

const draw = (value: string, multiline: boolean) => (
  <TextControl label="Words" placeholder="What is sold here" value={value} multiline={multiline} onChange={() => {}} />
)

test.each([true, false])('an empty field says what belongs in it, one with words nothing (lines: %s)', (multiline) => {
  const { rerender } = render(draw('', multiline))
  expect(screen.getByPlaceholderText('What is sold here')).toBe(screen.getByRole('textbox', { name: 'Words' }))
  rerender(draw('B', multiline))
  expect(screen.queryByPlaceholderText('What is sold here')).toBeNull()
  rerender(draw('', multiline))
  expect(screen.getByPlaceholderText('What is sold here')).toBeDefined()
})
