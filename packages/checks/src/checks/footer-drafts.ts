import { arrangeSlide, footerLook } from '@taplet/slides/outline'
import type { CheckedSlide, Draft } from '../check.ts'
import { messages } from '../messages/messages.ts'
import { isLighter, themeFix } from './contrast-fix.ts'

/**
 * The page's line below the last slide, where the slide's text colour cannot be read: the page shows it in another
 * shade. On a picture there is no fix: the background's colour may be at fault, which only its owner can tell.
 */
export function footerDrafts({ slideId, content, websiteUrl, product }: CheckedSlide): Draft[] {
  const { ink } = content.viewMetadata.theme
  const arrangement = arrangeSlide(content, false)
  const { ink: shade, isVeiled } = footerLook(content, arrangement)
  // Websites and products take their colours from the slide before.
  if (shade === ink || websiteUrl !== undefined || product !== undefined) return []
  const label = messages.later(isLighter(shade, ink) ? 'contrast.lightenWords' : 'contrast.darkenWords')
  return [
    {
      severity: 'WARNING',
      slideId,
      about: 'footer',
      control: 'INK',
      message: messages.later('contrast.footer'),
      fix: isVeiled ? undefined : { label, apply: themeFix('ink', shade) },
    },
  ]
}
