import { render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { Link, MemoryRouter, Route, Routes } from 'react-router'
import { expect, test } from 'vitest'
import { PageHeader } from './page-header.tsx'

const screens = (
  <MemoryRouter initialEntries={['/slides']}>
    <Routes>
      <Route path="/slides" element={<Link to="/slides/1">Open</Link>} />
      <Route path="/slides/1" element={<PageHeader title="Our boat" />} />
    </Routes>
  </MemoryRouter>
)

test('the heading of a screen takes the focus that went away with the screen before', async () => {
  render(screens)
  expect(document.activeElement).toBe(document.body)
  await userEvent.tab()
  await userEvent.keyboard('{Enter}')
  expect(document.activeElement).toBe(screen.getByRole('heading', { name: 'Our boat' }))
})
