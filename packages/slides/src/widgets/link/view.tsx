import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { ViewProps } from '../../define/define-widget.ts'
import { Arrow } from '../../parts/arrow.tsx'
import { Logo } from '../../social-links/logo.tsx'
import { linkTarget, networks, socialLinkHref } from '../../social-links/networks.ts'
import type { linkSchema } from './schema.ts'

/** The slide's button. Without a safe address it renders plain text, never a link. */
export function LinkView({ data, language = DEFAULT_LANGUAGE }: ViewProps<typeof linkSchema>) {
  const { linkType, linkValue, linkText, emphasis } = data
  const href = socialLinkHref(linkType, linkValue)
  const className = `tp-link tp-${emphasis.toLowerCase()}`
  const words = linkText || networks[linkType].linkText(language)
  const content = (
    <>
      <span>{words}</span>
      {networks[linkType].value === 'url' ? <Arrow words={words} /> : <Logo type={linkType} />}
    </>
  )
  if (!href)
    return (
      <span dir="auto" className={`${className} tp-off`}>
        {content}
      </span>
    )
  return (
    <a dir="auto" className={className} href={href} {...linkTarget(linkType)}>
      {content}
    </a>
  )
}
