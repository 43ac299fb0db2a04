import { isSafeLink, isSafeMedia } from '../fields.ts'
import { Arrow } from '../slide/arrow.tsx'
import type { WebsitePreview } from '../slide/live-info.ts'
import type { SlideViewProps } from '../slide/slide-view.tsx'
import { themeStyle } from '../slide/theme-style.ts'

interface WebsiteSlideProps extends Pick<SlideViewProps, 'slide' | 'live' | 'isDeferred' | 'page' | 'footer'> {
  slide: SlideViewProps['slide'] & { itemName: string }
  website: { url: string }
}

/** A host as people say it. */
const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '')

/** In a new tab, so that the instant app is still there. */
const outside = { target: '_blank', rel: 'noopener' } as const

function Picture({ url, host, isDeferred }: { url: string; host: string; isDeferred: boolean }) {
  if (!isSafeMedia(url))
    return (
      <span className="tp-site-picture" aria-hidden="true">
        {host.slice(0, 1).toUpperCase()}
      </span>
    )
  return <img className="tp-site-picture" src={url} alt="" loading={isDeferred ? 'lazy' : 'eager'} decoding="async" />
}

interface CardProps {
  preview: WebsitePreview | undefined
  name: string
  url: string
  isDeferred: boolean
}

/** What a link preview says of a site, and the way there. It is all there is without a script. */
function Card({ preview, name, url, isDeferred }: CardProps) {
  const host = hostOf(url)
  return (
    <div className="tp-site-card">
      <Picture url={preview?.imageUrl ?? ''} {...{ host, isDeferred }} />
      <div className="tp-site-words">
        <p className="tp-site-name">{preview?.siteName || host}</p>
        <h2>{preview?.title || name}</h2>
        {preview?.description ? <p className="tp-site-about">{preview.description}</p> : null}
        <a className="tp-link tp-filled" href={url} {...outside}>
          <span>Open {host}</span>
          <Arrow />
        </a>
      </div>
    </div>
  )
}

function previewOf(live: SlideViewProps['live'], url: string): WebsitePreview | undefined {
  const { websites } = live ?? {}
  return websites && Object.hasOwn(websites, url) ? websites[url] : undefined
}

/**
 * Another website on a slide. On a published page a script (behaviors/website.ts) puts it into a frame while its slide
 * is in view, where it allows that; in all other cases the card is what visitors get.
 */
export function WebsiteSlide({ slide, website: { url }, live, isDeferred, page, footer }: WebsiteSlideProps) {
  if (!isSafeLink(url)) return null
  const preview = previewOf(live, url)
  const frameUrl = page && preview?.canFrame ? preview.frameUrl : undefined
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
        <Card {...{ preview, url, isDeferred }} name={slide.itemName} />
        {footer ? <div className="tp-footer">{footer}</div> : null}
      </div>
    </div>
  )
}
