import { type ReactNode, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import type { EditorLayout } from '../../../editing/use-editor-layout.ts'
import styles from './designer.module.css'
import { PanelTabs, type PanelTab } from './panels/panel-tabs.tsx'

interface DesignerBodyProps {
  layout: EditorLayout
  isReadOnly: boolean
  shape: ReactNode
  colours: ReactNode
  logo: ReactNode
  stage: ReactNode
  check: ReactNode
}

/** Three columns where there is room; otherwise the preview, with tabs beside or below it. */
export function DesignerBody({ layout, isReadOnly, shape, colours, logo, stage, check }: DesignerBodyProps) {
  const t = useText()
  const [tab, setTab] = useState<PanelTab>('shape')
  if (layout === 'DESKTOP')
    return (
      <main className={styles.body}>
        <div className={styles.left} inert={isReadOnly}>
          {shape}
          {colours}
          {logo}
        </div>
        {stage}
        <div className={styles.right}>{check}</div>
      </main>
    )
  const panels = { shape, colours, logo, check }
  return (
    <main className={styles.body}>
      {stage}
      <div className={styles.tabbed}>
        <PanelTabs label={t('qrDesigner:designer.tabsLabel')} value={tab} onChange={setTab} />
        <div
          className={styles.panel}
          role="tabpanel"
          id={`designer-panel-${tab}`}
          aria-labelledby={`designer-tab-${tab}`}
          inert={isReadOnly && tab !== 'check'}
        >
          {panels[tab]}
        </div>
      </div>
    </main>
  )
}
