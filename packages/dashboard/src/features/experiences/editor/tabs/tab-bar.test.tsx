// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test, vi } from 'vitest'
import { renderPiece } from '../../../../testing/render-piece.tsx'
import { TabBar } from './tab-bar.tsx'

afterEach(() => {
  cleanup()
  vi.unstubAllGlobals()
})

/** jsdom has no layout: sets the position of a tab and the available width. */
function layOut(room: number, tab: { left: number; width: number }): void {
  Object.defineProperty(screen.getByRole('tablist'), 'clientWidth', { value: room, configurable: true })
  const open = screen.getByRole('tab', { selected: true })
  Object.defineProperty(open, 'offsetLeft', { value: tab.left, configurable: true })
  Object.defineProperty(open, 'offsetWidth', { value: tab.width, configurable: true })
}

test('the open tab stays in sight when tools that come later leave less room', () => {
  let tell: () => void = () => undefined
  class Observer {
    constructor(callback: () => void) {
      tell = callback
    }
    observe(): void {}
    disconnect(): void {}
  }
  vi.stubGlobal('ResizeObserver', Observer)
  renderPiece(
    <TabBar active="analytics" onSelect={() => undefined}>
      Tools
    </TabBar>,
  )
  layOut(355, { left: 370, width: 92 })
  tell()
  expect(screen.getByRole('tablist').scrollLeft).toBe(107)
})
