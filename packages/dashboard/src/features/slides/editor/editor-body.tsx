import { Suspense } from 'react'
import { useText } from '../../../lib/text.ts'
import { Deferred } from './deferred.tsx'
import { useEditorActionsContext } from './interactions/editor-actions-context.ts'
import { SelectedForm } from './panel/selected-form.tsx'
import styles from './slide-editor.module.css'
import { WidgetList } from './stack/widget-list.tsx'
import { Stage } from './stage/stage.tsx'
import type { EditorLayout } from '../../../editing/use-editor-layout.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'

// Uploads are loaded only by the few people who paste files.
const PastedFiles = lazyComponent(async () => (await import('./interactions/pasted-files.tsx')).PastedFiles, 'OVER')

function DesktopBody() {
  const t = useText()
  const { typing } = useEditorActionsContext()
  return (
    <div className={styles.body}>
      <aside className={styles.left} aria-label={t('slides:stack.title')}>
        <Deferred Content={WidgetList} />
      </aside>
      <Stage layout="DESKTOP" />
      <aside className={styles.right} data-place="form" aria-label={t('slides:panel.label')}>
        <Deferred Content={SelectedForm} isLive={typing === undefined} />
      </aside>
    </div>
  )
}

// A desk needs neither of the smaller layouts.
const PhoneBody = lazyComponent(async () => (await import('./phone/phone-body.tsx')).PhoneBody)
const TabletBody = lazyComponent(async () => (await import('./tablet/tablet-body.tsx')).TabletBody)

const bodies = { DESKTOP: DesktopBody, PHONE: PhoneBody, TABLET: TabletBody } as const

/** List, phone and form, in the layout that fits: three columns, two, or a phone above a sheet. */
export function EditorBody({ layout }: { layout: EditorLayout }) {
  const Body = bodies[layout]
  const { hasPasted } = useEditorActionsContext()
  return (
    <>
      <Suspense fallback={null}>
        <Body />
      </Suspense>
      {hasPasted && (
        <Suspense fallback={null}>
          <PastedFiles />
        </Suspense>
      )}
    </>
  )
}
