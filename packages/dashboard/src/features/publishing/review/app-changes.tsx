import type { Page } from '@taplet/contract'
import type { Difference } from '@taplet/slides/edits'
import { describeExperienceChange, slideOfDifference } from '../../../editing/conflict/describe-experience.ts'
import type { Library } from '../../../entities/experience/library.ts'
import { useLookName } from '../../../entities/experience/look/use-look-name.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { conflict } from '../../../text/en/conflict.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import type { Plan } from '../plan.ts'
import { DiscardApp } from './discard-app.tsx'
import styles from './review.module.css'
import { slideRuleLabel } from './slide-rule-label.ts'

// What stood in a field is named as in conflicts: Empty, On, Off.
addTexts('conflict', conflict)

interface AppChangesProps {
  page: Page
  plan: Plan
  library: Library
  /** Slides that wear a look that is not live yet. */
  wornBy: number
  onDiscard: (takesLookOff: boolean) => void
}

/** What changes of the app itself, a line each: its name, slides that come and go, their order, … */
export function AppChanges({ page, plan, library, wornBy, onDiscard }: AppChangesProps) {
  const t = useText()
  const { differences } = plan
  const isNewLook = differences.some(({ path }) => path[0] === 'theme')
  const lookName = useLookName(isNewLook)
  // All of a new app is new.
  if (differences.length === 0 || page.publishedAt === null) return null
  const nameOf = (itemId: string) => library.itemById.get(itemId)?.itemName ?? t('experiences:editor.missingSlide')
  const line = (difference: Difference) => {
    const [field, ruledId = ''] = difference.path
    if (field === 'slideRules')
      return {
        icon: 'clock' as const,
        words: nameOf(ruledId),
        before: slideRuleLabel(page.slideRules[ruledId], t),
        after: slideRuleLabel(plan.document.slideRules[ruledId], t),
      }
    const itemId = slideOfDifference(difference)
    if (itemId !== undefined) {
      const name = nameOf(itemId)
      return difference.after === undefined
        ? { icon: 'trash' as const, words: t('publishing:removed', { name }) }
        : { icon: 'plus' as const, words: t('publishing:added', { name }) }
    }
    const { label, before, after } = describeExperienceChange(difference, nameOf, lookName)
    return { icon: field === 'theme' ? ('drop' as const) : ('edit' as const), words: label, before, after }
  }
  return (
    <section aria-labelledby="app-changes">
      <header className={styles.head}>
        <h3 id="app-changes">{t('publishing:app')}</h3>
        <DiscardApp {...{ wornBy, onDiscard }} />
      </header>
      <ul className={styles.lines}>
        {differences.map((difference) => {
          const { icon, words, before, after } = { before: undefined, after: undefined, ...line(difference) }
          return (
            <li key={difference.path.join('/')}>
              <Icon name={icon} size={16} />
              <p>
                <b>{words}</b>
                {after !== undefined && (
                  <>
                    <del>{before}</del> <ins>{after}</ins>
                  </>
                )}
              </p>
            </li>
          )
        })}
      </ul>
    </section>
  )
}
