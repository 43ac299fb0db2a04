import { FREE_LIMITS, type QrDesign, type Tag } from '@taplet/contract'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { useDrafts } from '../../../lib/drafts/use-drafts.ts'
import { PlanOffer } from '../../../entities/plan/plan-offer.tsx'
import { addTexts, useText } from '../../../lib/text.ts'
import { editing as editingTexts } from '../../../text/en/editing.ts'
import { LimitNote } from '../../../ui/list/limit-note.tsx'
import { LeaveGuard } from '../../../ui/overlays/leave-guard.tsx'
import { useShortcuts } from '../../../ui/shortcuts/use-shortcuts.tsx'
import { registerSlideFonts } from '../../../ui/slides/slide-fonts.ts'
import { toast } from '../../../ui/toasts/toast.tsx'
import { LazyDraftStrips } from '../../../editing/strips/lazy-draft-strips.tsx'
import { SaveFailure } from '../../../editing/strips/save-failure.tsx'
import { useEditorLayout } from '../../../editing/use-editor-layout.ts'
import { CheckPanel } from '../check/check-panel.tsx'
import { useCheck } from '../check/use-check.ts'
import { codeAddress } from '../code-address.ts'
import type { MediaPickerComponent } from '../../../entities/media/media-picker.ts'
import { usePrintWords } from '../download/words/use-print-words.ts'
import { useLogo } from '../../../entities/qr-design/use-logo.ts'
import { useDuplicateDesigns } from '../list/use-duplicate-designs.ts'
import { ColourPanel } from './panels/colour-panel.tsx'
import { DesignConflict } from './design-conflict.tsx'
import { designKeys } from './design-keys.ts'
import { DesignerBody } from './designer-body.tsx'
import { type DesignerDialog, DesignerDialogs } from './designer-dialogs.tsx'
import { DesignerTop } from './designer-top.tsx'
import styles from './designer.module.css'
import { LogoPanel } from './panels/logo-panel.tsx'
import { ShapePanel } from './panels/shape-panel.tsx'
import { contexts, type PrintContext, PRODUCTS, Stage } from './stage/stage.tsx'
import { useDesignEditor } from './state/use-design-editor.ts'
import { useFollowSaved } from './state/use-follow-saved.ts'
import { useMadeDesign } from './state/use-made-design.ts'
import { useFixes } from './fixes/use-fixes.ts'
import { useWeakGuard } from './fixes/use-weak-guard.tsx'

addTexts('editing', editingTexts)
registerSlideFonts()

const ARM_MM = 500 // an arm's length

interface DesignerProps {
  /** What the server held when the designer opened, or a blank design. */
  saved: QrDesign
  /** The server's version, as far as known now. */
  latest: QrDesign | undefined
  accountId: string
  publicUrl: string
  links: readonly Tag[]
  /** The account's brand colours. */
  brand: readonly string[]
  MediaPicker: MediaPickerComponent
  /** Called when a new design has got its address. */
  onMade: () => void
}

/** Saves after the confirmations a save may need; resolves to true once it is stored. Quiet: without a toast. */
function useSave(editor: ReturnType<typeof useDesignEditor>, mayGoOn: () => Promise<boolean>) {
  const t = useText()
  return async ({ isQuiet = false } = {}): Promise<boolean> => {
    const { qrDesignName: name } = editor.now().document
    if (!/[^\s\p{Cf}]/u.test(name)) {
      toast.failed(t('qrDesigner:designer.nameMissing'))
      return false
    }
    if (!(await mayGoOn())) return false
    const isStored = await editor.store()
    if (isStored && !isQuiet) toast.done(t('qrDesigner:designer.savedToast', { name: name.trim() }))
    return isStored
  }
}

/** The QR designer: shapes and colours, the code in its surroundings, and how well it scans. */
export function Designer(props: DesignerProps) {
  const { saved: opened, latest, accountId, publicUrl, links, brand, MediaPicker, onMade } = props
  const t = useText()
  const navigate = useNavigate()
  const layout = useEditorLayout()
  const editor = useDesignEditor({ saved: opened, onMerged: () => toast.done(t('editing:merged')) })
  const { document: design, saved, saving } = editor.state
  const isBehind = useFollowSaved(editor, latest)
  useMadeDesign(editor, onMade)
  const drafts = useDrafts(editor.editing, accountId)
  const duplicate = useDuplicateDesigns()
  const [tagId, setTagId] = useState('')
  const [distanceMm, setDistanceMm] = useState(ARM_MM)
  const [context, setContext] = useState<PrintContext>('CARD')
  const [hasCamera, setHasCamera] = useState(false)
  const [dialog, setDialog] = useState<DesignerDialog>()
  const [words, setWords] = usePrintWords(opened.qrDesignId)
  const address = codeAddress(publicUrl, tagId || undefined)
  const { logo, isBroken } = useLogo(design.logo)
  const live = useCheck({ clientConfig: design.clientConfig, logo, address, distanceMm })
  const repairs = useFixes(editor, live.scan)
  const weak = useWeakGuard(live.check)
  const save = useSave(editor, weak.mayGoOn)
  const { isReadOnly } = saved
  const handleSave = () => void (isReadOnly || save())
  /** Files and links use the stored version, so unsaved edits are saved first. */
  const openStored = (which: 'download' | 'links') => async () => {
    const isStored = isReadOnly || !(editor.isUnsaved || editor.isNew) || (await save({ isQuiet: true }))
    if (isStored) setDialog(which)
  }
  const nextContext = () => setContext(contexts[(contexts.indexOf(context) + 1) % contexts.length] ?? 'CARD')
  const { sheet, openSheet } = useShortcuts(
    designKeys(
      {
        save: handleSave,
        undo: editor.undo,
        redo: editor.redo,
        nextContext,
        toggleCamera: () => setHasCamera(!hasCamera),
        makeSafe: () => isReadOnly || repairs.makeSafe(),
      },
      t,
    ),
  )
  const handleDuplicate = () =>
    duplicate.mutate([design], {
      onSuccess: ([copy]) => {
        toast.done(t('qrDesigns:duplicated', { count: 1, name: copy?.qrDesignName ?? '' }))
        if (copy) void navigate(`/app/qrDesigns/${copy.qrDesignId}`)
      },
      onError: (error) => toast.failed(error.message),
    })
  const linkOptions = [
    { value: '', label: t('qrDesigner:check.sample') },
    ...links.map((link) => ({ value: link.tagId, label: link.tagName || t('qrDesigns:links.untitled') })),
  ]
  return (
    <div className={styles.designer} data-layout={layout}>
      <title>{design.qrDesignName || t('qrDesigner:designer.title')}</title>
      <DesignerTop
        {...{ editor, layout, isReadOnly, isBehind }}
        onSave={handleSave}
        onDownload={() => void openStored('download')()}
        onLinks={() => void openStored('links')()}
        more={[
          ...(isReadOnly
            ? []
            : [{ label: t('qrDesigns:looks.replace'), icon: 'apps', onSelect: () => setDialog('looks') } as const]),
          { label: t('qrDesigns:duplicate'), icon: 'copy', onSelect: handleDuplicate },
          { label: t('qrDesigner:designer.shortcuts'), icon: 'keyboard', onSelect: openSheet },
        ]}
      />
      {saving.status === 'FAILED' && <SaveFailure saving={saving} onRetry={handleSave} />}
      {saving.status !== 'FAILED' && <LazyDraftStrips drafts={drafts} />}
      {isReadOnly && (
        <div className={styles.note}>
          <LimitNote text={t('qrDesigns:readOnlyNote', { limit: FREE_LIMITS.qrDesign })}>
            <PlanOffer featureId="qrDesigns" isReadOnly />
          </LimitNote>
        </div>
      )}
      <DesignerBody
        {...{ layout, isReadOnly }}
        shape={<ShapePanel editor={editor} />}
        colours={<ColourPanel {...{ editor, brand }} scan={live.scan} />}
        logo={<LogoPanel {...{ editor, address, logo, isBroken, MediaPicker }} />}
        stage={
          <Stage
            {...{ design, logo, address, context, words, hasCamera }}
            tagId={tagId || links[0]?.tagId}
            scan={live.scan}
            onContext={setContext}
            onWords={setWords}
            onCamera={setHasCamera}
          />
        }
        check={
          <CheckPanel
            {...{ live, distanceMm, isReadOnly, tagId }}
            onDistance={setDistanceMm}
            onFix={repairs.fix}
            onSafe={repairs.makeSafe}
            links={linkOptions}
            onLink={setTagId}
            savedCheck={saved.check}
          />
        }
      />
      {sheet}
      {weak.dialog}
      <DesignerDialogs
        {...{ editor, saved, tagId, address }}
        need={links.length > 0 ? PRODUCTS[context] : undefined}
        open={dialog}
        onClose={() => setDialog(undefined)}
      />
      <LeaveGuard
        isUnsaved={editor.isUnsaved}
        losesEdits={drafts.isUnavailable}
        title={t('qrDesigner:leave.title')}
        sentence={`${t('qrDesigner:leave.sentence')} ${t(drafts.isUnavailable ? 'editing:leave.lost' : 'editing:leave.kept')}`}
        stayLabel={t('qrDesigner:leave.stay')}
        leaveLabel={t('qrDesigner:leave.leave')}
        saveLabel={t('qrDesigner:leave.save')}
        onSave={save}
      />
      <DesignConflict editor={editor} />
    </div>
  )
}
