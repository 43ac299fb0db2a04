import { experiencePath, PRODUCT, type PublicExperience } from '@taplet/contract'
import type { Language } from '@taplet/messages'
import { slideFontFaces } from '@taplet/slides/schema'
import { consentVersion } from '@taplet/slides/kinds'
import { SlideView, type SentForm } from '@taplet/slides/view'
import type { ViewerAssets } from '../assets/assets.ts'
import { Chrome } from '../story/chrome.tsx'
import { renderDocument } from '../experience/document.tsx'
import { storyProperties } from '../experience/render-experience.tsx'
import { slideTheme } from '../story/slide-theme.ts'
import { messages } from './messages/messages.ts'

interface FormAgain {
  assets: ViewerAssets
  language: Language
  experience: PublicExperience
  /** The slide that contains the form. */
  experienceItemId: string
  /** The submitted values, and what is wrong with them. */
  sent: SentForm
}

/**
 * The slide of a form that was submitted without a script and refused: keeps the values, and each field shows its
 * error. Served at the address of the call itself, so that no value passes through a URL. Throws when the app has no
 * such slide.
 */
export function renderFormAgain({ assets, language, experience, experienceItemId, sent }: FormAgain): string {
  const { pageName, slides, media, live, fullPagePath } = experience
  const slide = slides.find((one) => one.experienceItemId === experienceItemId)
  if (!slide) throw new Error(`No slide ${experienceItemId} in this app`)
  const backHref = `${experiencePath(fullPagePath)}#slide-${slides.indexOf(slide) + 1}`
  const faces = slideFontFaces(slide)
  return renderDocument({
    language,
    title: messages(language)('formAgainTitle', { pageName }),
    description: messages(language)('formAgainAbout', { pageName, product: PRODUCT.name }),
    themeColor: slideTheme(slide).ground,
    css: assets.storyStyles,
    fonts: faces,
    firstFonts: [],
    head: <meta name="robots" content="noindex" />,
    body: (
      <>
        <Chrome language={language} name={pageName} count={1} current={0} {...slideTheme(slide)} canShare={false} />
        <main>
          <div className="tv-strip">
            <section className="tv-page">
              <SlideView
                {...{ slide, media, live, sent, language }}
                page={{ fullPagePath, experienceItemId, consentVersion }}
                isDeferred={false}
                footer={
                  <a className="tv-made" href={backHref}>
                    {messages(language)('backWithoutSending')}
                  </a>
                }
              />
            </section>
          </div>
        </main>
        <footer className="tv-stage">
          <a className="tv-maker" href={backHref}>
            {pageName}
          </a>
        </footer>
      </>
    ),
    bodyStyle: storyProperties(experience),
  })
}
