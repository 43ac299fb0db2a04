import { useLocation } from 'react-router'
import { addTexts, useText } from '../../../lib/text.ts'
import { pageImport } from '../../../text/en/imports/page-import.ts'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import type { StartProps } from '../create/start.tsx'
import { PageAddress } from './page-address.tsx'
import { PageDraftForm } from './page-draft-form.tsx'
import { useReadPage } from './use-read-page.ts'

addTexts('pageImport', pageImport)

/** The start of an instant app from a page of the web: its address, then what was found there, to choose from. */
export function StartFromPage(props: StartProps) {
  const t = useText()
  const { pathname } = useLocation()
  const read = useReadPage()
  const page = read.data?.page
  return (
    <>
      <PageHeader title={props.title} back={{ to: pathname, label: t('pageImport:back') }} />
      {page ? (
        <PageDraftForm key={page.url} {...props} page={page} onOther={() => read.reset()} />
      ) : (
        <PageAddress
          isReading={read.isPending}
          refusal={read.data?.refusal ?? undefined}
          error={read.error?.message}
          onRead={(address) => read.mutate(address)}
        />
      )}
    </>
  )
}
