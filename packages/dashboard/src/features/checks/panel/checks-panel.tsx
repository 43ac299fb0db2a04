import { type Finding, screens } from '@taplet/checks'
import { type ReactNode, useRef } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { Skeleton, Skeletons } from '../../../ui/states/skeleton.tsx'
import type { Checks } from '../use-checks.ts'
import styles from './checks.module.css'
import { FindingRow } from './finding-row.tsx'
import { Result } from './result.tsx'

export interface ChecksPanelProps {
  checks: Checks
  /** The findings shown, without the ignored ones. */
  findings: readonly Finding[]
  ignored: readonly Finding[]
  /** Groups of the list: one for each slide, or a single one without a name. */
  groups: readonly { key: string; name: string; place?: number }[]
  onFix: (findings: readonly Finding[]) => void
  onTake: (finding: Finding) => void
  onIgnore: (finding: Finding) => void
  onRestore: () => void
  isFixing?: boolean
}

function Summary({ findings }: Pick<ChecksPanelProps, 'findings'>) {
  const t = useText()
  return (
    <p className={styles.summary}>
      <b>{t('checks:button', { count: findings.length })}.</b> {t('checks:never')}
    </p>
  )
}

/** In the place of the result, and as high. */
function Waiting({ unmeasured }: { unmeasured: number }) {
  const t = useText()
  if (unmeasured > 0)
    return (
      <Result look="busy" title={t('checks:running')} role="status">
        {t('checks:measuring', { count: unmeasured, screens: screens.length })}
      </Result>
    )
  return (
    <Skeletons label={t('checks:running')}>
      <Skeleton height={64} radius={16} />
    </Skeletons>
  )
}

function Links({ checks: { links, retryLinks } }: Pick<ChecksPanelProps, 'checks'>) {
  const t = useText()
  if (links === 'RUNNING') return <p className={styles.quiet}>{t('checks:linksRunning')}</p>
  if (links !== 'FAILED') return null
  return (
    <div className={styles.offline} role="status">
      <Icon name="offline" />
      <span>{t('checks:linksFailed')}</span>
      <Button small kind="plain" onClick={retryLinks}>
        {t('checks:retry')}
      </Button>
    </div>
  )
}

interface GroupProps {
  name: string
  place: number | undefined
  count: number
  isOpen: boolean
  children: ReactNode
}

/** The findings of one slide; collapsible under its name where there are several slides. */
function Group({ name, place, count, isOpen, children }: GroupProps) {
  if (!name) return <ul className={styles.list}>{children}</ul>
  return (
    <details className={styles.group} open={isOpen}>
      <summary>
        {place !== undefined && <span className={styles.place}>{place}</span>}
        <b>{name}</b>
        <span className={styles.tag}>{count}</span>
        <Icon name="down" size={16} />
      </summary>
      <ul className={styles.list}>{children}</ul>
    </details>
  )
}

/** The findings of the checks by slide, each with its fix or a link to it. */
export function ChecksPanel(props: ChecksPanelProps) {
  const t = useText()
  const { checks, findings, ignored, groups, onFix, onTake, onIgnore, onRestore, isFixing = false } = props
  const root = useRef<HTMLDivElement>(null)
  /** A row that goes away takes the focus with it, and Escape would then reach no dialog. */
  const keepFocus = (act: () => void) => () => {
    root.current?.focus({ preventScroll: true })
    act()
  }
  const fixable = findings.filter(({ fix }) => fix)
  const isApp = groups.some(({ name }) => name !== '')
  // The others open with a press: a long list must not hide what comes after it.
  const first = groups.find(({ key }) => findings.some(({ slideId }) => slideId === key))?.key
  return (
    <div ref={root} tabIndex={-1} data-quiet className={styles.panel} aria-busy={checks.isRunning}>
      <Links checks={checks} />
      {checks.findings === undefined ? (
        <Waiting unmeasured={checks.unmeasured} />
      ) : findings.length === 0 ? (
        <Result look="good" title={t('checks:goodTitle')}>
          {t(isApp ? 'checks:goodApp' : 'checks:goodSlide', { screens: screens.length })}
        </Result>
      ) : (
        <>
          <Summary findings={findings} />
          {fixable.length > 0 && (
            <Button kind="soft" icon="check" busy={isFixing} onClick={keepFocus(() => onFix(fixable))}>
              {t('checks:fixAll', { count: fixable.length })}
            </Button>
          )}
          {groups.map(({ key, name, place }) => {
            const mine = findings.filter(({ slideId }) => slideId === key)
            if (mine.length === 0) return null
            return (
              <Group key={key} name={name} place={place} count={mine.length} isOpen={key === first}>
                {mine.map((finding) => (
                  <FindingRow
                    key={finding.findingId}
                    finding={finding}
                    isFixing={isFixing}
                    onFix={keepFocus(() => onFix([finding]))}
                    onTake={() => onTake(finding)}
                    onIgnore={keepFocus(() => onIgnore(finding))}
                  />
                ))}
              </Group>
            )
          })}
        </>
      )}
      {ignored.length > 0 && (
        <p className={styles.ignored}>
          {t('checks:ignored', { count: ignored.length })}
          <Button small kind="plain" onClick={keepFocus(onRestore)}>
            {t('checks:restore')}
          </Button>
        </p>
      )}
      <p className={styles.quiet}>
        {checks.findings && checks.unmeasured > 0
          ? t('checks:measuring', { count: checks.unmeasured, screens: screens.length })
          : t('checks:tried', { screens: screens.length })}
      </p>
    </div>
  )
}
