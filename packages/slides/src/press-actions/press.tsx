import type { Language } from '@taplet/messages'
import type { ReactNode } from 'react'
import type { FormRef } from '../form/form-ref.ts'
import { isPressComplete, type PressAction, pressHref } from './press-actions.ts'
import { WifiSheet } from './wifi/wifi-sheet.tsx'

interface PressProps {
  action: PressAction
  place: FormRef | undefined
  language: Language
  className: string
  /** The name for screen readers, when its content has none. */
  label?: string | undefined
  children: ReactNode
}

/** What is pressed, around its content: a link, or what unfolds a sheet. Plain where it leads nowhere. */
export function Press({ action, place, language, className, label, children }: PressProps) {
  if (!isPressComplete(action))
    return (
      <span dir="auto" className={`${className} tp-off`}>
        {children}
      </span>
    )
  if (action.type === 'WIFI') return <WifiSheet {...{ action, place, language, className, label, children }} />
  return (
    <a dir="auto" className={className} href={pressHref(action, place) || undefined} aria-label={label}>
      {children}
    </a>
  )
}
