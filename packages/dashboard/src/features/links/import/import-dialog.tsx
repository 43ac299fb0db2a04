import { API_PREFIX, ApiError, type ImportedLink, LINKS_TEMPLATE_PATH, MAX_IMPORTED_LINKS } from '@taplet/contract'
import { useMutation, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { useTracking } from '../../../lib/tracking.ts'
import { linkImport } from '../../../text/en/links/link-import.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { deletions } from '../../../ui/list/deletions.ts'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { FileDrop } from './file-drop.tsx'
import { ImportTable } from './import-table.tsx'
import styles from './import.module.css'

addTexts('linkImport', linkImport)

interface Tried {
  csv: string
  fileName: string
  rows: readonly ImportedLink[]
}

/** Many links from a file: choose it, see what would become of each line, then create them. */
export function ImportDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  const { track } = useTracking()
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
    mutationFn: async (csv: string) => {
      await deletions.commitAll('LINKS') // their places may be needed
      return (await api.links.import({ csv })).rows
    },
    onSuccess: async (rows) => {
      const made = rows.filter((row) => row.outcome === 'DONE').length
      for (let one = 0; one < made; one++) track('trigger_created')
      await client.invalidateQueries({ queryKey: ['links'] })
      if (made > 0) toast.done(t('linkImport:done', { count: made }))
      if (made === rows.length) onClose()
      else setTried((before) => before && { ...before, rows })
    },
  })
  const good = tried?.rows.filter((row) => row.outcome === 'DONE').length ?? 0
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
              disabled={good === 0}
              onClick={() => !create.isPending && create.mutate(tried.csv)}
            >
              {t('linkImport:create', { count: good })}
            </Button>
          )}
        </>
      }
    >
      <div className={styles['stack']}>
        {tried ? (
          <ImportTable fileName={tried.fileName} rows={tried.rows} isMade={create.isSuccess} />
        ) : (
          <>
            <p>{t('linkImport:lede', { max: MAX_IMPORTED_LINKS })}</p>
            <FileDrop isBusy={tryOut.isPending} onFile={(file) => tryOut.mutate(file)} />
            <p className={styles['template']}>
              <ButtonLink small external icon="download" to={`${API_PREFIX}${LINKS_TEMPLATE_PATH}`}>
                {t('linkImport:template')}
              </ButtonLink>
              <span>{t('linkImport:templateHint')}</span>
            </p>
          </>
        )}
        {error && (
          <p className={styles['error']} role="alert">
            {words(error)}
          </p>
        )}
      </div>
    </Dialog>
  )
}
