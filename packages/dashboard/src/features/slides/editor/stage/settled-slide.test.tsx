import { act, cleanup, render, screen } from '@testing-library/react'
import { useRef } from 'react'
import { afterEach, expect, test } from 'vitest'
import { settlePaint } from '../../../../lib/timing/after-paint.ts'
import { usePlayingVideos } from './use-playing-videos.ts'
import { useQuietLinks } from './use-quiet-links.ts'

afterEach(cleanup)

function Slide({ links }: { links: readonly string[] }) {
  const frame = useRef<HTMLDivElement>(null)
  useQuietLinks(frame)
  usePlayingVideos(frame)
  return (
    <div ref={frame}>
      <div className="tp-slide">
        {links.map((link) => (
          <a key={link} href="/menu">
            {link}
          </a>
        ))}
        <video data-sources="small.mp4 360,large.mp4 720" data-testid="film">
          <track kind="captions" />
        </video>
      </div>
    </div>
  )
}

test('Tab passes the links of a slide by, those that come later too', () => {
  const { rerender } = render(<Slide links={['Menu']} />)
  act(settlePaint)
  rerender(<Slide links={['Menu', 'Map']} />)
  act(settlePaint)
  expect(screen.getAllByRole('link').map(({ tabIndex }) => tabIndex)).toEqual([-1, -1])
})

test('a film of the slide has its smallest file, in silence', () => {
  render(<Slide links={[]} />)
  act(settlePaint)
  const film = screen.getByTestId<HTMLVideoElement>('film')
  expect([film.getAttribute('src'), film.muted]).toEqual(['small.mp4', true])
})
