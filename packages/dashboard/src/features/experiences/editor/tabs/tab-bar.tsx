import { type KeyboardEvent, type ReactNode, useEffect, useRef } from 'react'
import { useIsPhone } from '../../../../lib/device/use-is-phone.ts'
import { useText } from '../../../../lib/text.ts'
import { phoneTabs, type Tab, tabs } from '../configuration/page-state.ts'
import styles from './tab-bar.module.css'

interface TabBarProps {
  active: Tab
  onSelect: (tab: Tab) => void
  /** Controls at the end of the bar. */
  children: ReactNode
}

export const tabId = (tab: Tab): string => `tab-${tab}`
export const panelId = (tab: Tab): string => `panel-${tab}`

const steps: Readonly<Record<string, (index: number, count: number) => number>> = {
  ArrowLeft: (index, count) => (index + count - 1) % count,
  ArrowRight: (index, count) => (index + 1) % count,
  End: (_, count) => count - 1,
  Home: () => 0,
}

/** On a phone the others are in the menu beside the tabs; the open one is always among them. */
const shownTabs = (isPhone: boolean, active: Tab): readonly Tab[] =>
  isPhone ? tabs.filter((tab) => tab === active || phoneTabs.has(tab)) : tabs

/** The tabs of the editor. One tab stop; arrow keys, Home and End move within. */
export function TabBar({ active, onSelect, children }: TabBarProps) {
  const t = useText()
  const isPhone = useIsPhone()
  const shown = shownTabs(isPhone, active)
  const list = useRef<HTMLDivElement>(null)
  const opened = useRef<HTMLButtonElement>(null)
  // Effect: the scroll position. Narrow windows cannot fit all tabs, and fewer once the tools at the end are rendered.
  useEffect(() => {
    const { current: bar } = list
    if (!bar) return
    const show = () => {
      const { current: tab } = opened
      if (!tab || tab.dataset['tab'] !== active) return
      const over = tab.offsetLeft - bar.offsetLeft + tab.offsetWidth - bar.clientWidth
      if (over > bar.scrollLeft) bar.scrollLeft = over
    }
    show()
    if (typeof ResizeObserver === 'undefined') return
    const observer = new ResizeObserver(show)
    observer.observe(bar)
    return () => observer.disconnect()
  }, [active])
  const handleKey = (event: KeyboardEvent) => {
    const step = event.altKey ? undefined : steps[event.key]
    if (!step) return
    event.preventDefault()
    const index = step(shown.indexOf(active), shown.length)
    const next = shown[index]
    if (!next) return
    onSelect(next)
    list.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <div className={styles.bar}>
      {/* oxlint-disable-next-line jsx-a11y/interactive-supports-focus -- its tabs take the focus, one stop for all */}
      <div
        ref={list}
        className={styles.tabs}
        role="tablist"
        aria-label={t('experienceEditor:tabs.label')}
        onKeyDown={handleKey}
      >
        {shown.map((tab) => (
          <button
            key={tab}
            ref={tab === active ? opened : undefined}
            data-tab={tab}
            type="button"
            role="tab"
            id={tabId(tab)}
            aria-selected={tab === active}
            aria-controls={tab === active ? panelId(tab) : undefined}
            tabIndex={tab === active ? 0 : -1}
            className={styles.tab}
            onClick={() => onSelect(tab)}
          >
            {t(isPhone && tab === 'links' ? 'experienceEditor:tabs.linksShort' : `experienceEditor:tabs.${tab}`)}
          </button>
        ))}
      </div>
      <div className={styles.tools}>{children}</div>
    </div>
  )
}
