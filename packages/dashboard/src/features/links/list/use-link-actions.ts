import type { Tag } from '@taplet/contract'
import { useCallback } from 'react'
import { useNavigate } from 'react-router'
import type { Asking } from '../dialogs/link-dialogs.tsx'
import { analyticsPath, codeUrl } from '../../../entities/link/link-paths.ts'
import type { LinkAction } from './link-actions.ts'
import type { useLinkSteps } from './use-link-steps.ts'

interface LinkActionsOptions {
  steps: ReturnType<typeof useLinkSteps>
  publicUrl: string
  onAsk: (kind: NonNullable<Asking>['kind'], links: readonly Tag[]) => void
  onEdit: (link: Tag) => void
}

/** Handlers for the actions of a row; their identity is stable, because rows are memoised. */
export function useLinkActions({ steps, publicUrl, onAsk, onEdit }: LinkActionsOptions) {
  const navigate = useNavigate()
  const byAction: Record<LinkAction, (link: Tag) => unknown> = {
    analytics: (link) => navigate(analyticsPath(link.tagId)),
    check: (link) => steps.check(link),
    copy: steps.copy,
    delete: (link) => onAsk('delete', [link]),
    design: (link) => onAsk('design', [link]),
    download: (link) => onAsk('download', [link]),
    edit: onEdit,
    nfc: (link) => onAsk('nfc', [link]),
    open: (link) => globalThis.open(codeUrl(publicUrl, link), '_blank', 'noopener'),
    point: (link) => onAsk('point', [link]),
    release: (link) => onAsk('release', [link]),
    switch: (link) => steps.switchTo([link], !link.active),
  }
  // oxlint-disable-next-line react-hooks/exhaustive-deps -- what the actions call is about the link that they are given
  return useCallback((action: LinkAction, link: Tag) => void byAction[action](link), [publicUrl, navigate])
}
