import { useText } from '../../../lib/text.ts'
import { IconButton } from '../../icon-button.tsx'
import type { IconName } from '../../icons/icon-shapes.tsx'
import { Icon } from '../../icons/icon.tsx'
import styles from './bulk-bar.module.css'
import type { ListSelection } from './use-selection.ts'

export interface BulkAction {
  label: string
  icon: IconName
  danger?: boolean
  isBusy?: boolean
  onSelect: () => void
}

interface BulkBarProps {
  selection: ListSelection
  actions: readonly BulkAction[]
  /** Offered once everything shown is selected and the list holds more. */
  more?: { label: string; isBusy: boolean; onSelect: () => void } | undefined
}

/** Actions on the selected entries, at the bottom of the window while any is selected. */
export function BulkBar({ selection, actions, more }: BulkBarProps) {
  const t = useText()
  const count = selection.ids.length
  const offered = selection.isAll ? more : undefined
  return (
    <>
      <span className="visually-hidden" role="status">
        {selection.isOn ? t('lists:selected', { count }) : ''}
      </span>
      {selection.isOn && (
        <div className={styles.bar} role="toolbar" aria-label={t('lists:bulk')}>
          <div className={styles.count}>
            <IconButton icon="close" label={t('lists:endSelection')} shortcut="Esc" onClick={selection.clear} />
            <b aria-hidden="true">{t('lists:selected', { count })}</b>
            <button
              type="button"
              className={styles.all}
              aria-busy={offered?.isBusy || undefined}
              disabled={offered ? offered.isBusy : selection.isAll}
              onClick={offered ? offered.onSelect : selection.selectAll}
            >
              {offered ? offered.label : t('lists:selectAll')}
            </button>
          </div>
          <div className={styles.actions}>
            {actions.map(({ label, icon, danger, isBusy, onSelect }) => (
              <button
                key={label}
                type="button"
                className={styles.action}
                data-danger={danger === true}
                aria-busy={isBusy || undefined}
                disabled={count === 0 || isBusy}
                onClick={onSelect}
              >
                <Icon name={icon} size={18} />
                <span>{label}</span>
              </button>
            ))}
          </div>
        </div>
      )}
    </>
  )
}
