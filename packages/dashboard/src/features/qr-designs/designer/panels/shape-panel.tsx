import type { Message } from '@taplet/messages'
import { qrBalls, qrFrames, qrPatterns, resolveBall, resolveFrame, resolvePattern } from '@taplet/qr'
import { useText } from '../../../../lib/text.ts'
import { ShapePicker } from './shape-picker.tsx'
import type { DesignEditor } from '../state/use-design-editor.ts'

/** The most popular and most readable come first. */
const favourites = {
  pattern: ['dot', 'square', 'round', 'circular'],
  frame: ['frame13', 'frame0', 'frame2', 'frame12'],
  ball: ['ball15', 'ball0', 'ball14', 'ball2'],
} as const

type Shape = { id: string; name: Message }
const ordered = (shapes: readonly Shape[], first: readonly string[]): readonly Shape[] => [
  ...first.flatMap((id) => shapes.filter((shape) => shape.id === id)),
  ...shapes.filter(({ id }) => !first.includes(id)),
]
const lists = {
  pattern: ordered(qrPatterns, favourites.pattern),
  frame: ordered(qrFrames, favourites.frame),
  ball: ordered(qrBalls, favourites.ball),
}

/** Chooses pattern, corner frame and corner centre. */
export function ShapePanel({ editor }: { editor: DesignEditor }) {
  const t = useText()
  const { pattern, corners } = editor.state.document.clientConfig
  return (
    <>
      <ShapePicker
        kind="pattern"
        label={t('qrDesigner:shape.pattern')}
        shapes={lists.pattern}
        value={resolvePattern(pattern)}
        onChange={(id) => editor.restyle((config) => ({ ...config, pattern: id }))}
      />
      <ShapePicker
        kind="frame"
        label={t('qrDesigner:shape.frame')}
        shapes={lists.frame}
        value={resolveFrame(corners.border)}
        onChange={(id) => editor.restyle((config) => ({ ...config, corners: { ...config.corners, border: id } }))}
      />
      <ShapePicker
        kind="ball"
        label={t('qrDesigner:shape.ball')}
        shapes={lists.ball}
        value={resolveBall(corners.center)}
        onChange={(id) => editor.restyle((config) => ({ ...config, corners: { ...config.corners, center: id } }))}
      />
    </>
  )
}
