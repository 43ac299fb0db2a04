// @vitest-environment jsdom
import { ONBOARDING_STEPS, type Onboarding } from '@taplet/contract'
import { cleanup, screen, waitFor, within } from '@testing-library/react'
import { afterEach, beforeAll, expect, test, vi } from 'vitest'
import { type Handlers, signedIn } from '../../testing/fake-server.ts'
import { openApp } from '../../testing/open-app.tsx'

beforeAll(() => {
  vi.stubGlobal('scrollTo', () => undefined) // jsdom has no scrolling
  // No clipboard in jsdom: the older way is tried, and works.
  Object.assign(document, { execCommand: () => true })
})
// Its code is compiled before the clock of a test runs.
beforeAll(async () => void (await import('./experiences.tsx')), 120_000)
afterEach(cleanup)

// Screens are loaded on first use.
const FIRST_USE = { timeout: 15_000 }

/** A server on which these steps were taken. */
function withSteps(...done: string[]): Handlers {
  let onboarding: Onboarding = {
    steps: ONBOARDING_STEPS.map((step) => ({ step, complete: done.includes(step) })),
    isCodeShared: false,
    isPutAway: false,
  }
  return {
    ...signedIn,
    '/onboarding': () => ({ onboarding }),
    '/onboarding/putAway': ({ isPutAway }) => {
      onboarding = { ...onboarding, isPutAway: isPutAway === true }
      return { onboarding }
    },
    '/onboarding/recordShare': () => {
      onboarding = { ...onboarding, isCodeShared: true, isPutAway: true }
      return { onboarding }
    },
  }
}

const list = () => screen.findByRole('region', { name: 'First steps' }, FIRST_USE)

test('the first steps stand above the apps in one line, with what comes next', async () => {
  openApp('/app/experiences', withSteps('createABurst', 'createASlide', 'addSlideToTaplet'))
  const steps = within(await list())
  expect(steps.getByText('3 of 5 done')).toBeTruthy()
  expect(steps.getByRole('link', { name: 'Design a code' }).getAttribute('href')).toBe('/app/qrDesigns/create')
  expect(steps.queryByRole('listitem')).toBeNull()
})

test('opened, each step says what it is for and leads there; what does not exist yet is not among them', async () => {
  const { user } = openApp('/app/experiences', withSteps('createABurst'))
  const steps = within(await list())
  await user.click(steps.getByRole('button', { name: /First steps/ }))
  const [make, slide, add, , link] = steps.getAllByRole('listitem').map((item) => within(item))
  expect(make?.getByText('Done')).toBeTruthy()
  expect(slide?.getByRole('link', { name: 'Make a slide' }).getAttribute('href')).toBe('/app/experienceItems')
  expect(add?.getByRole('link', { name: 'Add a slide' }).getAttribute('href')).toBe('/app/experiences/e1')
  expect(steps.queryByText('Make a preview card')).toBeNull()
  expect(link?.getByRole('link', { name: 'Make a link' }).getAttribute('href')).toBe('/app/triggers/create')
  expect(steps.getByRole('link', { name: 'Share the code' }).getAttribute('href')).toBe('/app/experiences/e1/share')
})

test('put away, the first steps are gone until the account menu brings them back', async () => {
  const app = openApp('/app/experiences', withSteps())
  await app.user.click(within(await list()).getByRole('button', { name: /Hide\./ }))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull())
  await app.user.click(screen.getByRole('button', { name: 'Account of Rosa Marques' }))
  await app.user.click(await screen.findByRole('menuitem', { name: 'First steps' }, FIRST_USE))
  expect(await list()).toBeTruthy()
  expect(app.server.bodyOf('/onboarding/putAway')).toEqual({ isPutAway: false })
})

test('with all steps done, sharing is what is left', async () => {
  openApp('/app/experiences', withSteps(...ONBOARDING_STEPS))
  const steps = within(await list())
  expect(steps.getByText('5 of 5 done')).toBeTruthy()
  expect(steps.getByRole('link', { name: 'Share the code' })).toBeTruthy()
})

test('copying the link of an app anywhere ends the first steps', async () => {
  const { user } = openApp('/app/experiences', withSteps())
  await list()
  await user.click(await screen.findByRole('button', { name: 'More about Lark Coffee' }, FIRST_USE))
  await user.click(await screen.findByRole('menuitem', { name: 'Copy link' }, FIRST_USE))
  await waitFor(() => expect(screen.queryByRole('region', { name: 'First steps' })).toBeNull())
})
