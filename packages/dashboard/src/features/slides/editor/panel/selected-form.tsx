import type { ReactNode } from 'react'
import type { SlideEditorHandle } from '../use-slide-editor.ts'
import { BackgroundPanel } from './background-panel.tsx'
import { LookPanel } from './look-panel.tsx'
import { WidgetPanel } from './widget-panel.tsx'

interface SelectedFormProps {
  handle: SlideEditorHandle
  isTabbed: boolean
  actions?: ReactNode
}

/** The form of what is selected. */
export function SelectedForm({ handle, isTabbed, actions }: SelectedFormProps) {
  const { widget, state, edit } = handle
  if (widget)
    return (
      <WidgetPanel
        // Half-typed numbers and open tabs belong to one widget.
        key={widget.widgetId}
        {...{ widget, isTabbed, actions }}
        onChange={(data) => handle.update(widget, data)}
      />
    )
  const shared = { slide: state.document, onEdit: (make: Parameters<typeof edit>[0]) => edit(make), isTabbed, actions }
  return state.selection.kind === 'BACKGROUND' ? <BackgroundPanel {...shared} /> : <LookPanel {...shared} />
}
