// @vitest-environment jsdom
import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test, vi } from 'vitest'
import { useNear } from './use-near.ts'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** Stands for the browser's: tells what the test says. */
function aWindow() {
  const tell = new Map<Element, (isHere: boolean) => void>()
  class FakeObserver {
    readonly callback: (entries: { isIntersecting: boolean }[]) => void
    constructor(callback: (entries: { isIntersecting: boolean }[]) => void) {
      this.callback = callback
    }
    observe(element: Element): void {
      tell.set(element, (isHere) => this.callback([{ isIntersecting: isHere }]))
    }
    disconnect(): void {}
  }
  vi.stubGlobal('IntersectionObserver', FakeObserver)
  return (name: string, isHere: boolean) => act(() => tell.get(screen.getByTestId(name))?.(isHere))
}

function Row({ name, isEarly }: { name: string; isEarly: boolean }) {
  const box = useRef<HTMLElement>(null)
  const isNear = useNear(box, isEarly)
  return (
    <article ref={box} data-testid={name}>
      <h2>{name}</h2>
      {isNear && <button type="button">Open {name}</button>}
    </article>
  )
}
const drawRows = () =>
  render(Array.from({ length: 512 }, (_, index) => <Row key={index} name={`Table ${index}`} isEarly={index < 12} />))

test('[14.7] of 512 entries all have their name, and only those near the window the rest', () => {
  const see = aWindow()
  drawRows()
  expect(screen.getAllByRole('heading')).toHaveLength(512)
  expect(screen.getAllByRole('button')).toHaveLength(12)
  see('Table 300', true)
  see('Table 0', false)
  expect(screen.getByRole('button', { name: 'Open Table 300' })).toBeTruthy()
  expect(screen.queryByRole('button', { name: 'Open Table 0' })).toBeNull()
})

test('[14.7] an entry that holds the focus stays whole when it leaves the window', () => {
  const see = aWindow()
  drawRows()
  screen.getByRole('button', { name: 'Open Table 1' }).focus()
  see('Table 1', false)
  expect(document.activeElement).toBe(screen.getByRole('button', { name: 'Open Table 1' }))
})
