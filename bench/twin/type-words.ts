import type { OpenTwin } from './open-twin.ts'

const LETTERS = 'abcdefghijklmnopqrstuvwxyzabcdefghijklmnopqrstuvwx'
const BEGINNING = 'Typed '

export interface Keystrokes {
  /** From each key to the paint of its letter, ms. */
  delays: number[]
  /** Paints on the phone. */
  updates: number
}

interface Seen {
  text: string
  at: number
}

/** Types fifty letters with this pause between them, and records when each is painted on the phone. */
export async function typeWords({ editor, field, phone }: OpenTwin, pauseMs: number): Promise<Keystrokes> {
  await field.fill(BEGINNING)
  await phone.getByText(BEGINNING.trim()).waitFor()
  await phone.waitForTimeout(500)
  await editor.evaluate(() => {
    const keys: number[] = []
    Object.assign(globalThis, { keys })
    addEventListener('keydown', () => keys.push(Date.now()), true)
  })
  await phone.evaluate(() => {
    const seen: Seen[] = []
    Object.assign(globalThis, { seen })
    const strip = document.getElementById('tv-strip') ?? document.body
    new MutationObserver(() => {
      const text = strip.textContent
      // After the frame that paints it.
      requestAnimationFrame(() => setTimeout(() => seen.push({ text, at: Date.now() })))
    }).observe(strip, { subtree: true, childList: true, characterData: true })
  })
  await field.focus()
  for (const letter of LETTERS) {
    await editor.keyboard.press(letter)
    await editor.waitForTimeout(pauseMs)
  }
  await phone.getByText(BEGINNING + LETTERS).waitFor()
  await phone.waitForTimeout(200)
  // The times collected above.
  const keys = await editor.evaluate(() => (globalThis as unknown as { keys: number[] }).keys)
  const seen = await phone.evaluate(() => (globalThis as unknown as { seen: Seen[] }).seen)
  const paintOf = (count: number) => seen.find(({ text }) => text.includes(BEGINNING + LETTERS.slice(0, count)))?.at
  return {
    delays: keys.slice(-LETTERS.length).map((at, index) => (paintOf(index + 1) ?? Number.NaN) - at),
    updates: seen.length,
  }
}
