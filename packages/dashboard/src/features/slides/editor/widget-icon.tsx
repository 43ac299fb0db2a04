import { editorOf } from '@taplet/slides/editor'
import type { Widget, WidgetType } from '@taplet/slides/schema'

interface WidgetIconProps {
  widgetType: WidgetType
  /** With its data the icon may be more specific, e.g. for a network. */
  data?: Widget['widgetData']
  size?: number
}

/** The icon of a widget type. */
export function WidgetIcon({ widgetType, data, size = 20 }: WidgetIconProps) {
  const { Icon } = editorOf({ widgetType })
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={size <= 16 ? 1.9 : 1.75}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
    >
      <Icon {...(data && { data })} />
    </svg>
  )
}
