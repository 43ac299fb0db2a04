import type { ViewerAssets } from '../assets/assets.ts'
import type { Language } from '@taplet/messages'
import { drawing } from './drawing.ts'
import { renderPlainPage } from './plain-page.tsx'
import { messages } from './messages/messages.ts'

interface LinkCard {
  assets: ViewerAssets
  language: Language
  /** Scheme and host that visitors use, without a trailing slash. */
  origin: string
  /** The website that the link leads to. */
  url: string
  /** The website's own title, if known. */
  title: string
  description: string
  siteName: string
  /** Its picture on our own host, or empty. */
  imageUrl: string
}

const art = drawing('star')

/**
 * What chats and social networks read in place of the website that a link leads to: title and picture for their preview
 * card. People who open it continue by the button.
 */
export function renderLinkCard({
  assets,
  language,
  origin,
  url,
  title,
  description,
  siteName,
  imageUrl,
}: LinkCard): string {
  const host = new URL(url).host.replace(/^www\./, '')
  const name = title || host
  const lede = description || messages(language)('linkTo', { host })
  return renderPlainPage({
    language,
    title: name,
    lede,
    art,
    head: (
      <>
        <meta property="og:site_name" content={siteName || host} />
        <meta property="og:type" content="website" />
        <meta property="og:title" content={name} />
        <meta property="og:description" content={lede} />
        {imageUrl ? <meta property="og:image" content={new URL(imageUrl, origin).href} /> : null}
        <meta name="twitter:card" content={imageUrl ? 'summary_large_image' : 'summary'} />
      </>
    ),
    ways: [{ label: messages(language)('open', { host }), href: url }],
    css: assets.pageCss,
  })
}
