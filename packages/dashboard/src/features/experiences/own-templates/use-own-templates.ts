import type { AppTemplate } from '@taplet/contract'
import type { MediaLookup } from '@taplet/slides/schema'
import { stockMedia } from '@taplet/slides/stock'
import { useQuery } from '@tanstack/react-query'
import { useMemo } from 'react'
import { useMay } from '../../../entities/session/use-may.ts'
import { mediaLookupQuery } from '../../../entities/slide/queries.ts'
import { useApi } from '../../../lib/api/api.ts'
import { useDeleting } from '../../../ui/list/use-deleting.ts'
import { ownTemplatesQuery } from './queries.ts'

const NONE: readonly AppTemplate[] = []

/** The account's own templates of whole apps, with the files that they show; none while they load or cannot be read. */
export function useOwnTemplates(): { templates: readonly AppTemplate[]; media: MediaLookup } {
  const api = useApi()
  const mayMake = useMay('content')
  const { data: all = NONE } = useQuery({ ...ownTemplatesQuery(api), enabled: mayMake })
  const { data: files } = useQuery({ ...mediaLookupQuery(api), enabled: all.length > 0 })
  const deleting = useDeleting('APP_TEMPLATES')
  const templates = useMemo(() => all.filter(({ templateId }) => !deleting.has(templateId)), [all, deleting])
  const media = useMemo(() => ({ ...stockMedia, ...files }), [files])
  return { templates, media }
}
