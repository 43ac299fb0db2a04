import { useRef } from 'react'
import { useText } from '../../../../lib/text.ts'
import { Button } from '../../../../ui/button.tsx'
import type { IconName } from '../../../../ui/icons/icon-shapes.tsx'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { useEditorActionsContext } from '../interactions/editor-actions-context.ts'
import { useActionList } from '../interactions/use-action-list.ts'
import styles from './choosing-bar.module.css'
import { useSheetFocus } from './use-sheet-focus.ts'

interface BarAction {
  label: string
  icon: IconName
  isDanger?: boolean
  isDisabled?: boolean
  onSelect: () => void
}

/** How many are selected by touch, what can be done with them, and what ends selecting. */
export function ChoosingBar({ onForm }: { onForm: () => void }) {
  const t = useText()
  const editorActions = useEditorActionsContext()
  const { ids } = editorActions
  const bar = useRef<HTMLDivElement>(null)
  useSheetFocus(bar)
  const { canMove } = useActionList(ids)
  const actions: BarAction[] = [
    {
      label: t('slideHands:bar.up'),
      icon: 'up',
      isDisabled: !canMove.UP,
      onSelect: () => editorActions.shift(ids, 'UP'),
    },
    {
      label: t('slideHands:bar.down'),
      icon: 'down',
      isDisabled: !canMove.DOWN,
      onSelect: () => editorActions.shift(ids, 'DOWN'),
    },
    { label: t('slideHands:duplicate'), icon: 'copy', onSelect: () => void editorActions.duplicate(ids) },
    { label: t('slideHands:copyStyle'), icon: 'drop', onSelect: () => editorActions.copyStyle(ids) },
    { label: t('slideHands:remove'), icon: 'trash', isDanger: true, onSelect: () => editorActions.remove(ids) },
  ]
  return (
    <div ref={bar} className={styles['bar']} role="toolbar" aria-label={t('slideHands:choose')}>
      <div className={styles['head']}>
        <b role="status" data-heading>
          {ids.length > 0 ? t('slideHands:selected', { count: ids.length }) : t('slideHands:chooseHint')}
        </b>
        <Button small kind="plain" onClick={editorActions.selectAll}>
          {t('slideHands:selectAll')}
        </Button>
        <Button
          small
          kind="soft"
          onClick={() => {
            editorActions.setIsChoosing(false)
            if (ids.length > 0) onForm()
          }}
        >
          {t('done')}
        </Button>
      </div>
      {ids.length > 0 && (
        <div className={styles['actions']}>
          {actions.map(({ label, icon, isDanger = false, isDisabled = false, onSelect }) => (
            <button key={label} type="button" data-danger={isDanger} disabled={isDisabled} onClick={onSelect}>
              <Icon name={icon} size={18} />
              <span>{label}</span>
            </button>
          ))}
        </div>
      )}
    </div>
  )
}
