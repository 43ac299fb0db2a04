import type { Page } from '@playwright/test'
import type { Taplet } from '../taplet/start-taplet.ts'

const TRIES = 8
const PATIENCE_MS = 25_000

interface Scene {
  page: Page
  taplet: Pick<Taplet, 'signIn'>
  /** Everything that was written last, by whomever. */
  meant: () => readonly string[]
}

async function signInAgain({ page, taplet }: Scene): Promise<void> {
  await page.getByLabel('Email or phone number').fill(taplet.signIn.email, { timeout: PATIENCE_MS })
  await page.getByLabel('Password', { exact: true }).fill(taplet.signIn.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/login'), { timeout: PATIENCE_MS })
}

/** Chooses, part by part, the side that says what was meant. */
async function decide({ page, meant }: Scene): Promise<void> {
  const values = meant()
  for (const part of await page.getByRole('dialog').locator('fieldset').all()) {
    const sides = await part.locator('label').all()
    const texts = await Promise.all(sides.map((side) => side.innerText()))
    const isMeant = texts.map((text) => values.some((value) => text.includes(value)))
    if (isMeant[1] && !isMeant[0]) await sides[1]?.click()
  }
  await page.getByRole('button', { name: /^(?:Save|Use) merged$/ }).click({ timeout: PATIENCE_MS })
}

/** Does what a person must do before they can go on: signs in, and answers questions. Answers how often they were asked. */
export async function settle(scene: Scene, ready: string): Promise<number> {
  const { page } = scene
  const question = page.getByRole('button', { name: /^(?:Save|Use) merged$/ })
  const email = page.getByLabel('Email or phone number')
  let asked = 0
  for (let tries = 0; tries < TRIES; tries++) {
    await page
      .locator(ready)
      .or(email)
      .first()
      .waitFor({ timeout: PATIENCE_MS })
      .catch(async (cause: unknown) => {
        const words = await page.locator('body').innerText()
        throw new Error(`No editor came at ${page.url()}, but: ${words.slice(0, 400)}`, { cause })
      })
    if (new URL(page.url()).pathname.startsWith('/login')) await signInAgain(scene)
    else if (await question.isVisible()) {
      asked++
      await decide(scene)
    } else return asked
  }
  throw new Error(`The editor asks on and on at ${page.url()}`)
}
