import { PRODUCT } from '@taplet/contract'
import { renderDocument } from '../experience/document.tsx'
import type { TwinAssets } from './twin-assets.ts'
import type { TwinState } from './twin-state.tsx'

interface RenderTwinOptions {
  state: TwinState
  /** Where the page hears of edits. */
  eventsUrl: string
  isAway: boolean
  assets: TwinAssets
}

/** What the line at the top says, by what the body's data-editor holds; the style sheet shows the one that is true. */
const NEWS = {
  here: 'Draft · follows your editor',
  away: 'The editor is away · this is how it was left',
  lost: 'Connection lost · looking for the editor',
} as const

/** The page that a phone follows an editor with. Not for search engines, and nothing in it counts or shares. */
export function renderTwin({ state, eventsUrl, isAway, assets }: RenderTwinOptions): string {
  const { title, slides, chrome, properties, faces, themeColor, version, selectedId } = state
  return renderDocument({
    title: title ? `Draft: ${title}` : 'Draft',
    description: `A draft made with ${PRODUCT.name}`,
    themeColor,
    css: assets.css,
    fonts: faces,
    firstFonts: [],
    head: <meta name="robots" content="noindex, nofollow, noarchive" />,
    body: (
      <>
        <p className="tw-news" role="status">
          {Object.entries(NEWS).map(([news, words]) => (
            <span key={news} data-news={news}>
              {words}
            </span>
          ))}
        </p>
        <div id="tw-chrome" dangerouslySetInnerHTML={{ __html: chrome }} />
        <main>
          <div id="tv-strip" className="tv-strip" role="group" aria-roledescription="carousel" tabIndex={-1}>
            {slides.map(({ id, html }, index) => (
              <section
                key={id}
                className="tv-page"
                data-slide-id={id}
                role="group"
                aria-roledescription="slide"
                aria-label={`Slide ${index + 1} of ${slides.length}`}
                tabIndex={-1}
                dangerouslySetInnerHTML={{ __html: html }}
              />
            ))}
          </div>
          <p className="tw-empty">Nothing to show yet. It appears here as soon as it is in the editor.</p>
        </main>
      </>
    ),
    bodyStyle: properties,
    bodyData: {
      'data-editor': isAway ? 'away' : 'here',
      'data-events': eventsUrl,
      'data-version': version,
      'data-selected': selectedId,
    },
    script: assets.script,
  })
}
