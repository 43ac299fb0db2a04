import type { Page } from '@playwright/test'
import type { Taplet } from '../taplet/start-taplet.ts'

const TRIES = 8
const PATIENCE_MS = 25_000

interface Scene {
  page: Page
  taplet: Pick<Taplet, 'signIn'>
  /** The last text written into each field, by either person. */
  meant: () => readonly string[]
}

async function signInAgain({ page, taplet }: Scene): Promise<void> {
  await page.getByLabel('Email or phone number').fill(taplet.signIn.email, { timeout: PATIENCE_MS })
  await page.getByLabel('Password', { exact: true }).fill(taplet.signIn.password)
  await page.keyboard.press('Enter')
  await page.waitForURL((url) => !url.pathname.startsWith('/login'), { timeout: PATIENCE_MS })
}

const SIDES = /Unsaved edits|Yours|On screen|The other copy/

/** Whether the second side of a conflict holds the intended text and the first does not. */
function takesSecond(words: string, values: readonly string[]): boolean {
  const [, first = '', second = ''] = words.replaceAll(/\s+/g, ' ').split(SIDES)
  const isMeant = (side: string) => values.some((value) => side.includes(value))
  return isMeant(second) && !isMeant(first)
}

/** Chooses, part by part, the side with the intended text. */
async function decide({ page, meant }: Scene): Promise<void> {
  const dialog = page.getByRole('dialog').last()
  const merge = dialog.getByRole('button', { name: /^(?:Save|Use) merged$/ })
  if (await merge.isVisible()) {
    for (const part of await dialog.locator('fieldset').all())
      if (takesSecond(await part.innerText(), meant())) await part.locator('label').last().click()
    return merge.click()
  }
  // A conflict of one part has a button instead of a list.
  const isSecond = takesSecond(await dialog.innerText(), meant())
  const name = isSecond ? /^(?:Take theirs|Stay with what is on screen)$/ : /^(?:Keep mine|Use the unsaved edits)$/
  return dialog.getByRole('button', { name }).click()
}

/**
 * Does what a person must do before they can go on: signs in and resolves conflicts. Returns the number of conflicts.
 */
export async function settle(scene: Scene, ready: string): Promise<number> {
  const { page } = scene
  const question = page.getByRole('button', { name: /^(?:Save merged|Use merged|Keep mine|Use the unsaved edits)$/ })
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
