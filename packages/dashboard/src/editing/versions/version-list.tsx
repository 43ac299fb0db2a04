import type { Version } from '@taplet/contract'
import { useOpenAccount } from '../../entities/session/use-may.ts'
import { useText } from '../../lib/text.ts'
import { clockTime } from '../../lib/timing/clock-time.ts'
import { WhenNear } from '../../ui/list/when-near.tsx'
import { VersionChanges } from './version-changes.tsx'
import type { VersionsProps } from './versions-props.ts'
import styles from './versions-panel.module.css'

const LINE = { height: 16 } // px, height of the text skeleton

interface VersionListProps extends Pick<VersionsProps<unknown>, 'parse' | 'compare' | 'describe'> {
  versions: readonly Version[]
  /** Number of parts that differ between the screen and the published version. */
  differences: number
  openedAt: number
  /** Undefined selects the unsaved edits. */
  chosen: string | undefined
  onChoose: (versionId: string | undefined) => void
}

/** The unsaved edits, then every version, newest first. */
export function VersionList({ versions, differences, openedAt, chosen, onChoose, ...kind }: VersionListProps) {
  const t = useText()
  const me = useOpenAccount()?.personId
  /** Named only where several people save: one's own account need not say "You" at every line. */
  const isShared = versions.some(({ savedBy }) => savedBy && savedBy.personId !== me)
  const whoSaved = ({ savedBy }: Version): string | false =>
    isShared && savedBy !== null && (savedBy.personId === me ? t('versions:you') : savedBy.name || t('versions:left'))
  return (
    <ul className={styles.list}>
      {differences > 0 && (
        <li>
          <button type="button" aria-pressed={chosen === undefined} onClick={() => onChoose(undefined)}>
            <b>{t('versions:unsaved')}</b>
            <small>{t('versions:differences', { count: differences })}</small>
          </button>
        </li>
      )}
      {versions.map((version, index) => {
        const { versionId, name, isCurrent } = version
        const older = versions[index + 1]
        const at = Date.parse(version.createdAt)
        const time = clockTime(at, openedAt)
        const isToday = new Date(at).toDateString() === new Date(openedAt).toDateString()
        const saved = isToday ? t('versions:today', { time }) : time
        const details = [name && saved, whoSaved(version), isCurrent && t('versions:current')].filter(Boolean)
        return (
          <li key={versionId}>
            <button type="button" aria-pressed={versionId === chosen} onClick={() => onChoose(versionId)}>
              <b>{name || saved}</b>
              {details.length > 0 && <small>{details.join(' · ')}</small>}
              <small>
                {older ? (
                  <WhenNear style={LINE}>
                    <VersionChanges {...{ version, older }} {...kind} />
                  </WhenNear>
                ) : (
                  t('versions:first')
                )}
              </small>
            </button>
          </li>
        )
      })}
    </ul>
  )
}
