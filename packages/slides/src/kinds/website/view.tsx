import { isSafeLink } from '../../define/fields.ts'
import type { WebsitePreview } from '../../define/live-info.ts'
import type { SlideViewProps } from '../../slide/slide-view.tsx'
import { SlideFooter } from '../../slide/slide-footer.tsx'
import { themeStyle } from '../../slide/background/theme-style.ts'
import type { KindViewProps } from '../shared/kind-view-props.ts'
import { messages } from './messages/messages.ts'
import type { websiteKind } from './schema.ts'
import { hostOf, outside, WebsiteCard } from './website-card.tsx'

function previewOf(live: SlideViewProps['live'], url: string): WebsitePreview | undefined {
  const { websites } = live ?? {}
  return websites && Object.hasOwn(websites, url) ? websites[url] : undefined
}

/**
 * Another website on a slide. On a published page a script (behaviors/website.ts) frames it while its slide is in view,
 * where the site allows framing; otherwise visitors get the card.
 */
export function WebsiteView({
  slide,
  content: { url },
  live,
  isDeferred,
  page,
  language,
  footer,
}: KindViewProps<typeof websiteKind>) {
  if (!isSafeLink(url)) return null
  const preview = previewOf(live, url)
  const frameUrl = page && preview?.canFrame && isSafeLink(preview.frameUrl) ? preview.frameUrl : undefined
  const name = preview?.title || slide.title
  return (
    <div className="tp-slide" style={themeStyle(slide.viewMetadata)}>
      <div className="tp-ground" />
      <div className="tp-stack tp-middle tp-site" data-module={frameUrl && 'website'}>
        {frameUrl ? (
          <div className="tp-site-window" data-frame={frameUrl} data-title={name}>
            <p className="tp-site-bar">
              <span>{hostOf(url)}</span>
              <a href={url} {...outside}>
                {messages(language)('openInBrowser')}
              </a>
            </p>
            <div className="tp-site-wait" aria-hidden="true">
              <i />
              <i />
              <i />
            </div>
          </div>
        ) : null}
        <WebsiteCard
          {...{ preview, url, isDeferred, language }}
          name={slide.title}
          look={slide.viewMetadata}
          titleFont={slide.titleFont}
        />
        <SlideFooter slide={slide}>{footer}</SlideFooter>
      </div>
    </div>
  )
}
