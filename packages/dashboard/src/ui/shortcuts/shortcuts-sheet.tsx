import { useText } from '../../lib/text.ts'
import { Dialog } from '../overlays/dialog.tsx'
import { isMac } from './is-mac.ts'
import { keyLabel } from './key-label.ts'
import type { Shortcut } from './shortcut.ts'
import styles from './shortcuts-sheet.module.css'

interface ShortcutsSheetProps {
  table: readonly Shortcut[]
  open: boolean
  onClose: () => void
}

function Keys({ keys }: { keys: string }) {
  return (
    <span className={styles.keys}>
      {keyLabel(keys, isMac()).map((word) => (
        <kbd key={word}>{word}</kbd>
      ))}
    </span>
  )
}

/** All shortcuts of the screen by group, printed from the table that binds them. */
export function ShortcutsSheet({ table, open, onClose }: ShortcutsSheetProps) {
  const t = useText()
  const groups = [...new Set(table.map(({ group }) => group))]
  return (
    <Dialog open={open} isWide title={t('shortcuts:title')} closeLabel={t('close')} onClose={onClose}>
      <div className={styles.groups}>
        {groups.map((group) => (
          <section key={group} aria-label={group}>
            <h3>{group}</h3>
            <dl>
              {table
                .filter((one) => one.group === group)
                .map(({ label, keys }) => (
                  <div key={label} className={styles.row}>
                    <dt>{label}</dt>
                    <dd>
                      {keys.map((one, index) => (
                        <span key={one} className={styles.way}>
                          {index > 0 && <i>{t('shortcuts:or')}</i>}
                          <Keys keys={one} />
                        </span>
                      ))}
                    </dd>
                  </div>
                ))}
            </dl>
          </section>
        ))}
      </div>
    </Dialog>
  )
}
