import type { ReactNode } from 'react'
import { useHandsContext } from '../hands/hands-context.ts'
import { BackgroundPanel } from './background-panel.tsx'
import { LookPanel } from './look-panel.tsx'
import { ManyPanel } from './many-panel.tsx'
import { WidgetPanel } from './widget-panel.tsx'

interface SelectedFormProps {
  isTabbed?: boolean
  actions?: ReactNode
}

/** The form of what is selected. */
export function SelectedForm({ isTabbed = false, actions }: SelectedFormProps) {
  const { handle, ids } = useHandsContext()
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
  if (state.selection.kind === 'WIDGETS') return <ManyPanel key={ids[0]} {...{ isTabbed, actions }} />
  const shared = { slide: state.document, onEdit: (make: Parameters<typeof edit>[0]) => edit(make), isTabbed, actions }
  return state.selection.kind === 'BACKGROUND' ? <BackgroundPanel {...shared} /> : <LookPanel {...shared} />
}
