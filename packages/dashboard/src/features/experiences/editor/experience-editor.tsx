import type { ExperienceItem, Page } from '@taplet/contract'
import { onlineManager } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useDrafts } from '../../../lib/drafts/use-drafts.ts'
import { useText } from '../../../lib/text.ts'
import { useIsPhone, useIsWide } from '../../../lib/device/use-is-phone.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useSelection } from '../../../ui/list/selecting/use-selection.ts'
import { LazyDraftStrips } from '../../../editing/strips/lazy-draft-strips.tsx'
import { SaveFailure } from '../../../editing/strips/save-failure.tsx'
import { slidePath } from '../../../entities/slide/slide-path.ts'
import { useLibrary } from '../../../entities/experience/library.ts'
import { usePageState } from './configuration/use-page-state.ts'
import type { Asking } from './dialogs/editor-dialogs.tsx'
import { LazyEditorDialogs } from './dialogs/lazy-editor-dialogs.tsx'
import styles from './experience-editor.module.css'
import { LazyDraftGuard } from './publishing/lazy-draft-guard.tsx'
import { useAppChanges } from './publishing/use-app-changes.ts'
import type { PublishStep } from './publishing/publish-menu.tsx'
import { PublishSteps } from './publishing/publish-steps.tsx'
import { Sidebar } from './sidebar/sidebar.tsx'
import { SidebarContent } from './sidebar/sidebar-content.tsx'
import { tileActions } from './strip/tile-actions.ts'
import { useSlideSteps } from './strip/use-slide-steps.ts'
import { ContentTab } from './tabs/content-tab.tsx'
import { EditorTools } from './tabs/editor-tools.tsx'
import { panelId, TabBar, tabId } from './tabs/tab-bar.tsx'
import { TabPanel } from './tabs/tab-panel.tsx'
import { EditorHeader } from './top/editor-header.tsx'
import { LazyTakedownStrip } from './top/lazy-takedown-strip.tsx'
import { toolActions } from './tabs/tool-actions.ts'
import { useEditorTools } from './tabs/use-editor-tools.ts'
import { useActiveSlide } from './use-active-slide.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { useExperienceEditor } from './use-experience-editor.ts'
import { useNoteDraftOrder } from './use-note-draft-order.ts'

interface ExperienceEditorProps {
  page: Page
  accountId: string
  /** All instant apps of the account. */
  pages: readonly Page[]
  onDelete: (slides: readonly ExperienceItem[]) => void
  /** `isFirst`: visitors can see it for the first time. */
  onPublished: (page: Page, isFirst: boolean) => void
}

/** The editor of one instant app: its slides, details and sharing, and publishing. */
export function ExperienceEditor({ page, accountId, pages, onDelete, onPublished }: ExperienceEditorProps) {
  const t = useText()
  const navigate = useNavigate()
  const isPhone = useIsPhone()
  const hasRoom = useIsWide() && !isPhone
  const libraryState = useLibrary()
  const { library: stored } = libraryState
  const editor = useExperienceEditor(page)
  const { document, saved, saving } = editor.state
  const drafts = useDrafts(editor.editing, accountId)
  useNoteDraftOrder(editor, accountId, drafts.isOpened)
  const order = document.experienceItems
  const { library, ...changes } = useAppChanges(accountId, editor, stored)
  const steps = useSlideSteps(editor, library)
  const place = usePageState(page, hasRoom)
  const { activeTab, isSidebarOpen } = place.state
  const slide = useActiveSlide(editor, place, drafts.isOpened)
  const selection = useSelection(order)
  const [asking, setAsking] = useState<Asking>()
  const [step, setStep] = useState<PublishStep>()
  const handleStep = (next: PublishStep) => {
    if (onlineManager.isOnline()) setStep(next)
    else toast.failed(t('editing:publishOffline'))
  }
  const handlePublish = () => handleStep('PUBLISH')
  const keepDraft = async () => {
    if (await drafts.hurry()) toast.say(t('experiences:draft.kept'))
  }
  const handleAdd = () => setAsking({ kind: 'add' })
  const keys = useEditorKeys({
    page,
    editor,
    steps,
    ticked: selection.ids,
    onKeepDraft: () => void keepDraft(),
    onAdd: handleAdd,
  })
  const isShared = (itemId: string) =>
    library?.itemById.get(itemId)?.usedIn.some((id) => id !== page.experienceId) ?? false
  const actionsOf = (itemId: string) =>
    tileActions({
      t,
      itemId,
      order,
      isShared: isShared(itemId),
      steps,
      onEdit: () => void navigate(slidePath(itemId, page.experienceId)),
      onAbout: () => slide.activate(itemId),
      onToOther: () => setAsking({ kind: 'toOther', itemIds: [itemId] }),
      onHours: () => setAsking({ kind: 'hours', itemId }),
    })
  const tools = useEditorTools(page, place, {
    onVersions: () => setAsking({ kind: 'versions' }),
    onKeys: keys.openSheet,
  })
  const slideTitle = t('experienceEditor:sidebar.slide', { place: order.indexOf(slide.activeId ?? '') + 1 })
  return (
    <>
      <EditorHeader
        page={page}
        editor={editor}
        drafts={drafts}
        {...changes}
        isPublishing={step === 'PUBLISH'}
        onStep={handleStep}
        more={isPhone ? toolActions({ t, editor, tools, onTab: place.selectTab }) : []}
      />
      <TabBar active={activeTab} onSelect={place.selectTab}>
        <EditorTools {...{ editor, tools }} />
      </TabBar>
      {saving.status === 'FAILED' && editor.isUnsaved && <SaveFailure saving={saving} onRetry={handlePublish} />}
      <LazyTakedownStrip page={saved} />
      <LazyDraftStrips drafts={drafts} />
      <main className={styles.main} data-sidebar={hasRoom && isSidebarOpen}>
        <div className={styles.panel} role="tabpanel" id={panelId(activeTab)} aria-labelledby={tabId(activeTab)}>
          {activeTab === 'app-content' ? (
            <ContentTab
              {...{ editor, selection, steps, actionsOf }}
              page={saved}
              library={{ ...libraryState, library }}
              activeId={slide.activeId}
              onActivate={slide.activate}
              onAdd={handleAdd}
              onToOther={(itemIds) => setAsking({ kind: 'toOther', itemIds })}
            />
          ) : (
            <TabPanel
              tab={activeTab}
              {...{ editor, library }}
              place={{ item: place.state.activeItem, onActivate: place.activate }}
            />
          )}
        </div>
        <Sidebar
          open={isSidebarOpen}
          hasRoom={hasRoom}
          title={slide.activeId === undefined ? t('experienceEditor:sidebar.home') : slideTitle}
          onBack={slide.activeId === undefined ? undefined : slide.leave}
          onClose={() => place.showSidebar(false)}
        >
          <SidebarContent
            {...{ editor, pages, library, hasRoom, steps }}
            page={saved}
            tab={activeTab}
            activeId={slide.activeId}
            onDuplicate={() => setAsking({ kind: 'duplicate' })}
            onDelete={() => setAsking({ kind: 'delete' })}
          />
        </Sidebar>
      </main>
      {steps.limitDialog}
      <LazyEditorDialogs
        {...{ asking, editor, pages, library }}
        page={saved}
        nameOf={steps.nameOf}
        onPublish={handlePublish}
        onTemplate={() => setAsking({ kind: 'template' })}
        onAdded={(itemIds) => {
          editor.add(itemIds)
          void drafts.hurry()
          if (itemIds[0] !== undefined) slide.showAdded(itemIds[0])
        }}
        onMade={({ experienceItemId, viewId }) => {
          editor.add([experienceItemId])
          void drafts.hurry()
          // A phone has no room for the new slide beside the strip: it opens.
          if (isPhone && viewId) void navigate(slidePath(experienceItemId, page.experienceId))
          else slide.showAdded(experienceItemId)
        }}
        onDelete={(slides) => {
          setAsking(undefined)
          place.clear()
          onDelete(slides)
        }}
        onClose={() => setAsking(undefined)}
      />
      {keys.sheet}
      <PublishSteps {...{ step, editor, onPublished }} onAdd={handleAdd} onDone={() => setStep(undefined)} />
      <LazyDraftGuard drafts={drafts} isUnsaved={editor.isUnsaved} />
    </>
  )
}
