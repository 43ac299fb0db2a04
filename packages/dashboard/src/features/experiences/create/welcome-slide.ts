import { type Slide, slide } from '@taplet/slides/schema'
import { newId } from '../../../lib/new-id.ts'
import { text } from '../../../lib/text.ts'

const LONG_NAME = 14 // characters; beyond it the title is set smaller

/** The first slide of a new app: its name in large type on a warm background, ready to be edited. */
export function welcomeSlide(name: string): Slide {
  const words = { fontFamily: 'figtree', fontWeight: 500, textSize: 18, lineHeight: 1.4, textColor: '#43536A' } as const
  return slide.parse({
    viewId: 'new',
    viewMetadata: {
      anchor: 'FOOT',
      backgroundMedia: { type: 'GRADIENT', color: '#FFF2DC', gradientTo: '#E6F1FF', gradientAngle: 160 },
      theme: { ink: '#0E1A2B', accent: '#1263D2', onAccent: '#FFFFFF', radius: 28 },
    },
    widgets: [
      {
        widgetId: newId(),
        // variant-name: content, as a merchant would write it
        widgetType: 'TEXT_BOX',
        widgetData: {
          text: name,
          metadata: {
            fontFamily: 'fraunces',
            textSize: Array.from(name).length > LONG_NAME ? 46 : 64,
            fontWeight: 600,
            lineHeight: 1,
            letterSpacing: -0.03,
          },
        },
      },
      {
        widgetId: newId(),
        // variant-name: content, as a merchant would write it
        widgetType: 'TEXT_BOX',
        widgetData: { text: text('start:firstWords'), metadata: words },
      },
    ],
  })
}
