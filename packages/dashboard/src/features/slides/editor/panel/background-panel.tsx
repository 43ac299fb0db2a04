import { updateBackground } from '@taplet/slides/edits'
import type { BackgroundMedia, Slide } from '@taplet/slides/schema'
import type { ReactNode } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { editorControls } from '../controls/editor-controls.tsx'
import { useEditorContext } from '../editor-context.ts'
import { FocalPoint } from './focal-point.tsx'
import { FormPanel } from './form-panel.tsx'

const { Choice, Colour, Media, Slider } = editorControls
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

function MediaFill({ background, kind, onChange }: FormProps & { kind: 'IMAGE' | 'VIDEO' }) {
  const t = useText()
  const { media } = useEditorContext()
  const info = media[background.url]
  const picture = info?.posterUrl || (kind === 'IMAGE' ? (info?.sources[0]?.url ?? background.url) : '')
  return (
    <>
      <Media
        label={t('slides:background.media')}
        kind={kind}
        value={background.url}
        onChange={(url) => onChange({ url })}
      />
      {picture && (
        <FocalPoint
          picture={picture}
          value={background.focalPoint}
          onChange={(focalPoint) => onChange({ focalPoint })}
        />
      )}
      <Colour
        label={t('slides:background.ground')}
        value={background.color}
        onChange={(color) => onChange({ color })}
      />
    </>
  )
}

function FillForm({ background, onChange }: FormProps) {
  const t = useText()
  const { type, color, gradientTo, gradientAngle } = background
  return (
    <>
      <Choice
        label={t('slides:background.type')}
        value={type}
        options={types.map((value) => ({ value, label: t(`slides:background.${value}`) }))}
        onChange={(value) => {
          const chosen = types.find((one) => one === value)
          // A picture is no video: the address only means something to its own kind.
          if (chosen) onChange({ type: chosen, url: '' })
        }}
      />
      {type === 'COLOR' && (
        <Colour label={t('slides:background.color')} value={color} onChange={(next) => onChange({ color: next })} />
      )}
      {type === 'GRADIENT' && (
        <>
          <Colour label={t('slides:background.from')} value={color} onChange={(next) => onChange({ color: next })} />
          <Colour
            label={t('slides:background.to')}
            value={gradientTo}
            onChange={(next) => onChange({ gradientTo: next })}
          />
          <Slider
            label={t('slides:background.angle')}
            unit="°"
            min={0}
            max={360}
            value={gradientAngle}
            onChange={(next) => onChange({ gradientAngle: next })}
          />
        </>
      )}
      {(type === 'IMAGE' || type === 'VIDEO') && <MediaFill {...{ background, onChange }} kind={type} />}
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

interface BackgroundPanelProps {
  slide: Slide
  onEdit: (make: (slide: Slide) => Slide) => void
  actions?: ReactNode
  isTabbed: boolean
}

/** What lies behind the widgets, edge to edge. */
export function BackgroundPanel({ slide, onEdit, actions, isTabbed }: BackgroundPanelProps) {
  const t = useText()
  const background = slide.viewMetadata.backgroundMedia
  const onChange = (change: Partial<BackgroundMedia>) => onEdit((current) => updateBackground(current, change))
  return (
    <FormPanel
      title={t('slides:background.title')}
      icon={<Icon name="drop" size={16} />}
      actions={actions}
      isTabbed={isTabbed}
      sections={[
        { id: 'fill', label: t('slides:background.tabFill'), content: <FillForm {...{ background, onChange }} /> },
        { id: 'tint', label: t('slides:background.tabTint'), content: <TintForm {...{ background, onChange }} /> },
      ]}
    />
  )
}
