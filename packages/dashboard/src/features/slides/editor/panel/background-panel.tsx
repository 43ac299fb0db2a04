import { updateBackground, updateInk } from '@taplet/slides/edits'
import { leastContrast } from '@taplet/slides/editor'
import type { BackgroundMedia, Slide } from '@taplet/slides/schema'
import { type ComponentProps, type ReactNode, Suspense } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { editorControls } from '../controls/editor-controls.tsx'
import type { GradientForm as Form } from './fill/gradient-form.tsx'
import { FormPanel } from './form-panel.tsx'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'

const { Choice, Colour, Slider } = editorControls
const GradientForm = lazyComponent(async () => (await import('./fill/gradient-form.tsx')).GradientForm)
const MediaFill = lazyComponent(async () => (await import('./fill/media-fill.tsx')).MediaFill)
const types = ['COLOR', 'GRADIENT', 'IMAGE', 'VIDEO'] as const
const shapes = [
  { value: 'FULL', label: 'slides:background.FULL' },
  { value: 'FOOT', label: 'slides:background.SHAPE_FOOT' },
  { value: 'TOP', label: 'slides:background.SHAPE_TOP' },
] as const

interface FormProps {
  background: BackgroundMedia
  onChange: (change: Partial<BackgroundMedia>) => void
}

function FillForm({ background, onChange, onFill }: FormProps & Pick<ComponentProps<typeof Form>, 'onFill'>) {
  const t = useText()
  const { type, color } = background
  return (
    <>
      <Choice
        label={t('slides:background.type')}
        value={type}
        options={types.map((value) => ({ value, label: t(`slides:background.${value}`) }))}
        onChange={(value) => {
          const chosen = types.find((one) => one === value)
          // An address is valid only for its own kind, picture or video.
          if (chosen) onChange({ type: chosen, url: '' })
        }}
      />
      {type === 'COLOR' && (
        <Colour label={t('slides:background.color')} value={color} onChange={(next) => onChange({ color: next })} />
      )}
      <Suspense fallback={null}>
        {type === 'GRADIENT' && <GradientForm {...{ background, onChange, onFill }} />}
        {(type === 'IMAGE' || type === 'VIDEO') && <MediaFill {...{ background, onChange, onFill }} kind={type} />}
      </Suspense>
    </>
  )
}

function TintForm({ background: { overlay }, onChange }: FormProps) {
  const t = useText()
  const set = (change: Partial<BackgroundMedia['overlay']>) => onChange({ overlay: { ...overlay, ...change } })
  return (
    <>
      <Slider
        label={t('slides:background.tintOpacity')}
        unit="%"
        min={0}
        max={100}
        value={overlay.opacity}
        onChange={(opacity) => set({ opacity })}
      />
      <Choice
        label={t('slides:background.tintShape')}
        value={overlay.shape}
        options={shapes.map(({ value, label }) => ({ value, label: t(label) }))}
        onChange={(value) => {
          const chosen = shapes.find((one) => one.value === value)
          if (chosen) set({ shape: chosen.value })
        }}
      />
      <Colour label={t('slides:background.tintColor')} value={overlay.color} onChange={(color) => set({ color })} />
    </>
  )
}

const READABLE = 4.5 // WCAG 2.2 AA

/** Sets this text colour on the slide if its own is hardly readable on its background. */
function withReadableInk(slide: Slide, ink: string): Slide {
  const { theme, backgroundMedia } = slide.viewMetadata
  const grounds =
    backgroundMedia.type === 'GRADIENT' ? [backgroundMedia.color, backgroundMedia.gradientTo] : [backgroundMedia.color]
  return leastContrast(theme.ink, grounds) < READABLE ? updateInk(slide, ink) : slide
}

interface BackgroundPanelProps {
  slide: Slide
  onEdit: (make: (slide: Slide) => Slide) => void
  actions?: ReactNode
  isTabbed: boolean
}

/** The background behind the widgets, edge to edge. */
export function BackgroundPanel({ slide, onEdit, actions, isTabbed }: BackgroundPanelProps) {
  const t = useText()
  const background = slide.viewMetadata.backgroundMedia
  const onChange = (change: Partial<BackgroundMedia>) => onEdit((current) => updateBackground(current, change))
  const onFill = (change: Partial<BackgroundMedia>, ink: string) =>
    onEdit((current) => withReadableInk(updateBackground(current, change), ink))
  return (
    <FormPanel
      title={t('slides:background.title')}
      icon={<Icon name="drop" size={16} />}
      actions={actions}
      isTabbed={isTabbed}
      sections={[
        {
          id: 'fill',
          label: t('slides:background.tabFill'),
          content: <FillForm {...{ background, onChange, onFill }} />,
        },
        {
          id: 'tint',
          label: t('slides:background.tabTint'),
          isHeaded: true,
          content: <TintForm {...{ background, onChange }} />,
        },
      ]}
    />
  )
}
