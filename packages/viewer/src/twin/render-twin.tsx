import { slideLabel } from '../story/slide-label.ts'
import { PRODUCT } from '@taplet/contract'
import { renderDocument } from '../experience/document.tsx'
import type { Language } from '@taplet/messages'
import type { TwinAssets } from './twin-assets.ts'
import type { TwinState } from './twin-state.tsx'
import { messages } from '../messages/messages.ts'

interface RenderTwinOptions {
  language: Language
  state: TwinState
  /** The address of the event stream. */
  eventsUrl: string
  isAway: boolean
  assets: TwinAssets
}

/** The status line's texts, by the value of the body's data-editor; the style sheet shows the current one. */
const newsOf = (language: Language) => ({
  here: messages(language)('editorHere'),
  away: messages(language)('editorAway'),
  lost: messages(language)('editorLost'),
})

/** The page with which a phone follows an editor. Not indexed; nothing in it counts or shares. */
export function renderTwin({ language, state, eventsUrl, isAway, assets }: RenderTwinOptions): string {
  const { title, slides, chrome, properties, faces, themeColor, version, selectedId } = state
  return renderDocument({
    language,
    title: title ? messages(language)('draftOf', { title }) : messages(language)('draft'),
    description: messages(language)('aDraft', { name: PRODUCT.name }),
    themeColor,
    css: assets.css,
    fonts: faces,
    firstFonts: [],
    head: <meta name="robots" content="noindex, nofollow, noarchive" />,
    body: (
      <>
        <p className="tw-news" role="status">
          {Object.entries(newsOf(language)).map(([news, words]) => (
            <span key={news} data-news={news}>
              {words}
            </span>
          ))}
        </p>
        <div id="tw-chrome" dangerouslySetInnerHTML={{ __html: chrome }} />
        <main>
          <div
            id="tv-strip"
            className="tv-strip"
            role="group"
            aria-roledescription={messages(language)('carousel')}
            tabIndex={-1}
          >
            {slides.map(({ id, html }, index) => (
              <section
                key={id}
                className="tv-page"
                data-slide-id={id}
                role="group"
                aria-roledescription={messages(language)('slide')}
                aria-label={slideLabel(undefined, index, slides.length, language)}
                tabIndex={-1}
                dangerouslySetInnerHTML={{ __html: html }}
              />
            ))}
          </div>
          <p className="tw-empty">{messages(language)('nothingYet')}</p>
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
