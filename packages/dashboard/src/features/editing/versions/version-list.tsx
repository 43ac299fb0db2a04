import type { Version } from '@taplet/contract/studio'
import { useText } from '../../../lib/text.ts'
import { ago } from '../ago.ts'
import styles from './versions-panel.module.css'

interface VersionListProps {
  versions: readonly Version[]
  /** How many parts differ on screen from what visitors see. */
  differences: number
  openedAt: number
  /** Undefined: what is not saved yet. */
  chosen: string | undefined
  onChoose: (versionId: string | undefined) => void
}

/** What is not saved yet, then every version, newest first. */
export function VersionList({ versions, differences, openedAt, chosen, onChoose }: VersionListProps) {
  const t = useText()
  return (
    <ul className={styles['list']}>
      {differences > 0 && (
        <li>
          <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
            <b>{t('editing:versions.unsaved')}</b>
            <small>{t('editing:versions.differences', { count: differences })}</small>
          </button>
        </li>
      )}
      {versions.map(({ versionId, name, isCurrent, createdAt }) => {
        const saved = t('editing:versions.saved', { when: ago(Date.parse(createdAt), openedAt) })
        const details = [name && saved, isCurrent && t('editing:versions.current')].filter(Boolean)
        return (
          <li key={versionId}>
            <button type="button" aria-pressed={versionId === chosen} onClick={() => onChoose(versionId)}>
              <b>{name || saved}</b>
              <small>{details.join(' · ')}</small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
