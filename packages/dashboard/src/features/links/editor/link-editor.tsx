import type { Tag } from '@taplet/contract'
import { type FormEvent, useMemo } from 'react'
import { FormProvider, useForm, useFormContext } from 'react-hook-form'
import { useLinkUrl } from '../../../lib/api/instance.ts'
import { PlanOffer } from '../../../entities/plan/plan-offer.tsx'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { LeaveGuard } from '../../../ui/overlays/leave-guard.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { codeUrl, LINKS_PATH, shortUrl, withoutScheme } from '../../../entities/link/link-paths.ts'
import { nameOf } from '../../../entities/link/name-of.ts'
import type { DownloadDialogComponent } from '../parts/download-dialog.ts'
import type { Known } from '../parts/use-known.ts'
import { MoreCard } from './advanced/more-card.tsx'
import { ConflictDialog } from './conflict-dialog.tsx'
import styles from './editor.module.css'
import { FullNotice } from './full-notice.tsx'
import { DesignCard } from './design-card.tsx'
import { PreviewCard } from './preview-card.tsx'
import { differences } from './state/differences.ts'
import { problemResolver } from './state/find-problems.ts'
import type { LinkValues } from './state/link-values.ts'
import { useLinkTools } from './use-link-tools.tsx'
import { type SaveForm, useSaveForm } from './use-save-form.ts'
import { WhatCard } from './what-card.tsx'
import { WhereCard } from './where-card.tsx'

interface LinkEditorProps {
  /** Undefined for a new link. */
  link: Tag | undefined
  initial: LinkValues
  known: Known
  DownloadDialog: DownloadDialogComponent
  onCreated: (link: Tag) => void
}

/** Used in the code of a link that does not exist yet: as long as real ids. */
const SAMPLE = { tagId: 'k7m2q9x4ab' }

/** Nothing to save, or saving is not allowed. */
const isIdle = (link: Tag | undefined, isDirty: boolean): boolean => link !== undefined && (link.isReadOnly || !isDirty)

/** The editor of a link, or of a new one. */
export function LinkEditor({ link, initial, known, DownloadDialog, onCreated }: LinkEditorProps) {
  const t = useText()
  const publicUrl = useLinkUrl()
  const resolver = useMemo(() => problemResolver(t, initial), [t, initial])
  const form = useForm<LinkValues>({ defaultValues: initial, resolver, mode: 'onTouched', shouldFocusError: false })
  const { isDirty } = form.formState
  const saving = useSaveForm(form, link)
  const tools = useLinkTools(link, DownloadDialog)
  const isOwn = link?.isDefault ?? false
  const text = codeUrl(publicUrl, link ?? SAMPLE)
  const finish = (saved: Tag | undefined): boolean => {
    if (!saved) return false
    if (link) toast.done(t('linkForm:saved'))
    else onCreated(saved)
    return true
  }
  const handleSave = async () => finish(await saving.save())
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    void handleSave()
  }
  return (
    <FormProvider {...form}>
      <PageHeader
        {...(link
          ? { title: nameOf(link, t), subtitle: withoutScheme(shortUrl(publicUrl, link)) }
          : { title: t('linkForm:newTitle') })}
        back={{ to: LINKS_PATH, label: t('linkForm:back') }}
        actions={
          <Button kind="pri" busy={saving.isSaving} disabled={isIdle(link, isDirty)} onClick={() => void handleSave()}>
            {t(link ? 'linkForm:save' : 'linkForm:create')}
          </Button>
        }
      />
      <main>
        <form className={styles.page} noValidate onSubmit={handleSubmit}>
          <Notices link={link} saving={saving} />
          <div className={styles.column}>
            <WhereCard known={known} isOwn={isOwn} />
            <WhatCard isOwn={isOwn} />
            <DesignCard known={known} text={text} />
            <MoreCard link={link} known={known} host={withoutScheme(publicUrl)} />
          </div>
          <div className={styles.side}>
            <PreviewCard
              link={link}
              known={known}
              text={text}
              short={link ? shortUrl(publicUrl, link) : text}
              tools={tools}
            />
          </div>
          {/* Enter in a field saves too. */}
          <button type="submit" hidden aria-hidden="true" tabIndex={-1} />
        </form>
      </main>
      {tools.dialog}
      <Questions {...{ link, known, saving, finish }} onSave={handleSave} />
    </FormProvider>
  )
}

/** Facts to know before typing, and why a save was refused. */
function Notices({ link, saving }: { link: Tag | undefined; saving: SaveForm }) {
  const t = useText()
  return (
    <>
      {link?.isReadOnly && (
        <div className={styles.notice}>
          <p>{t('linkForm:readOnly')}</p>
          <PlanOffer featureId="links" isReadOnly />
        </div>
      )}
      {link?.takedown && (
        <p className={styles.notice} data-tone="red">
          {t('linkForm:takedown', { reason: link.takedown.reason })}
        </p>
      )}
      {saving.isFull && <FullNotice />}
      {saving.refusal && (
        <p className={styles.notice} data-tone="red" role="alert">
          {saving.refusal}
        </p>
      )}
    </>
  )
}

interface QuestionsProps {
  link: Tag | undefined
  known: Known
  saving: SaveForm
  finish: (saved: Tag | undefined) => boolean
  onSave: () => Promise<boolean>
}

/** The dialogs for a conflict, and for leaving with unsaved edits. */
function Questions({ link, known, saving, finish, onSave }: QuestionsProps) {
  const t = useText()
  const { formState, getValues } = useFormContext<LinkValues>()
  return (
    <>
      {saving.conflict && (
        <ConflictDialog
          differences={differences(getValues(), saving.conflict, known, t)}
          isBusy={saving.isSaving}
          onClose={saving.postpone}
          onKeepMine={() => void saving.keepMine().then(finish)}
          onTakeTheirs={saving.takeTheirs}
        />
      )}
      <LeaveGuard
        isUnsaved={formState.isDirty && !link?.isReadOnly}
        losesEdits
        title={t('linkForm:leave.title')}
        sentence={t('linkForm:leave.sentence')}
        stayLabel={t('linkForm:leave.stay')}
        leaveLabel={t('linkForm:leave.leave')}
        saveLabel={t(link ? 'linkForm:save' : 'linkForm:create')}
        onSave={onSave}
      />
    </>
  )
}
