import type { Version } from '@taplet/contract'
import { useQuery } from '@tanstack/react-query'
import { type FormEvent, useState } from 'react'
import { useApi } from '../../lib/api/api.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { Delayed } from '../../ui/states/delayed.tsx'
import { Loader } from '../../ui/states/loader.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { useRenameVersion, versionQuery } from './queries.ts'
import type { VersionsProps } from './versions-props.ts'
import styles from './versions-panel.module.css'

const MOST_LETTERS = 80 // maximum name length, as in the contract

type VersionDetailProps = Pick<VersionsProps<unknown>, 'parse' | 'preview' | 'onRestore' | 'onClose'> & {
  version: Version
  /** True when the editor shows exactly this version: there is nothing to restore. */
  isOnScreen: boolean
}

/** One version: its preview, its name, and a button to restore it. */
export function VersionDetail({ version, isOnScreen, parse, preview, onRestore, onClose }: VersionDetailProps) {
  const t = useText()
  const content = useQuery(versionQuery(useApi(), version.versionId))
  const rename = useRenameVersion()
  const [name, setName] = useState(version.name)
  const document = content.data === undefined ? undefined : parse(content.data)
  const handleName = (event: FormEvent) => {
    event.preventDefault()
    rename.mutate(
      { version, name: name.trim() },
      {
        onSuccess: (renamed) => toast.done(t(renamed.name ? 'versions:named' : 'versions:unnamed')),
        onError: (error) => toast.failed(error.message),
      },
    )
  }
  const handleRestore = () => {
    onRestore(document)
    toast.say(t('versions:restored'))
    onClose()
  }
  return (
    <>
      {content.isPending && (
        <Delayed>
          <Loader label={t('versions:title')} />
        </Delayed>
      )}
      {content.isError && (
        <p role="alert">
          {t('versions:failed')}{' '}
          <Button small onClick={() => void content.refetch()}>
            {t('retry')}
          </Button>
        </p>
      )}
      {content.isSuccess && document === undefined && <p role="alert">{t('versions:damaged')}</p>}
      {document !== undefined && preview?.(document)}
      <form className={styles.name} onSubmit={handleName}>
        <TextField
          label={t('versions:name')}
          value={name}
          placeholder={t('versions:namePlaceholder')}
          maxLength={MOST_LETTERS}
          onChange={(event) => setName(event.target.value)}
        />
        <div className={styles.actions}>
          <Button type="submit" small disabled={name.trim() === version.name} busy={rename.isPending}>
            {t('versions:keepName')}
          </Button>
          {!isOnScreen && (
            <Button small kind="pri" disabled={document === undefined} onClick={handleRestore}>
              {t('versions:restore')}
            </Button>
          )}
        </div>
      </form>
    </>
  )
}
