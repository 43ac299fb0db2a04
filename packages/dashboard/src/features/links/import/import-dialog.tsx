import { addresses, ApiError, callUrl, type ImportedLink, MAX_IMPORTED_LINKS } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { batchPath } from '../../../entities/link/link-paths.ts'
import { useApi } from '../../../lib/api/api.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { useTracking } from '../../../lib/tracking.ts'
import { linkImport } from '../../../text/en/links/link-import.ts'
import type { Text } from '../../../text/text-key.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { deletions } from '../../../ui/list/deletions.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportTable } from './import-table.tsx'
import styles from './import.module.css'

addTexts('linkImport', linkImport)

const MAX_BATCH_NAME = 80

interface Tried {
  csv: string
  fileName: string
  rows: readonly ImportedLink[]
}

const countOf = (rows: readonly ImportedLink[], outcome: ImportedLink['outcome']): number =>
  rows.filter((row) => row.outcome === outcome).length

/** The name of the file, as long as a batch may be called. */
const nameOfBatch = (fileName: string): string => Array.from(fileName).slice(0, MAX_BATCH_NAME).join('')

function actionLabel(t: Text, made: number, updated: number): string {
  if (updated === 0) return t('linkImport:create', { count: made })
  if (made === 0) return t('linkImport:update', { count: updated })
  return t('linkImport:both', { made, updated })
}

/** Imports links from a file: choose it, preview the result of each line, then create them. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const { track } = useTracking()
  const navigate = useNavigate()
  const [tried, setTried] = useState<Tried>()
  const words = (error: Error) => (error instanceof ApiError ? error.message : t('links:offline'))
  const tryOut = useMutation({
    mutationKey: ['links', 'import', 'dry'],
    mutationFn: async (file: File): Promise<Tried> => {
      const csv = await file.text()
      const { rows } = await api.links.import({ csv, isDryRun: true })
      return { csv, fileName: file.name, rows }
    },
    onSuccess: setTried,
  })
  const create = useMutation({
    mutationKey: ['links', 'import'],
    mutationFn: async ({ csv, fileName }: Tried) => {
      await deletions.commitAll('LINKS') // they count towards the plan's limit until deleted
      return api.links.import({ csv, fileName: nameOfBatch(fileName) })
    },
    onSuccess: async ({ rows, batch }) => {
      const made = countOf(rows, 'CREATED')
      const updated = countOf(rows, 'UPDATED')
      for (let one = 0; one < made; one++) track('trigger_created')
      await client.invalidateQueries({ queryKey: ['links'] })
      if (made > 0) toast.done(t('linkImport:done', { count: made }))
      if (updated > 0) toast.done(t('linkImport:updated', { count: updated }))
      if (batch) void navigate(batchPath(batch.batchId))
      if (countOf(rows, 'REFUSED') === 0) onClose()
      else setTried((before) => before && { ...before, rows })
    },
  })
  const rows = tried?.rows ?? []
  const [made, updated] = [countOf(rows, 'CREATED'), countOf(rows, 'UPDATED')]
  const error = tryOut.error ?? create.error
  return (
    <Dialog
      open
      isWide
      fillsPhone
      title={t('linkImport:title')}
      closeLabel={t('cancel')}
      onClose={onClose}
      actions={
        <>
          {tried && !create.isSuccess && (
            <Button kind="plain" onClick={() => setTried(undefined)}>
              {t('linkImport:otherFile')}
            </Button>
          )}
          <Button onClick={onClose}>{t(create.isSuccess ? 'done' : 'cancel')}</Button>
          {tried && !create.isSuccess && (
            <Button
              kind="pri"
              busy={create.isPending}
              disabled={made + updated === 0}
              onClick={() => !create.isPending && create.mutate(tried)}
            >
              {actionLabel(t, made, updated)}
            </Button>
          )}
        </>
      }
    >
      <div className={styles.stack}>
        {tried ? (
          <ImportTable fileName={tried.fileName} rows={tried.rows} isMade={create.isSuccess} />
        ) : (
          <>
            <p>{t('linkImport:lede', { max: MAX_IMPORTED_LINKS })}</p>
            <FileDrop isBusy={tryOut.isPending} onFile={(file) => tryOut.mutate(file)} />
            <p className={styles.template}>
              <ButtonLink small external icon="download" to={callUrl(addresses.links.importTemplate)}>
                {t('linkImport:template')}
              </ButtonLink>
              <span>{t('linkImport:templateHint')}</span>
            </p>
          </>
        )}
        {error && (
          <p className={styles.error} role="alert">
            {words(error)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
