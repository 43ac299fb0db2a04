import type { ReactNode } from 'react'
import { copyText } from '../../lib/copy-text.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../button.tsx'
import { toast } from '../toasts/toast.tsx'
import styles from './link-to-copy.module.css'
import { TextField } from './text-field.tsx'

interface LinkToCopyProps {
  label: string
  hint: string
  url: string
  /** More buttons, beside the one that copies. */
  children?: ReactNode
}

/** An address to hand on: it is selected by a press and copied by the button. */
export function LinkToCopy({ label, hint, url, children }: LinkToCopyProps) {
  const t = useText()
  const handleCopy = async () => {
    if (await copyText(url)) toast.done(t('linkToCopy.copied'))
    else toast.failed(t('linkToCopy.failed'))
  }
  return (
    <div className={styles.link}>
      <TextField readOnly label={label} hint={hint} value={url} onFocus={(event) => event.target.select()} />
      <div className={styles.ways}>
        <Button kind="soft" icon="copy" onClick={() => void handleCopy()}>
          {t('linkToCopy.copy')}
        </Button>
        {children}
      </div>
    </div>
  )
}
