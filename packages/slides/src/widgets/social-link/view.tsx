import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { ViewProps } from '../../define/define-widget.ts'
import { Logo } from '#logo'
import { linkTarget, networks, socialLinkHref } from '../../social-links/networks.ts'
import type { socialLinkSchema } from './schema.ts'

/** A network's logo and text, two per row. Without a valid address it renders plain text, never a link. */
export function SocialLinkView({ data, language = DEFAULT_LANGUAGE }: ViewProps<typeof socialLinkSchema>) {
  const { linkType, linkUsername, linkText } = data
  const { name, linkText: usualText } = networks[linkType]
  const href = socialLinkHref(linkType, linkUsername)
  const words = linkText || usualText(language)
  const content = (
    <>
      <Logo type={linkType} />
      <span>{words}</span>
    </>
  )
  if (!href)
    return (
      <span className="tp-social tp-off" dir="auto">
        {content}
      </span>
    )
  return (
    <a
      className="tp-social"
      dir="auto"
      href={href}
      {...linkTarget(linkType)}
      aria-label={`${words}, ${name(language)}`}
    >
      {content}
    </a>
  )
}
