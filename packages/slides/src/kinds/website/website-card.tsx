import type { Language } from '@taplet/messages'
import type { FontUse } from '../../define/define-widget.ts'
import { isSafeMedia } from '../../define/fields.ts'
import { Arrow } from '../../parts/arrow.tsx'
import type { WebsitePreview } from '../../define/live-info.ts'
import type { ViewMetadata } from '../../slide/slide-schema.ts'
import { posterStyle } from '../shared/poster-style.ts'
import { titleStyle } from '../shared/title-style.ts'
import { messages } from './messages/messages.ts'

/** Returns the host without `www.`. */
export const hostOf = (url: string): string => new URL(url).host.replace(/^www\./, '')

/** Opens a new tab, so that the instant app stays open. */
export const outside = { target: '_blank', rel: 'noopener' } as const

/** Drawn for a site without a preview picture: a browser window with its address and its first letter. */
function Drawing({ host, look }: { host: string; look: ViewMetadata }) {
  return (
    <div className="tp-site-picture tp-site-drawing" style={posterStyle(look)} aria-hidden="true">
      <div>
        <p>
          <i />
          <i />
          <i />
          <span>{host}</span>
        </p>
        <b>{host.slice(0, 1).toUpperCase()}</b>
      </div>
    </div>
  )
}

interface CardProps {
  preview: WebsitePreview | undefined
  name: string
  url: string
  look: ViewMetadata
  titleFont: FontUse | undefined
  isDeferred: boolean
  language: Language
}

/** A site's link preview, and the link to it. Without a script this is all that is shown. */
export function WebsiteCard({ preview, name, url, look, titleFont, isDeferred, language }: CardProps) {
  const host = hostOf(url)
  const picture = preview?.imageUrl ?? ''
  const title = preview?.title || name
  const site = preview?.siteName || host
  return (
    <div className="tp-site-card">
      {isSafeMedia(picture) ? (
        <img
          className="tp-site-picture"
          src={picture}
          alt=""
          loading={isDeferred ? 'lazy' : 'eager'}
          decoding="async"
        />
      ) : (
        <Drawing {...{ host, look }} />
      )}
      <div className="tp-site-words">
        {site === title ? null : <p className="tp-site-name">{site}</p>}
        <h2 style={titleStyle(titleFont)}>{title}</h2>
        {preview?.description ? <p className="tp-site-about">{preview.description}</p> : null}
        <a className="tp-link tp-filled" href={url} {...outside}>
          <span>{messages(language)('open', { host })}</span>
          <Arrow />
        </a>
      </div>
    </div>
  )
}
