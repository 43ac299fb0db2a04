import { cleanup, render, screen } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import { afterEach, expect, test, vi } from 'vitest'
import { loadScreen } from './load-screen.ts'

const Visits = () => <h1>Visits</h1>

afterEach(() => {
  cleanup()
  vi.restoreAllMocks()
})

test('a screen whose code does not come gives way to a friendly one, and comes when it can', async () => {
  let isOnline = false
  vi.spyOn(navigator, 'onLine', 'get').mockImplementation(() => isOnline)
  const load = loadScreen(() => (isOnline ? Promise.resolve(Visits) : Promise.reject(new TypeError('offline'))))
  const { Component } = await load()
  render(<Component />)
  expect((await screen.findByRole('alert')).textContent).toContain('This screen did not load')
  isOnline = true
  await userEvent.click(screen.getByRole('button', { name: 'Try again' }))
  expect(await screen.findByRole('heading', { name: 'Visits' })).toBeTruthy()
})
