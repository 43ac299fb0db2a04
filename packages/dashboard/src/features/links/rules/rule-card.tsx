import type { LinkRule } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { IconButton } from '../../../ui/icon-button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Badge } from '../../../ui/layout/chip.tsx'
import { useDragParts } from '../../../ui/list/dragging/use-drag-parts.ts'
import { DestinationLine } from '../parts/destination-line.tsx'
import type { Known } from '../parts/use-known.ts'
import { RuleFields } from './rule-fields.tsx'
import { ruleProblem } from './rule-problem.ts'
import { ruleLabel } from './rule-label.ts'
import styles from './rules.module.css'

interface RuleCardProps {
  rule: LinkRule
  /** From 1. */
  place: number
  count: number
  known: Known
  isOpen: boolean
  isTried: boolean
  onOpen: (isOpen: boolean) => void
  onChange: (rule: LinkRule) => void
  onMove: (to: number) => void
  onRemove: () => void
}

/** A rule: whom it applies to, its destination, and its fields once opened. */
export function RuleCard(props: RuleCardProps) {
  const { rule, place, count, known, isOpen, isTried, onOpen, onChange, onMove, onRemove } = props
  const t = useText()
  const { setEntry, setGrip, grip, style, isDragging } = useDragParts(rule.ruleId)
  const isMissing = ruleProblem(rule)?.field === 'destination'
  return (
    <li ref={setEntry} className={styles.rule} style={style} data-dragging={isDragging}>
      <div className={styles.head}>
        <button
          type="button"
          ref={setGrip}
          {...grip}
          className={styles.grip}
          aria-label={t('linkRules:grip', { place })}
        >
          <Icon name="grip" />
        </button>
        <Badge>{place}</Badge>
        <div className={styles.says}>
          <p>{ruleLabel(rule, t)}</p>
          {isMissing ? (
            <p className={styles.missing} data-tried={isTried}>
              {t('linkRules:noDestination')}
            </p>
          ) : (
            <DestinationLine destination={rule.destination} known={known} />
          )}
        </div>
        <div className={styles.tools}>
          <IconButton
            icon="up"
            label={t('linkRules:up', { place })}
            disabled={place === 1}
            onClick={() => onMove(place - 2)}
          />
          <IconButton
            icon="down"
            label={t('linkRules:down', { place })}
            disabled={place === count}
            onClick={() => onMove(place)}
          />
          <IconButton icon="trash" label={t('linkRules:remove', { place })} onClick={onRemove} />
          <IconButton
            icon={isOpen ? 'close' : 'edit'}
            label={t(isOpen ? 'linkRules:close' : 'linkRules:edit', { place })}
            aria-expanded={isOpen}
            onClick={() => onOpen(!isOpen)}
          />
        </div>
      </div>
      {isOpen && <RuleFields rule={rule} known={known} isTried={isTried} onChange={onChange} />}
    </li>
  )
}
