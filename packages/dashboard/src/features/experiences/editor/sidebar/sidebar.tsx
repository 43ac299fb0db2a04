import type { ReactNode } from 'react'
import { useText } from '../../../../lib/text.ts'
import { IconButton } from '../../../../ui/icon-button.tsx'
import { Sheet } from '../../../../ui/overlays/sheet/sheet.tsx'
import styles from './sidebar.module.css'

interface SidebarProps {
  open: boolean
  /** Shown beside the content; otherwise a sheet over it. */
  hasRoom: boolean
  title: string
  /** Returns to the overview; undefined there. */
  onBack: (() => void) | undefined
  onClose: () => void
  children: ReactNode
}

/** Container for the active configuration item: a column where there is room, a sheet on phones. */
export function Sidebar({ open, hasRoom, title, onBack, onClose, children }: SidebarProps) {
  const t = useText()
  if (!hasRoom)
    return (
      <Sheet open={open} title={title} doneLabel={t('done')} onClose={onClose}>
        {children}
      </Sheet>
    )
  if (!open) return null
  return (
    <aside className={styles.sidebar} aria-label={t('experienceEditor:sidebar.label')}>
      {onBack && (
        <header className={styles.head}>
          <IconButton small icon="back" label={t('experienceEditor:sidebar.back')} onClick={onBack} />
          <h2>{title}</h2>
        </header>
      )}
      {children}
    </aside>
  )
}
