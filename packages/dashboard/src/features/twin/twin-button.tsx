import { Suspense, useState } from 'react'
import { addTexts, useText } from '../../lib/text.ts'
import { twin } from '../../text/en/slides/twin.ts'
import { Button } from '../../ui/button.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import type { TwinDocument } from './twin-document.ts'
import { twinMemory } from './twin-memory.ts'
import styles from './twin-button.module.css'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'

addTexts('twin', twin)
const TwinLink = lazyComponent(async () => (await import('./twin-link.tsx')).TwinLink, 'OVER')

export type TwinButtonProps = TwinDocument & {
  /** Icon only, where room is scarce. */
  isCompact?: boolean
}

/**
 * "On your phone": a code that opens what is on screen, saved or not, on a phone that then follows each edit. Mount it
 * with a key of the document. Everything behind the button is loaded with the first press.
 */
export function TwinButton({ isCompact = false, ...edited }: TwinButtonProps) {
  const t = useText()
  const [isOpen, setIsOpen] = useState(false)
  // Phones that followed before a reload continue to do so.
  const [isLinked, setIsLinked] = useState(() => twinMemory(edited.kind, edited.targetId).read() !== undefined)
  const [followers, setFollowers] = useState(0)
  const label = followers > 0 ? t('twin:following', { count: followers }) : t('twin:button')
  const handleClick = () => {
    setIsLinked(true)
    setIsOpen(true)
  }
  return (
    <span className={styles.button} data-followed={followers > 0 || undefined}>
      {isCompact ? (
        <IconButton icon="code" label={label} aria-haspopup="dialog" onClick={handleClick} />
      ) : (
        <Button icon="code" aria-haspopup="dialog" onClick={handleClick}>
          {label}
        </Button>
      )}
      {isLinked && (
        <Suspense fallback={null}>
          <TwinLink edited={edited} isOpen={isOpen} onClose={() => setIsOpen(false)} onFollowers={setFollowers} />
        </Suspense>
      )}
    </span>
  )
}
