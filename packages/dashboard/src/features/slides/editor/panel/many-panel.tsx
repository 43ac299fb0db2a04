import { changedFields, changeWidgets, spacingField } from '@taplet/slides/edits'
import { editorOf } from '@taplet/slides/editor'
import { schemaOf, type Slide } from '@taplet/slides/schema'
import { language, useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { editorControls } from '../controls/editor-controls.tsx'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { FormPanel } from './form-panel.tsx'
import { SectionForm } from './section-form.tsx'
import type { ReactNode } from 'react'

const { Slider } = editorControls

interface ManyPanelProps {
  slide: Slide
  isTabbed: boolean
  actions?: ReactNode
}

/**
 * The form of several widgets: for one type their common style, for several types the space above. It shows the first
 * one's values; a change sets only that field on all of them.
 */
export function ManyPanel({ slide, isTabbed, actions }: ManyPanelProps) {
  const t = useText()
  const { handle, ids } = useEditorActionsContext()
  const widgets = slide.widgets.filter(({ widgetId }) => ids.includes(widgetId))
  const [first] = widgets
  if (!first) return null
  const isOneKind = widgets.every(({ widgetType }) => widgetType === first.widgetType)
  const change = (fields: unknown) => handle.edit((current) => changeWidgets(current, ids, fields))
  const props = {
    data: first.widgetData,
    errors: {},
    controls: editorControls,
    language,
    onChange: (data: unknown) => change(changedFields(first.widgetData, data)),
  }
  const looks = editorOf(first).sections.filter(({ isLook }) => isLook)
  const space = {
    id: 'space',
    label: t('slideActions:spaceTab'),
    content: (
      <>
        <p>{t('slideActions:mixed')}</p>
        <Slider
          label={t('slideActions:space')}
          unit="px"
          min={-60}
          max={200}
          value={schemaOf(first).spacing(first.widgetData)}
          onChange={(spacing) => change(spacingField(spacing))}
        />
      </>
    ),
  }
  return (
    <FormPanel
      title={t('slideActions:several', { count: widgets.length })}
      icon={<Icon name="slides" size={16} />}
      actions={actions}
      isTabbed={isTabbed}
      sections={
        isOneKind
          ? looks.map((section) => ({
              id: section.id,
              label: section.label(language),
              content: <SectionForm {...props} section={section} />,
            }))
          : [space]
      }
    />
  )
}
