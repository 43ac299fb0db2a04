import { isSafeLink } from '../../define/fields.ts'
import type { WebsitePreview } from '../../define/live-info.ts'
import type { SlideViewProps } from '../../slide/slide-view.tsx'
import { themeStyle } from '../../slide/background/theme-style.ts'
import type { KindViewProps } from '../shared/kind-view-props.ts'
import type { websiteKind } from './schema.ts'
import { hostOf, outside, WebsiteCard } from './website-card.tsx'

function previewOf(live: SlideViewProps['live'], url: string): WebsitePreview | undefined {
  const { websites } = live ?? {}
  return websites && Object.hasOwn(websites, url) ? websites[url] : undefined
}

/**
 * Another website on a slide. On a published page a script (behaviors/website.ts) puts it into a frame while its slide
 * is in view, where it allows that; in all other cases the card is what visitors get.
 */
export function WebsiteView({
  slide,
  content: { url },
  live,
  isDeferred,
  page,
  footer,
}: KindViewProps<typeof websiteKind>) {
  if (!isSafeLink(url)) return null
  const preview = previewOf(live, url)
  const frameUrl = page && preview?.canFrame && isSafeLink(preview.frameUrl) ? preview.frameUrl : undefined
  const name = preview?.title || slide.itemName
  return (
    <div className="tp-slide" style={themeStyle(slide.viewMetadata)}>
      <div className="tp-ground" />
      <div className="tp-stack tp-middle tp-site" data-module={frameUrl && 'website'}>
        {frameUrl ? (
          <div className="tp-site-window" data-frame={frameUrl} data-title={name}>
            <p className="tp-site-bar">
              <span>{hostOf(url)}</span>
              <a href={url} {...outside}>
                Open in the browser
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
          {...{ preview, url, isDeferred }}
          name={slide.itemName}
          look={slide.viewMetadata}
          titleFont={slide.titleFont}
        />
        {footer ? <div className="tp-footer">{footer}</div> : null}
      </div>
    </div>
  )
}
