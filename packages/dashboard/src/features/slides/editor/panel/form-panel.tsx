import { type KeyboardEvent, type ReactNode, useRef, useState } from 'react'
import { useText } from '../../../../lib/text.ts'
import { classNames } from '../../../../ui/class-names.ts'
import styles from './form-panel.module.css'

export interface FormSection {
  id: string
  label: string
  /** Shows the label above its section too, for fields that do not describe themselves. */
  isHeaded?: boolean
  content: ReactNode
}

interface FormPanelProps {
  title: string
  icon: ReactNode
  sections: readonly FormSection[]
  /** Controls to the right of the title. */
  actions?: ReactNode
  /** One section at a time behind tabs, for phones. */
  isTabbed: boolean
}

const steps: Readonly<Record<string, number>> = { ArrowLeft: -1, ArrowRight: 1 }

function Tabs({
  sections,
  current,
  onChoose,
}: {
  sections: readonly FormSection[]
  current: FormSection
  onChoose: (id: string) => void
}) {
  const t = useText()
  const list = useRef<HTMLDivElement>(null)
  const handleKey = (event: KeyboardEvent) => {
    const step = steps[event.key]
    if (!step) return
    event.preventDefault()
    const index = (sections.indexOf(current) + step + sections.length) % sections.length
    const next = sections[index]
    if (!next) return
    onChoose(next.id)
    list.current?.querySelectorAll('button')[index]?.focus()
  }
  return (
    <div ref={list} className={styles.tabs} role="tablist" aria-label={t('slides:panel.parts')}>
      {sections.map((section) => (
        <button
          key={section.id}
          type="button"
          role="tab"
          id={`part-tab-${section.id}`}
          aria-selected={section === current}
          aria-controls={`part-${section.id}`}
          tabIndex={section === current ? 0 : -1}
          onKeyDown={handleKey}
          onClick={() => onChoose(section.id)}
        >
          {section.label}
        </button>
      ))}
    </div>
  )
}

/** The form of the selection: sections below each other on a desktop, tabs on phones. */
export function FormPanel({ title, icon, sections, actions, isTabbed }: FormPanelProps) {
  const [chosen, setChosen] = useState<string>()
  const current = sections.find((section) => section.id === chosen) ?? sections[0]
  const shown = isTabbed ? sections.filter((section) => section === current) : sections
  return (
    <div className={classNames(styles.panel, isTabbed && styles.tabbed)}>
      <header className={styles.head}>
        <span className={styles.tile}>{icon}</span>
        <h2>{title}</h2>
        {actions}
      </header>
      {isTabbed && current && <Tabs sections={sections} current={current} onChoose={setChosen} />}
      <div className={styles.body} data-fields>
        {shown.map((section) => (
          <section
            key={section.id}
            id={`part-${section.id}`}
            className={styles.section}
            {...(isTabbed
              ? { role: 'tabpanel', 'aria-labelledby': `part-tab-${section.id}` }
              : { 'aria-label': section.label })}
          >
            {section.isHeaded && !isTabbed && <h3>{section.label}</h3>}
            {section.content}
          </section>
        ))}
      </div>
    </div>
  )
}
