import type { CSSProperties, ReactNode } from 'react'
import type { Arrangement } from './arrange-slide.ts'
import { footerLook } from './background/footer-look.ts'
import type { Slide } from './slide-schema.ts'

interface SlideFooterProps {
  slide: Pick<Slide, 'viewMetadata' | 'widgets'>
  /** Slides without widgets have none. */
  arrangement?: Pick<Arrangement, 'groups' | 'isPictured'>
  children: ReactNode
}

const PLAIN = { groups: [], isPictured: false }

/** The host's line below all widgets; nothing without one. */
export function SlideFooter({ slide, arrangement = PLAIN, children }: SlideFooterProps) {
  if (!children) return null
  const { ink, isQuiet, isVeiled } = footerLook(slide, arrangement)
  const isOwn = ink === slide.viewMetadata.theme.ink
  const style = { ...(!isOwn && { color: ink }), ...(!isQuiet && { '--tp-quiet': 1 }) } as CSSProperties // a custom property is not in React's type
  return (
    <div className={isVeiled ? 'tp-footer tp-veiled' : 'tp-footer'} style={isOwn && isQuiet ? undefined : style}>
      {children}
    </div>
  )
}
