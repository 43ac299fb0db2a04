import {
  closestCenter,
  DndContext,
  KeyboardSensor,
  MouseSensor,
  TouchSensor,
  useSensor,
  useSensors,
} from '@dnd-kit/core'
import { SortableContext, sortableKeyboardCoordinates, verticalListSortingStrategy } from '@dnd-kit/sortable'
import { MAX_LINK_RULES } from '@taplet/contract'
import { useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { newId } from '../../../lib/new-id.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { linkRules } from '../../../text/en/links/link-rules.ts'
import { Button } from '../../../ui/button.tsx'
import type { LinkValues } from '../editor/state/link-values.ts'
import { useLinkField } from '../editor/use-link-field.ts'
import { toDestination } from '../parts/destination-value.ts'
import type { Known } from '../parts/use-known.ts'
import { moveRule } from './move-rule.ts'
import { newRule } from './new-rule.ts'
import { RuleCard } from './rule-card.tsx'
import { RulePreview } from './rule-preview.tsx'
import { useRuleLabels } from './use-rule-labels.ts'
import styles from './rules.module.css'

addTexts('linkRules', linkRules)

/** The rules in order, and a preview of their effect. */
export function RulesField({ known }: { known: Known }) {
  const t = useText()
  const { value: rules, onChange, error } = useLinkField('rules')
  const { value: destination } = useLinkField('destination')
  const { formState } = useFormContext<LinkValues>()
  const [openId, setOpenId] = useState<string>()
  const sensors = useSensors(
    useSensor(MouseSensor, { activationConstraint: { distance: 6 } }),
    useSensor(TouchSensor, { activationConstraint: { distance: 5 } }),
    useSensor(KeyboardSensor, { coordinateGetter: sortableKeyboardCoordinates }),
  )
  const ids = rules.map((rule) => rule.ruleId)
  const announcements = useRuleLabels(ids)
  const move = (ruleId: string, to: number) => {
    const moved = moveRule(rules, ruleId, to)
    if (moved !== rules) onChange([...moved])
  }
  const add = () => {
    const rule = newRule(newId())
    onChange([...rules, rule])
    setOpenId(rule.ruleId)
  }
  return (
    <section className={styles.field}>
      <h3>{t('linkRules:title')}</h3>
      <p className={styles.hint}>{t('linkRules:hint')}</p>
      <DndContext
        sensors={sensors}
        collisionDetection={closestCenter}
        accessibility={{ announcements, screenReaderInstructions: { draggable: t('linkRules:how') } }}
        onDragEnd={({ active, over }) => over && move(String(active.id), ids.indexOf(String(over.id)))}
      >
        <SortableContext items={ids} strategy={verticalListSortingStrategy}>
          <ol className={styles.list}>
            {rules.map((rule, index) => (
              <RuleCard
                key={rule.ruleId}
                rule={rule}
                place={index + 1}
                count={rules.length}
                known={known}
                isOpen={rule.ruleId === openId}
                isTried={formState.isSubmitted}
                onOpen={(isOpen) => setOpenId(isOpen ? rule.ruleId : undefined)}
                onChange={(next) => onChange(rules.map((one) => (one.ruleId === rule.ruleId ? next : one)))}
                onMove={(to) => move(rule.ruleId, to)}
                onRemove={() => onChange(rules.filter((one) => one.ruleId !== rule.ruleId))}
              />
            ))}
          </ol>
        </SortableContext>
      </DndContext>
      {error && (
        <p className={styles.missing} role="alert" data-tried="true">
          {error}
        </p>
      )}
      {rules.length < MAX_LINK_RULES ? (
        <div>
          <Button icon="plus" onClick={add}>
            {t('linkRules:add')}
          </Button>
        </div>
      ) : (
        <p className={styles.hint}>{t('linkRules:full', { max: MAX_LINK_RULES })}</p>
      )}
      {rules.length > 0 && <RulePreview link={{ ...toDestination(destination), rules }} known={known} />}
    </section>
  )
}
