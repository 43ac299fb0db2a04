import { PRODUCT } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { renderDocument } from '../experience/document.tsx'
import { slideLabel } from '../story/slide-label.ts'
import { messages } from '../messages/messages.ts'
import type { TwinAssets } from './twin-assets.ts'
import type { TwinState } from './twin-state.tsx'

interface RenderDraftOptions {
  language: Language
  state: TwinState
  /** The status line's texts, by the value of the body's data-editor; the style sheet shows the current one. */
  news: Readonly<Record<string, string>>
  /** Which of them is shown first. */
  editor: string
  /** The address of the event stream, where the page follows an editor. */
  eventsUrl?: string
  assets: TwinAssets
}

/** A page of slides that are not live. Not indexed; nothing in it counts or shares, and its forms send nothing. */
export function renderDraft({ language, state, news, editor, eventsUrl, assets }: RenderDraftOptions): string {
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
          {Object.entries(news).map(([name, words]) => (
            <span key={name} data-news={name}>
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
      'data-editor': editor,
      'data-events': eventsUrl,
      'data-version': version,
      'data-selected': selectedId,
    },
    script: assets.script,
  })
}
