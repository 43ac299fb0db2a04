import { ApiError, type LinkBatch, MAX_SERIES } from '@taplet/contract'
import { useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { useNavigate } from 'react-router'
import { batchPath } from '../../../entities/link/link-paths.ts'
import { useApi } from '../../../lib/api/api.ts'
import { addTexts, useText } from '../../../lib/text.ts'
import { useMutationOnce } from '../../../lib/timing/use-mutation-once.ts'
import { useTracking } from '../../../lib/tracking.ts'
import { linkSeries } from '../../../text/en/links/link-series.ts'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { deletions } from '../../../ui/list/deletions.ts'
import { ActionDialog } from '../../../ui/overlays/action-dialog.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { DestinationFields } from '../parts/destination-fields.tsx'
import { destinationProblem, noDestination, toDestination } from '../parts/destination-value.ts'
import { useKnown } from '../parts/use-known.ts'
import { seriesNames } from './series-names.ts'
import styles from './series-dialog.module.css'

addTexts('linkSeries', linkSeries)

const MAX_NAME = 60
const PLAIN = ''
const START = { name: '', from: '1', count: '10', qrDesignId: PLAIN }

/** A number of the series; undefined where the text is none within bounds. */
function numberIn(text: string, least: number, most: number): number | undefined {
  const number = /^\d{1,7}$/.test(text.trim()) ? Number(text) : Number.NaN
  return number >= least && number <= most ? number : undefined
}

/** Creates the links of a series, all or none. */
function useCreateSeries(onCreated: (batch: LinkBatch) => void) {
  const api = useApi()
  const client = useQueryClient()
  const { track } = useTracking()
  return useMutationOnce<LinkBatch, Error, Parameters<typeof api.links.createSeries>[0]>({
    mutationKey: ['links', 'createSeries'],
    mutationFn: async (series) => {
      await deletions.commitAll('LINKS') // they count towards the plan's limit until deleted
      const { batch, tagData } = await api.links.createSeries(series)
      for (const _ of tagData) track('trigger_created')
      return batch
    },
    onSuccess: async (batch) => {
      await client.invalidateQueries({ queryKey: ['links'] })
      onCreated(batch)
    },
  })
}

/** Many numbered links to one place, for tables, rooms, shelves; afterwards the list shows them alone. */
export function SeriesDialog({ onClose }: { onClose: () => void }) {
  const t = useText()
  const navigate = useNavigate()
  const known = useKnown()
  const [values, setValues] = useState(START)
  const [destination, setDestination] = useState(noDestination)
  const [isTried, setIsTried] = useState(false)
  const from = numberIn(values.from, 0, 999_999)
  const count = numberIn(values.count, 2, MAX_SERIES)
  const problem = destinationProblem(destination)
  const create = useCreateSeries((batch) => {
    toast.done(t('linkSeries:done', { name: batch.name }))
    onClose()
    void navigate(batchPath(batch.batchId))
  })
  const { error } = create
  const handleCreate = () => {
    setIsTried(true)
    if (from === undefined || count === undefined || problem || values.name.trim() === '') return
    const qrDesignId = values.qrDesignId === PLAIN ? null : values.qrDesignId
    create.mutate({ name: values.name.trim(), from, count, qrDesignId, ...toDestination(destination) })
  }
  const set = (name: keyof typeof START) => (value: string) => setValues((before) => ({ ...before, [name]: value }))
  const wrong = (is: boolean, text: string) => (isTried && is ? text : undefined)
  return (
    <ActionDialog
      title={t('linkSeries:title')}
      onClose={onClose}
      action={{
        label: count === undefined ? t('linkSeries:createSome') : t('linkSeries:create', { count }),
        busy: create.isPending,
        onAct: handleCreate,
      }}
    >
      <div className={styles.fields}>
        <TextField
          label={t('linkSeries:name')}
          hint={t('linkSeries:nameHint')}
          error={wrong(values.name.trim() === '', t('linkSeries:nameMissing'))}
          placeholder={t('linkSeries:nameExample')}
          maxLength={MAX_NAME}
          autoComplete="off"
          value={values.name}
          onChange={(event) => set('name')(event.target.value)}
        />
        <div className={styles.numbers}>
          <TextField
            label={t('linkSeries:from')}
            inputMode="numeric"
            autoComplete="off"
            error={wrong(from === undefined, t('linkSeries:fromWrong'))}
            value={values.from}
            onChange={(event) => set('from')(event.target.value)}
          />
          <TextField
            label={t('linkSeries:count')}
            inputMode="numeric"
            autoComplete="off"
            error={wrong(count === undefined, t('linkSeries:countWrong', { max: MAX_SERIES }))}
            value={values.count}
            onChange={(event) => set('count')(event.target.value)}
          />
        </div>
        <p className={styles.preview} role="status">
          {values.name.trim() !== '' && from !== undefined && count !== undefined
            ? seriesNames(values.name, from, count).join(' … ')
            : ''}
        </p>
        <DestinationFields
          value={destination}
          known={known}
          error={isTried && problem ? t(problem) : undefined}
          onChange={setDestination}
        />
        {known.designs.length > 0 && (
          <SelectField
            label={t('links:design.label')}
            value={values.qrDesignId}
            options={[
              { value: PLAIN, label: t('links:design.plain') },
              ...known.designs.map((design) => ({ value: design.qrDesignId, label: design.qrDesignName })),
            ]}
            onChange={set('qrDesignId')}
          />
        )}
        {error && (
          <p className={styles.error} role="alert">
            {error instanceof ApiError ? error.message : t('links:offline')}
          </p>
        )}
      </div>
    </ActionDialog>
  )
}
