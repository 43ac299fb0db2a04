import type { Language } from '@taplet/messages'
import type { ReactNode } from 'react'
import type { ControlOption, EditorControls } from '../define/define-editor.ts'
import { PressIcon } from './press-icon.tsx'
import { freshPressAction, isPressActionType, type PressAction, pressActionTypes, pressName } from './press-actions.ts'

interface LeadsToProps {
  label: string
  action: PressAction | null
  /** Plain addresses, which have fields of their own: the children. */
  others: readonly ControlOption[]
  /** The chosen one of these. */
  other: string
  /** Of the whole widget, by the path of the field. */
  errors: Readonly<Record<string, string | undefined>>
  /** The path of the action in the widget's data. */
  path?: string
  onAction: (action: PressAction) => void
  onOther: (value: string) => void
  controls: EditorControls
  language: Language
  children: ReactNode
}

/** Where a press leads: an address or an action, and the fields of the chosen one. */
export function LeadsTo(props: LeadsToProps) {
  const { label, action, others, other, errors, path = 'action', onAction, onOther, controls, language } = props
  const options = pressActionTypes.map((type) => ({
    value: type,
    label: pressName(type)(language),
    icon: <PressIcon type={type} />,
  }))
  return (
    <>
      <controls.Select
        label={label}
        value={action?.type ?? other}
        options={[...others, ...options]}
        onChange={(value) => (isPressActionType(value) ? onAction(freshPressAction(value)) : onOther(value))}
      />
      {action ? (
        <controls.Press
          key={action.type}
          value={action}
          {...{ errors, path, controls, language }}
          onChange={onAction}
        />
      ) : (
        props.children
      )}
    </>
  )
}
