import type { Finding, Fix } from '@taplet/checks'
import type { MediaLookup, Slide } from '@taplet/slides/schema'
import { useMemo, useState } from 'react'
import { addTexts, useText } from '../../lib/text.ts'
import { useIsPhone } from '../../lib/device/use-is-phone.ts'
import { checks as texts } from '../../text/en/slides/checks.ts'
import { IconButton } from '../../ui/icon-button.tsx'
import { Icon } from '../../ui/icons/icon.tsx'
import { Popup } from '../../ui/overlays/popup.tsx'
import { Sheet } from '../../ui/overlays/sheet/sheet.tsx'
import { focusControl } from './focus-control.ts'
import styles from './panel/checks.module.css'
import { CHECKS_ID } from './panel/checks-id.ts'
import { ChecksPanel } from './panel/checks-panel.tsx'
import { useArrival } from './use-arrival.ts'
import { useChecks } from './use-checks.ts'
import { useFindings } from './use-findings.ts'

addTexts('checks', texts)

export interface SlideChecksProps {
  /** experienceItemId of the slide. */
  slideId: string
  document: Slide
  media: MediaLookup
  /** Selects the widget; undefined means the slide's background and theme. */
  onSelectWidget: (widgetId: string | undefined) => void
  /** Applies one undoable edit. */
  onEdit: (change: Fix) => void
  /** Shows only icon and number, where there is little room. */
  isShort?: boolean
}

const fixAll =
  (findings: readonly Finding[]): Fix =>
  (slide) =>
    findings.reduce((content, { fix }) => (fix ? fix.apply(content) : content), slide)

/** The checks button with its list: a popup on a desktop, a sheet on phones. */
export function SlideChecks({ slideId, document, media, onSelectWidget, onEdit, isShort = false }: SlideChecksProps) {
  const t = useText()
  const isPhone = useIsPhone()
  const [anchor, setAnchor] = useState<HTMLElement | null>(null)
  const isOpen = anchor !== null
  const slides = useMemo(() => [{ slideId, name: document.viewName, content: document }], [slideId, document])
  const checks = useChecks({ slides, media, isApp: false, triesLinks: isOpen })
  const shown = useFindings(checks)
  const count = shown.findings.length
  const close = () => setAnchor(null)
  const handleTake = ({ widgetId, control }: Pick<Finding, 'widgetId' | 'control'>) => {
    close()
    onSelectWidget(widgetId)
    const widget = document.widgets.find((one) => one.widgetId === widgetId)
    if (widget && control) focusControl(widget, control)
  }
  useArrival(handleTake)
  const isWaiting = checks.findings === undefined
  const words = isWaiting ? t('checks:running') : count > 0 ? t('checks:button', { count }) : t('checks:buttonGood')
  const panel = (
    <ChecksPanel
      checks={checks}
      {...shown}
      groups={[{ key: slideId, name: '' }]}
      onFix={(findings) => onEdit(fixAll(findings))}
      onTake={handleTake}
    />
  )
  return (
    <>
      <button
        type="button"
        id={CHECKS_ID}
        className={styles.trigger}
        data-state={isWaiting ? 'wait' : count > 0 ? 'warn' : 'good'}
        data-short={isShort}
        aria-haspopup="dialog"
        aria-expanded={isOpen}
        {...(isShort && { 'aria-label': words })}
        title={t('checks:buttonOpen')}
        onClick={(event) => setAnchor(event.currentTarget)}
      >
        <Icon name={count > 0 ? 'warning' : 'shield'} size={18} />
        {isShort ? count > 0 && <span>{count}</span> : <span>{words}</span>}
      </button>
      {isPhone ? (
        <Sheet open={isOpen} title={t('checks:slideTitle')} doneLabel={t('checks:done')} onClose={close}>
          {panel}
        </Sheet>
      ) : (
        <Popup open={isOpen} anchorEl={anchor} label={t('checks:slideTitle')} onClose={close}>
          <div className={styles.pop}>
            <header>
              <h2>{t('checks:slideTitle')}</h2>
              <IconButton icon="close" label={t('checks:done')} onClick={close} />
            </header>
            {panel}
          </div>
        </Popup>
      )}
    </>
  )
}
