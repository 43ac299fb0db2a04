import type { Language } from '@taplet/messages'
import type { ReactNode } from 'react'
import type { FormRef } from '../../form/form-ref.ts'
import { messages } from '../messages/messages.ts'
import { pressHref, type PressActionOf } from '../press-actions.ts'

interface WifiSheetProps {
  action: PressActionOf<'WIFI'>
  place: FormRef | undefined
  language: Language
  className: string
  label: string | undefined
  children: ReactNode
}

/** A button that unfolds the way into a network; its script adds copying, and closing by a tap beside it. */
export function WifiSheet({ action, place, language, className, label, children }: WifiSheetProps) {
  const say = messages(language)
  const { network, password } = action
  const codeUrl = pressHref(action, place)
  return (
    <details className="tp-wifi" {...(place && { 'data-module': 'wifi' })}>
      <summary dir="auto" className={className} aria-label={label}>
        {children}
      </summary>
      <div className="tp-wifi-sheet" dir="auto">
        <dl>
          <dt>{say('network')}</dt>
          <dd dir="auto">{network}</dd>
          {password ? (
            <>
              <dt>{say('password')}</dt>
              <dd dir="ltr" className="tp-wifi-key">
                {password}
              </dd>
            </>
          ) : null}
        </dl>
        {password ? (
          <button type="button" className="tp-wifi-copy" hidden data-copied={say('copied')}>
            {say('copy')}
          </button>
        ) : (
          <p>{say('open')}</p>
        )}
        {codeUrl ? (
          <figure>
            <img src={codeUrl} alt={say('codeAlt')} width="132" height="132" loading="lazy" />
            <figcaption>{say('scan')}</figcaption>
          </figure>
        ) : null}
      </div>
    </details>
  )
}
