import { MAX_MANY, type QrDesign, type Tag } from '@taplet/contract'
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query'
import { useState } from 'react'
import { type Api, useApi } from '../../../lib/api/api.ts'
import { useText } from '../../../lib/text.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { ChoiceBox } from '../../../ui/fields/choice-box.tsx'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { ActionDialog } from '../../../ui/overlays/action-dialog.tsx'
import { Skeleton } from '../../../ui/states/skeleton.tsx'
import { toast } from '../../../ui/toasts/toast.tsx'
import { linksQuery } from '../../../entities/link/queries.ts'
import styles from './use-on-links.module.css'

const FEW = 6 // fit without a search

interface UseOnLinksProps {
  design: QrDesign
  onClose: () => void
}

/** Sets links to a design, or a plain code; resolves to the number refused. */
async function restyle(api: Api, ids: readonly string[], qrDesignId: string | null): Promise<number> {
  let refused = 0
  for (let from = 0; from < ids.length; from += MAX_MANY) {
    const change = { type: 'DESIGN', qrDesignId } as const
    const { results } = await api.links.changeMany({ ids: ids.slice(from, from + MAX_MANY), change })
    refused += results.filter((result) => result.outcome === 'NOT_FOUND').length
  }
  return refused
}

/** Sends only the checkboxes that differ from what is stored. */
function useApply(design: QrDesign, onClose: () => void) {
  const t = useText()
  const api = useApi()
  const client = useQueryClient()
  return useMutation({
    mutationKey: ['links', 'restyle'],
    mutationFn: async ({ given, taken }: { given: readonly string[]; taken: readonly string[] }) => {
      const refused = (await restyle(api, given, design.qrDesignId)) + (await restyle(api, taken, null))
      return { refused, count: given.length + taken.length - refused }
    },
    onSuccess: ({ refused, count }) => {
      if (refused > 0) toast.failed(t('qrDesigns:links.refused', { count: refused }))
      else if (count > 0) toast.done(t('qrDesigns:links.done', { count }))
      onClose()
    },
    onError: (error) => toast.failed(error.message),
    onSettled: async () => {
      await client.invalidateQueries({ queryKey: ['links'] })
      await client.invalidateQueries({ queryKey: ['qrDesigns', 'fetchAll'] })
    },
  })
}

/** Chooses which links use a design. */
export function UseOnLinks({ design, onClose }: UseOnLinksProps) {
  const t = useText()
  const links = useQuery(linksQuery(useApi()))
  const [search, setSearch] = useState('')
  const [changed, setChanged] = useState<ReadonlyMap<string, boolean>>(new Map())
  const { mutate, isPending } = useApply(design, onClose)
  const has = (link: Tag) => link.qrDesignId === design.qrDesignId
  const isTicked = (link: Tag) => changed.get(link.tagId) ?? has(link)
  const tick = (some: readonly Tag[], isOn: boolean) =>
    setChanged(new Map([...changed, ...some.map((link) => [link.tagId, isOn] as const)]))
  const all = (links.data ?? []).filter((link) => !link.isReadOnly)
  const wanted = search.trim().toLocaleLowerCase()
  const shown = all.filter((link) => `${link.tagName} ${link.note}`.toLocaleLowerCase().includes(wanted))
  const given = all.filter((link) => isTicked(link) && !has(link)).map((link) => link.tagId)
  const taken = all.filter((link) => !isTicked(link) && has(link)).map((link) => link.tagId)
  const stateOf = (link: Tag) => {
    if (has(link)) return t('qrDesigns:links.hasThis')
    return t(link.qrDesignId === null ? 'qrDesigns:links.hasPlain' : 'qrDesigns:links.hasOther')
  }
  return (
    <ActionDialog
      title={t('qrDesigns:links.title', { name: design.qrDesignName })}
      onClose={onClose}
      action={{
        label: t('qrDesigns:links.save'),
        busy: isPending,
        disabled: given.length + taken.length === 0,
        onAct: () => mutate({ given, taken }),
      }}
    >
      <p className={styles.lead}>{t('qrDesigns:links.lead')}</p>
      {links.isPending && <Skeleton height={160} radius={12} />}
      {links.isError && <p role="alert">{t('qrDesigns:links.failed')}</p>}
      {links.data && all.length === 0 && (
        <div className={styles.none}>
          <p>{t('qrDesigns:links.none')}</p>
          <ButtonLink to="/app/triggers/create">{t('qrDesigns:links.open')}</ButtonLink>
        </div>
      )}
      {all.length > FEW && (
        <div className={styles.tools}>
          <SearchField
            label={t('qrDesigns:links.search')}
            clearLabel={t('clear')}
            value={search}
            onChange={setSearch}
          />
          <Button small kind="plain" onClick={() => tick(shown, !shown.every(isTicked))}>
            {t('qrDesigns:links.all')}
          </Button>
        </div>
      )}
      {all.length > 0 && shown.length === 0 && <p>{t('qrDesigns:links.noneFound')}</p>}
      <ul className={styles.list}>
        {shown.map((link) => (
          <li key={link.tagId}>
            <label htmlFor={`use-on-${link.tagId}`}>
              <ChoiceBox
                type="checkbox"
                id={`use-on-${link.tagId}`}
                checked={isTicked(link)}
                onChange={(event) => tick([link], event.target.checked)}
              />
              <span>
                <b>{link.tagName || t('qrDesigns:links.untitled')}</b>
                <small>{link.isDefault ? `${t('qrDesigns:links.ownOf')} · ${stateOf(link)}` : stateOf(link)}</small>
              </span>
            </label>
          </li>
        ))}
      </ul>
    </ActionDialog>
  )
}
