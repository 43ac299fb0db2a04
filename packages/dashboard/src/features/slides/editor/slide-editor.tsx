import type { AppTheme, MediaLookup, Slide } from '@taplet/slides/schema'
import { groundColours } from '@taplet/slides/editor'
import { useQuery, useQueryClient } from '@tanstack/react-query'
import { Suspense, useState } from 'react'
import { addTexts, useText } from '../../../lib/text.ts'
import { editing } from '../../../text/en/editing.ts'
import { slideActions } from '../../../text/en/slides/slide-actions.ts'
import { registerSlideFonts } from '../../../ui/slides/slide-fonts.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { useDrafts } from '../../../lib/drafts/use-drafts.ts'
import { themesQuery } from '../../../entities/experience/themes-query.ts'
import { LazyDraftStrips } from '../../../editing/strips/lazy-draft-strips.tsx'
import { SaveFailure } from '../../../editing/strips/save-failure.tsx'
import { EditorBody } from './editor-body.tsx'
import { EditorContextProvider } from './editor-context.ts'
import type { SlideEditorParts } from './editor-parts.ts'
import type { SaveOutcome } from '../../../lib/editing/save-outcome.ts'
import { slidePalette } from './slide-palette.ts'
import styles from './slide-editor.module.css'
import type { SavedSlide } from '../../../entities/slide/document/slide-document.ts'
import type { SlidePosition } from './top/slide-position.ts'
import type { SlideUses } from './top/slide-uses.ts'
import { useTopActions } from './top/use-top-actions.ts'
import { EditorTop } from './top/editor-top.tsx'
import { EditorActionsProvider } from './interactions/editor-actions-context.ts'
import { useEditorActions } from './interactions/use-editor-actions.ts'
import { useEditorKeys } from './use-editor-keys.ts'
import { useEditorLayout } from '../../../editing/use-editor-layout.ts'
import { useFollow } from './use-follow.ts'
import { type SlideEditorHandle, useSlideEditor } from './use-slide-editor.ts'
import { lazyComponent } from '../../../ui/lazy/lazy-component.tsx'

addTexts('editing', editing)
addTexts('slideActions', slideActions)
registerSlideFonts()

const DraftGuard = lazyComponent(async () => (await import('../../../editing/draft-guard.tsx')).DraftGuard, 'SILENT')
const PublishSlide = lazyComponent(async () => (await import('./publish/publish-slide.tsx')).PublishSlide, 'OVER')
const SlideConflict = lazyComponent(async () => (await import('./conflict/slide-conflict.tsx')).SlideConflict, 'OVER')
const SlideVersions = lazyComponent(async () => (await import('./versions/slide-versions.tsx')).SlideVersions, 'OVER')

interface SlideEditorProps {
  saved: SavedSlide
  /** The server's version as far as known: from the editor's own saves, and those made elsewhere. */
  latest: SavedSlide
  /** The slide's place in the instant app from which it was opened. */
  appContext: SlidePosition | undefined
  /** The look of its app: what is added wears it. */
  theme: AppTheme | null | undefined
  accountId: string
  save: (slide: Slide, base: SavedSlide, isUncertain: boolean) => Promise<SaveOutcome<SavedSlide>>
  media: MediaLookup
  retryVideo: (url: string) => void
  parts: SlideEditorParts
  uses: SlideUses
  /** Adds a copy of this slide to the library and opens it. */
  onDuplicate: (slide: Slide) => void
}

interface EditorShellProps extends Pick<SlideEditorProps, 'accountId' | 'uses' | 'media' | 'latest' | 'appContext'> {
  handle: SlideEditorHandle
}

function EditorShell({ handle, accountId, uses, media, latest, appContext }: EditorShellProps) {
  const layout = useEditorLayout()
  const actions = useEditorActions(handle)
  const isBehind = useFollow(handle, latest)
  const { saving, document: slide } = handle.state
  const drafts = useDrafts(handle.editing, accountId)
  const [dialog, setDialog] = useState<'PUBLISH' | 'VERSIONS'>()
  const top = useTopActions({
    handle,
    drafts,
    uses,
    appContext,
    onPublishApp: () => setDialog('PUBLISH'),
    onVersions: () => setDialog('VERSIONS'),
  })
  const { sheet, openSheet } = useEditorKeys(actions, top, appContext)
  const handleClose = () => setDialog(undefined)
  return (
    <div className={styles.editor} data-layout={layout}>
      <title>{slide.viewName}</title>
      <EditorActionsProvider value={{ ...actions, openShortcuts: openSheet }}>
        <EditorTop {...{ handle, layout, uses, appContext, drafts, isBehind }} actions={top} />
        {saving.status === 'FAILED' && <SaveFailure saving={saving} onRetry={top.goOn} />}
        {saving.status !== 'FAILED' && <LazyDraftStrips drafts={drafts} />}
        <EditorBody layout={layout} />
      </EditorActionsProvider>
      {sheet}
      {drafts.isUnavailable && (
        <Suspense>
          <DraftGuard {...{ drafts }} isUnsaved={handle.isUnsaved} />
        </Suspense>
      )}
      {dialog === 'VERSIONS' && (
        <Suspense>
          <SlideVersions {...{ handle, media }} onClose={handleClose} />
        </Suspense>
      )}
      {dialog === 'PUBLISH' && appContext && (
        <Suspense>
          <PublishSlide {...{ handle, accountId }} experienceId={appContext.experienceId} onClose={handleClose} />
        </Suspense>
      )}
      {saving.status === 'CONFLICT' && (
        <Suspense>
          <SlideConflict {...{ handle, media }} onSave={top.goOn} />
        </Suspense>
      )}
    </div>
  )
}

/** The slide editor: one state, the list of widgets, the phone, the form of the selection. */
export function SlideEditor({
  saved,
  latest,
  appContext,
  theme,
  accountId,
  save,
  media,
  retryVideo,
  parts,
  uses,
  onDuplicate,
}: SlideEditorProps) {
  const t = useText()
  const client = useQueryClient()
  useQuery({ ...themesQuery, enabled: Boolean(theme) })
  const handle = useSlideEditor({
    saved,
    save,
    onMerged: () => toast.done(t('editing:merged')),
    wearNew: theme
      ? (slide, widget) => client.getQueryData(themesQuery.queryKey)?.wearNew(slide, widget, theme)
      : undefined,
  })
  const { document: slide } = handle.state
  const background = slide.viewMetadata.backgroundMedia
  const context = {
    grounds: groundColours(background),
    hasMediaBehind: background.url !== '',
    palette: slidePalette(slide),
    appTheme: theme,
    media,
    retryVideo,
    parts,
    usedIn: uses.usedIn,
    onDuplicate: () => onDuplicate(handle.now().document),
  }
  return (
    <EditorContextProvider value={context}>
      <EditorShell {...{ handle, accountId, uses, media, latest, appContext }} />
    </EditorContextProvider>
  )
}
