import { expect, type Page } from '@playwright/test'
import type { InputMethod } from '../input/input-method.ts'
import { expectNoBarriers } from './expect-no-barriers.ts'
import { fillSlide } from './fill-slide.ts'
import type { Account } from './open-account.ts'

const PHONE = 600 // px

export const LIBRARY_SLIDE = { name: 'Hours', words: 'Open from seven to two' }

interface Scene {
  page: Page
  input: InputMethod
  account: Account
}

async function signIn({ page, input, account }: Scene): Promise<void> {
  await page.goto('/login')
  await input.write(page.getByLabel('Email or phone number'), account.email)
  await input.write(page.getByLabel('Password', { exact: true }), account.password)
  await input.press(page.getByRole('button', { name: 'Sign in', exact: true }))
  // An account without instant apps begins with one.
  await expect(page).toHaveURL(/onboarding/)
}

async function createApp({ page, input }: Scene, name: string): Promise<void> {
  await input.write(page.getByLabel('Name', { exact: true }), name)
  await expect(page.getByText('Available')).toBeVisible()
  await input.press(page.getByRole('button', { name: /^Skip/ }))
  await expect(page).toHaveURL(/\/app\/experiences\/\w+/)
}

const strip = (page: Page) => page.locator('[data-strip] [data-tile]')
const tile = (page: Page, place: number) => strip(page).nth(place - 1)

/** On a phone a new slide opens at once. */
async function leaveNewSlide({ page, input }: Pick<Scene, 'page' | 'input'>): Promise<void> {
  if ((page.viewportSize()?.width ?? 0) > PHONE) return
  await input.press(page.getByRole('button', { name: 'Done with this slide' }))
}

/** A new slide, one from a template, one from the library, and a copy of that. */
async function addSlides({ page, input }: Scene): Promise<void> {
  const add = page.locator('[data-add-slide]')
  const dialog = page.getByRole('dialog')
  await expect(strip(page)).toHaveCount(1)
  await input.press(add)
  await input.write(dialog.getByLabel('Name of the new slide'), 'Boat')
  await input.press(dialog.getByRole('button', { name: 'Add new slide' }))
  await leaveNewSlide({ page, input })
  await expect(strip(page)).toHaveCount(2)
  await input.press(add)
  await input.press(dialog.getByRole('button', { name: 'From a template' }))
  await input.press(dialog.getByRole('button', { name: 'Look at Thank you' }))
  await input.press(dialog.getByRole('button', { name: 'Use this template' }))
  await leaveNewSlide({ page, input })
  await expect(strip(page)).toHaveCount(3)
  await input.press(add)
  await input.press(dialog.getByRole('button', { name: /^Hours/ }))
  await input.press(dialog.getByRole('button', { name: 'Add 1 slide' }))
  await expect(strip(page)).toHaveCount(4)
  await input.pick(
    tile(page, 4).getByRole('button', { name: /^More about slide 4/ }),
    page.getByRole('menuitem', { name: 'Duplicate here' }),
  )
  await expect(strip(page)).toHaveCount(5)
}

/** Hours before the boat, thanks last, and another name. */
async function arrange({ page, input }: Scene): Promise<void> {
  const names = () =>
    strip(page)
      .getByRole('link', { name: /^\d\. / })
      .evaluateAll((links) => links.map((link) => link.ariaLabel))
  await input.moveLeft(tile(page, 4), tile(page, 3))
  await expect.poll(names).toEqual(['1. Welcome', '2. Boat', '3. Hours', '4. Thank you', '5. Hours copy'])
  await input.moveLeft(tile(page, 3), tile(page, 2))
  await expect.poll(names).toEqual(['1. Welcome', '2. Hours', '3. Boat', '4. Thank you', '5. Hours copy'])
  const details = page.getByRole('tab', { name: 'Details' })
  if (await details.isVisible()) await input.press(details)
  // A phone has room for three tabs.
  else
    await input.pick(
      page.getByRole('button', { name: 'More for this app' }),
      page.getByRole('menuitem', { name: 'Details' }),
    )
  await input.write(page.getByLabel('Name', { exact: true }), ' by the Sea')
}

/** The thanks are not finished: they would be left out. */
async function publish({ page, input }: Scene): Promise<void> {
  await input.press(page.getByRole('button', { name: 'Publish', exact: true }))
  const dialog = page.getByRole('dialog', { name: /^Publish/ })
  const thanks = dialog.getByRole('checkbox', { name: /^Thank you/ })
  await input.press(thanks)
  await expect(thanks).not.toBeChecked()
  await input.press(dialog.getByRole('button', { name: 'Publish', exact: true }))
  // The first publishing leads to where the app is shared.
  await expect(page).toHaveURL(/\/share$/)
}

/** Builds and publishes an instant app of five slides, from signing in on; returns its name. */
export async function buildApp(scene: Scene, name: string): Promise<string> {
  const { page, input } = scene
  await signIn(scene)
  await createApp(scene, name)
  await addSlides(scene)
  await expectNoBarriers(page)
  await input.press(tile(page, 2).getByRole('link', { name: /Boat/ }))
  // The slide was opened from the app, so that Done leads back there.
  await fillSlide(page, input)
  await expect(page).toHaveURL(/\/app\/experiences\/\w+/)
  await arrange(scene)
  await publish(scene)
  return `${name} by the Sea`
}
