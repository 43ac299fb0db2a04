import type { QrCheck } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import type { Option } from '../../../ui/fields/option.ts'
import { SliderField } from '../../../ui/fields/slider-field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { withoutScheme } from '../code-address.ts'
import styles from './check-panel.module.css'
import { finePoints } from './fine-points.ts'
import { fixVerb, reasonTitle } from './reason-title.ts'
import { oneForEachFix } from './one-for-each-fix.ts'
import { ScoreRing } from './score-ring.tsx'
import type { LiveCheck } from './use-check.ts'

const SAFE_FROM = 85 // qr.md 4.6.3
const [NEAREST_CM, FARTHEST_CM] = [20, 500]
const CM = 10 // millimetres
const METRE = 100 // centimetres

interface CheckPanelProps {
  live: LiveCheck
  distanceMm: number
  onDistance: (mm: number) => void
  isReadOnly: boolean
  /** Applies one fix. */
  onFix: (fix: string) => void
  /** Applies all necessary fixes. */
  onSafe: () => void
  /** The address being tested: a link of the account or a sample. */
  tagId: string
  links: readonly Option[]
  onLink: (tagId: string) => void
  /** What the last save said. */
  savedCheck: QrCheck | null
}

/** The grade that lists show, where another text was checked for it: other squares may be read better or worse. */
function SavedGrade({ savedCheck, live }: Pick<CheckPanelProps, 'live' | 'savedCheck'>) {
  const t = useText()
  if (!savedCheck?.isDecoded || savedCheck.text === '' || savedCheck.text === live.check.text) return null
  const text = withoutScheme(savedCheck.text)
  return (
    <p className={styles.tested}>
      {t('qrDesigner:check.savedGrade', { grade: t(`qrDesigns:grades.${savedCheck.grade}`), text })}
    </p>
  )
}

const distanceWords = (mm: number): string => {
  const cm = Math.round(mm / CM)
  return cm < METRE ? `${cm} cm` : `${(cm / METRE).toFixed(cm % METRE === 0 ? 0 : 1)} m`
}

function Verdict({ live: { check, decode, status } }: Pick<CheckPanelProps, 'live'>) {
  const t = useText()
  const percent = Math.min(100, Math.round((decode?.share ?? 0) * 100))
  const words = {
    TESTING: t('qrDesigner:check.testing'),
    TESTED: t('qrDesigner:check.tested', { percent }),
    FAILED: t('qrDesigner:check.rulesOnly'),
  }
  return (
    <>
      <div className={styles.verdict}>
        <ScoreRing score={check.score} grade={check.grade} />
        <p>
          <b>{t(`qrDesigns:grades.${check.grade}`)}</b>
          {t(`qrDesigns:gradeSentences.${check.grade}`)}
        </p>
      </div>
      <p className={styles.tested} role="status" data-status={status}>
        {words[status]}
      </p>
    </>
  )
}

/** Problems with their fixes, worst first, then what is fine. */
function Points({ live, isReadOnly, onFix }: Pick<CheckPanelProps, 'live' | 'isReadOnly' | 'onFix'>) {
  const t = useText()
  const { check, report } = live
  const capOf = (rule: string) => report.findings.find((finding) => finding.rule === rule)?.cap ?? 0
  return (
    <>
      <ul className={styles.points} aria-label={t('qrDesigner:check.against')}>
        {oneForEachFix(check.reasons).map(({ rule, message, fix }) => (
          <li key={rule} data-tone={capOf(rule) >= SAFE_FROM ? 'info' : 'amber'}>
            <span className={styles.badge}>
              <Icon name={capOf(rule) >= SAFE_FROM ? 'info' : 'warning'} size={16} />
            </span>
            <p>
              <b>{reasonTitle(rule)}</b>
              {message}
            </p>
            {fix && !isReadOnly && (
              <Button small kind="soft" aria-label={`${fixVerb(fix)}: ${reasonTitle(rule)}`} onClick={() => onFix(fix)}>
                {fixVerb(fix)}
              </Button>
            )}
          </li>
        ))}
      </ul>
      <ul className={styles.points} aria-label={t('qrDesigner:check.fine')}>
        {finePoints(live).map(({ title, words }) => (
          <li key={title} data-tone="green">
            <span className={styles.badge}>
              <Icon name="check" size={16} />
            </span>
            <p>
              <b>{title}</b>
              {words}
            </p>
          </li>
        ))}
      </ul>
    </>
  )
}

/** How well the code scans, why, how to fix it, and its minimum print size. */
export function CheckPanel(props: CheckPanelProps) {
  const { live, distanceMm, onDistance, isReadOnly, onFix, onSafe, tagId, links, onLink, savedCheck } = props
  const t = useText()
  const canFix = live.check.score < SAFE_FROM
  return (
    <section className={styles.panel} aria-labelledby="scan-check">
      <h2 id="scan-check">{t('qrDesigner:check.title')}</h2>
      <Verdict live={live} />
      {canFix && !isReadOnly && (
        <Button kind="soft" wide icon="shield" onClick={onSafe}>
          {t('qrDesigner:check.safe')}
        </Button>
      )}
      <Points {...{ live, isReadOnly, onFix }} />
      <div className={styles.print}>
        <p>
          <b>{t('qrDesigner:check.print', { mm: live.report.smallestPrintMm })}</b>
        </p>
        <SliderField
          label={t('qrDesigner:check.distance')}
          aside={distanceWords(distanceMm)}
          value={Math.round(distanceMm / CM)}
          min={NEAREST_CM}
          max={FARTHEST_CM}
          step={10}
          unit="cm"
          onChange={(cm) => onDistance(cm * CM)}
        />
      </div>
      <SelectField label={t('qrDesigner:check.testedWith')} value={tagId} options={links} onChange={onLink} />
      <SavedGrade savedCheck={savedCheck} live={live} />
    </section>
  )
}
