import { render } from '@testing-library/react'
import { expect, test, vi } from 'vitest'
import { useCurrentInView } from './use-current-in-view.ts'

function Row({ current }: { current: string }) {
  return (
    <nav ref={useCurrentInView(current)}>
      {['reviews', 'sign-ups', 'orders'].map((name) => (
        <a key={name} href={`#${name}`} aria-current={name === current ? 'page' : undefined}>
          {name}
        </a>
      ))}
    </nav>
  )
}

test('a row of links that is wider than the window scrolls its current one to the middle', () => {
  const boxes = vi.spyOn(Element.prototype, 'getBoundingClientRect').mockImplementation(function (this: Element) {
    return this.tagName === 'A' ? new DOMRect(216, 0, 80, 48) : new DOMRect(16, 0, 288, 48)
  })
  const scrollTo = vi.fn()
  HTMLElement.prototype.scrollTo = scrollTo
  const { rerender } = render(<Row current="reviews" />)
  rerender(<Row current="orders" />)
  expect(scrollTo.mock.calls).toEqual([[{ left: 96 }], [{ left: 96 }]])
  boxes.mockRestore()
})
