import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { ViewProps } from '../../define/define-widget.ts'
import { Arrow } from '../../parts/arrow.tsx'
import { isRightToLeft } from '../../parts/is-right-to-left.ts'
import { Press } from '../../press-actions/press.tsx'
import { PressIcon } from '../../press-actions/press-icon.tsx'
import { Logo } from '#logo'
import { linkTarget, networks, socialLinkHref } from '../../social-links/networks.ts'
import { linkWords } from './link-words.ts'
import type { linkSchema } from './schema.ts'

/** The slide's button. Without a safe address it renders plain text, never a link. */
export function LinkView({ data, place, language = DEFAULT_LANGUAGE }: ViewProps<typeof linkSchema>) {
  const { action, linkType, linkValue, emphasis } = data
  const className = `tp-link tp-${emphasis.toLowerCase()}`
  const words = linkWords(data, language)
  if (action)
    return (
      <Press {...{ action, place, language, className }}>
        <span>{words}</span>
        <PressIcon type={action.type} isMirrored={isRightToLeft(words)} />
      </Press>
    )
  const href = socialLinkHref(linkType, linkValue)
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
