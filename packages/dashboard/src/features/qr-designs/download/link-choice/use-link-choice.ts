import type { Tag } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { useState } from 'react'
import { linksQuery } from '../../../../entities/link/queries.ts'
import { useApi } from '../../../../lib/api/api.ts'
import type { DownloadDialogProps } from '../download-dialog-props.ts'

const NO_LINKS: readonly Tag[] = []

/** The default link: one that uses the design, else any. */
export function useLinkChoice({ tagIds, designId }: Pick<DownloadDialogProps, 'designId' | 'tagIds'>) {
  const { data } = useQuery(linksQuery(useApi()))
  const [chosen, setChosen] = useState<string>()
  const all = data ?? NO_LINKS
  const fitting = all.find((link) => link.qrDesignId === designId) ?? all[0]
  const tagId = chosen ?? tagIds[0] ?? fitting?.tagId
  return { all, isEmpty: data?.length === 0 && tagId === undefined, tagId, setTagId: setChosen }
}
