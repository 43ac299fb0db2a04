import { type ReactNode, Suspense } from 'react'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'
import { useDocument } from '../../../../lib/editing/use-document.ts'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { BackgroundPanel } from './background-panel.tsx'
import { selectedWidget } from '../state/slide-kind.ts'
import { ThemePanel } from './theme-panel.tsx'
import { WidgetPanel } from './widget-panel.tsx'

const ManyPanel = lazyComponent(async () => (await import('./many-panel.tsx')).ManyPanel)

interface SelectedFormProps {
  isTabbed?: boolean
  actions?: ReactNode
}

const still = () => () => undefined

/**
 * The form of the selection. It follows each letter once painted, except while typing in place: then it waits for a
 * pause.
 */
export function SelectedForm({ isTabbed = false, actions }: SelectedFormProps) {
  const { handle, ids, typing } = useEditorActionsContext()
  const { editing, state, edit } = handle
  const slide = useDocument(typing ? { getState: () => state, subscribe: still } : editing, true)
  const widget = selectedWidget({ document: slide, selection: state.selection })
  if (widget)
    return (
      <WidgetPanel
        // Half-typed numbers and open tabs belong to one widget.
        key={widget.widgetId}
        {...{ widget, isTabbed, actions }}
        onChange={(data) => handle.update(widget, data)}
      />
    )
  if (state.selection.kind === 'WIDGETS')
    return (
      <Suspense fallback={null}>
        <ManyPanel key={ids[0]} {...{ slide, isTabbed, actions }} />
      </Suspense>
    )
  const shared = { slide, onEdit: (make: Parameters<typeof edit>[0]) => edit(make), isTabbed, actions }
  return state.selection.kind === 'BACKGROUND' ? <BackgroundPanel {...shared} /> : <ThemePanel {...shared} />
}
