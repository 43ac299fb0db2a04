import { useQuery } from '@tanstack/react-query'
import { accountQuery } from '../../entities/account/queries.ts'
import { codeAddress } from '../../features/qr-designs/code-address.ts'
import { DesignListSkeleton } from '../../features/qr-designs/list/design-list-skeleton.tsx'
import { DesignList } from '../../features/qr-designs/list/design-list.tsx'
import { designsQuery } from '../../entities/qr-design/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { useDraftTargets } from '../../lib/drafts/use-draft-targets.ts'
import { useLinkUrl } from '../../lib/api/instance.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { lists } from '../../text/en/lists.ts'
import { qrDesigns } from '../../text/en/qr/qr-designs.ts'
import { useIdSet } from '../../ui/list/selecting/use-id-set.ts'
import { ErrorState } from '../../ui/states/error-state.tsx'

addTexts('lists', lists)
addTexts('qrDesigns', qrDesigns)

/** /app/qrDesigns: the QR designs of the account. */
export function QrDesigns() {
  const t = useText()
  const api = useApi()
  const designs = useQuery(designsQuery(useApi()))
  const account = useQuery(accountQuery(api))
  const address = codeAddress(useLinkUrl())
  const drafts = useDraftTargets(account.data?.accountId)
  const ids = designs.data?.map((one) => one.qrDesignId) ?? []
  const unsaved = useIdSet(ids.filter((id) => drafts.has('QR_DESIGN', id)))
  return (
    <>
      <title>{t('qrDesigns:title')}</title>
      {designs.data ? (
        <DesignList designs={designs.data} accessLevel={account.data?.accessLevel} {...{ address, unsaved }} />
      ) : designs.isError ? (
        <ErrorState
          title={t('qrDesigns:errorTitle')}
          sentence={t('qrDesigns:error')}
          safe={t('qrDesigns:errorSafe')}
          retry={{ label: t('retry'), onRetry: () => void designs.refetch(), busy: designs.isFetching }}
        />
      ) : (
        <DesignListSkeleton />
      )}
    </>
  )
}
