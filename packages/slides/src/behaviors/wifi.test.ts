// @vitest-environment jsdom
import { expect, it, vi } from 'vitest'
import { behavior } from './wifi.ts'

function aSlide() {
  document.body.innerHTML = `<section><details class="tp-wifi"><summary>Join</summary><div class="tp-wifi-sheet">
    <dd class="tp-wifi-key">flat-white-42</dd><button class="tp-wifi-copy" data-copied="Copied" hidden>Copy</button></div></details></section>`
  return document.body
}
const box = () => document.querySelector('details') as HTMLDetailsElement // written above

it('the password of a network is copied by a button that only a script can offer', async () => {
  const writeText = vi.fn(async () => undefined)
  vi.stubGlobal('navigator', { clipboard: { writeText } })
  const slide = aSlide()
  behavior.enter(slide)
  const button = document.querySelector('button')
  expect(button?.hidden).toBe(false)
  button?.click()
  await vi.waitFor(() => expect(button?.textContent).toBe('Copied'))
  expect(writeText).toHaveBeenCalledWith('flat-white-42')
  behavior.leave(slide)
  vi.unstubAllGlobals()
})

it('a sheet closes by Escape and with its slide, keeps taps to itself, and is counted when it opens', () => {
  const slide = aSlide()
  const note = vi.fn()
  const tapped = vi.fn()
  slide.addEventListener('click', tapped)
  behavior.enter(slide, { note })
  box().open = true
  box().dispatchEvent(new Event('toggle'))
  expect(note).toHaveBeenCalledWith('TAP', box())
  document.querySelector<HTMLElement>('.tp-wifi-key')?.click()
  expect(tapped).not.toHaveBeenCalled()
  document.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape' }))
  expect(box().open).toBe(false)
  box().open = true
  behavior.leave(slide)
  expect(box().open).toBe(false)
  slide.removeEventListener('click', tapped)
})
