import { editorOf, fieldErrors } from '@taplet/slides/editor'
import { type Widget, widgetName } from '@taplet/slides/schema'
import type { ReactNode } from 'react'
import { editorControls } from '../controls/editor-controls.tsx'
import { WidgetIcon } from '../widget-icon.tsx'
import { FormPanel } from './form-panel.tsx'
import { SectionForm } from './section-form.tsx'
import { language } from '../../../../lib/text.ts'

interface WidgetPanelProps {
  widget: Widget
  onChange: (data: Widget['widgetData']) => void
  actions: ReactNode
  isTabbed: boolean
}

/** The form of one widget, as its type declares it. */
export function WidgetPanel({ widget, onChange, actions, isTabbed }: WidgetPanelProps) {
  const errors = fieldErrors(widget, language)
  const props = {
    data: widget.widgetData,
    errors,
    controls: editorControls,
    language,
    // A widget's own form returns data of the widget's own type.
    onChange: (data: unknown) => onChange(data as Widget['widgetData']),
  }
  return (
    <FormPanel
      title={widgetName(widget.widgetType)(language)}
      icon={<WidgetIcon widgetType={widget.widgetType} size={16} />}
      actions={actions}
      isTabbed={isTabbed}
      sections={editorOf(widget).sections.map((section) => ({
        id: section.id,
        label: section.label(language),
        content: <SectionForm {...props} section={section} />,
      }))}
    />
  )
}
