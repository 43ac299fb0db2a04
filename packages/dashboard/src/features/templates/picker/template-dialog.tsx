import type { AppTheme } from '@taplet/slides/schema'
import { templateCategories } from '@taplet/slides/templates'
import { wear } from '@taplet/slides/themes'
import { useQuery } from '@tanstack/react-query'
import { useMemo, useState } from 'react'
import { useApi } from '../../../lib/api/api.ts'
import { addTexts, language, useText } from '../../../lib/text.ts'
import { templates } from '../../../text/en/slides/templates.ts'
import { SearchField } from '../../../ui/fields/search-field.tsx'
import { Dialog } from '../../../ui/overlays/dialog.tsx'
import { EmptyState } from '../../../ui/states/empty-state.tsx'
import { type StartingSlide, templatesQuery } from '../queries.ts'
import { type Choice, findTemplates, type Kind } from './find-templates.ts'
import { TemplatePreview } from './template-preview.tsx'
import { TemplateTile } from './template-tile.tsx'
import styles from './picker.module.css'

addTexts('templates', templates)

export interface TemplatePickerProps {
  open: boolean
  /** The look of the app that they are for, which they wear. */
  theme?: AppTheme | null | undefined
  /** The slide is being created from the template. */
  isBusy?: boolean
  /** Why it could not be created. */
  error?: string | undefined
  onUse: (template: StartingSlide) => void
  onClose: () => void
}

function Kinds({ kind, onKind }: { kind: Kind; onKind: (kind: Kind) => void }) {
  const t = useText()
  const kinds: { id: Kind; name: string }[] = [
    { id: 'ALL', name: t('templates:all') },
    ...templateCategories.map(({ id, name }) => ({ id, name: name(language) })),
    { id: 'OWN', name: t('templates:own') },
  ]
  return (
    <div className={styles.kinds} role="group" aria-label={t('templates:kinds')}>
      {kinds.map(({ id, name }) => (
        <button key={id} type="button" aria-pressed={id === kind} onClick={() => onKind(id)}>
          {name}
        </button>
      ))}
    </div>
  )
}

/** The empty state: nothing to show, and what to do about it. */
function Nothing({ kind, search, hasFailed }: { kind: Kind; search: string; hasFailed: boolean }) {
  const t = useText()
  if (kind === 'OWN' && hasFailed)
    return <EmptyState drawing="lost" title={t('templates:ownFailedTitle')} sentence={t('templates:ownFailed')} />
  if (kind === 'OWN' && search.trim() === '')
    return <EmptyState title={t('templates:ownNoneTitle')} sentence={t('templates:ownNone')} />
  return <EmptyState drawing="lost" title={t('templates:noneTitle', { search })} sentence={t('templates:none')} />
}

/** All templates as tiles, and a large preview of one before it is used. Always opens on the tiles. */
export function TemplateDialog({ open, theme, isBusy = false, error, onUse, onClose }: TemplatePickerProps) {
  const t = useText()
  const [wasOpen, setWasOpen] = useState(open)
  const [kind, setKind] = useState<Kind>('ALL')
  const [search, setSearch] = useState('')
  const [looksAt, setLooksAt] = useState<Choice>()
  // React's way to follow a prop: the last preview is cleared when it opens again.
  if (open !== wasOpen) {
    setWasOpen(open)
    if (open) {
      setLooksAt(undefined)
      setSearch('')
    }
  }
  const own = useQuery(templatesQuery(useApi()))
  const found = useMemo(
    () =>
      findTemplates(own.data ?? [], kind, search, language).map((choice) =>
        theme ? { ...choice, slide: wear(choice.slide, theme) } : choice,
      ),
    [own.data, kind, search, theme],
  )
  return (
    <Dialog open={open} isWide title={looksAt?.name ?? t('templates:title')} closeLabel={t('close')} onClose={onClose}>
      {looksAt ? (
        <TemplatePreview
          choice={looksAt}
          isBusy={isBusy}
          error={error}
          onUse={() => onUse({ name: looksAt.name, slide: looksAt.slide })}
          onRenamed={(template) => setLooksAt({ ...looksAt, name: template.name, own: template })}
          onBack={() => setLooksAt(undefined)}
        />
      ) : (
        <div className={styles.picker}>
          <SearchField label={t('templates:search')} clearLabel={t('clear')} value={search} onChange={setSearch} />
          <Kinds kind={kind} onKind={setKind} />
          {found.length === 0 && !(kind === 'OWN' && own.isPending) && (
            <Nothing {...{ kind, search }} hasFailed={own.isError} />
          )}
          <ul className={styles.grid}>
            {found.map((choice) => (
              <li key={choice.id}>
                <TemplateTile choice={choice} onOpen={() => setLooksAt(choice)} />
              </li>
            ))}
          </ul>
        </div>
      )}
    </Dialog>
  )
}
