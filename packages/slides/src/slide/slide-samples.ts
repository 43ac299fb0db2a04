import type { z } from 'zod'
import type { SampleFiles } from '../define/define-samples.ts'
import { type Slide, slide, type viewMetadata } from './slide-schema.ts'

interface SlideSample {
  name: string
  viewMetadata: z.input<typeof viewMetadata>
}

const INK = '#0E1A2B'
const LIGHT = { ink: '#FFFFFF', accent: '#FFFFFF', onAccent: '#0E1A2B' }
const shapes = ['FULL', 'FOOT', 'TOP'] as const
const anchors = ['TOP', 'MIDDLE', 'FOOT'] as const

const looks = ({ picture, video, missing }: SampleFiles): SlideSample[] => [
  { name: 'colour', viewMetadata: { backgroundMedia: { color: '#FFF2DC' } } },
  {
    name: 'gradient',
    viewMetadata: {
      backgroundMedia: { type: 'GRADIENT', color: '#1263D2', gradientTo: '#12BF7C', gradientAngle: 150 },
      theme: LIGHT,
    },
  },
  {
    name: 'image',
    viewMetadata: { backgroundMedia: { type: 'IMAGE', url: picture, color: '#1B2A6B' }, theme: LIGHT },
  },
  {
    name: 'image that cannot be loaded',
    viewMetadata: { backgroundMedia: { type: 'IMAGE', url: missing, color: '#1B2A6B' }, theme: LIGHT },
  },
  {
    name: 'video',
    viewMetadata: { backgroundMedia: { type: 'VIDEO', url: video, color: '#1B2A6B' }, theme: LIGHT },
  },
  ...shapes.map((shape) => ({
    name: `image, tint ${shape}`,
    viewMetadata: {
      backgroundMedia: {
        type: 'IMAGE' as const,
        url: picture,
        color: '#1B2A6B',
        overlay: { color: '#0A1230', opacity: 70, shape },
      },
      theme: LIGHT,
      anchor: shape === 'TOP' ? ('TOP' as const) : ('FOOT' as const),
    },
  })),
  ...anchors.map((anchor) => ({
    name: `widgets at ${anchor}`,
    viewMetadata: { backgroundMedia: { color: '#E6F1FF' }, anchor },
  })),
  { name: 'last widget at the foot', viewMetadata: { backgroundMedia: { color: '#E6F1FF' }, footCount: 1 } },
  {
    name: 'on a sheet',
    viewMetadata: {
      backgroundMedia: { type: 'IMAGE', url: picture, color: '#1B2A6B' },
      anchor: 'FOOT',
      sheetColor: '#FFFFFF',
    },
  },
]

/** A text in the slide's text colour, and a button. */
const widgets = (ink: string) => [
  {
    widgetId: 'words',
    widgetType: 'TEXT_BOX',
    widgetData: { text: 'Evenings\nby the bay', metadata: { textSize: 56, fontWeight: 700, textColor: ink } },
  },
  {
    widgetId: 'button',
    widgetType: 'LINK',
    widgetData: { linkValue: 'https://example.com/tickets', linkText: 'Get a ticket' },
  },
]

/** Every kind of background, tint and alignment that a slide may have. */
export const slideSamples = (files: SampleFiles): { name: string; slide: Slide }[] =>
  looks(files).map(({ name, viewMetadata: metadata }, index) => ({
    name,
    slide: slide.parse({
      viewId: `sample-${index}`,
      viewMetadata: metadata,
      widgets: widgets(metadata.theme?.ink ?? INK),
    }),
  }))
