import { embedFrame, type Page } from '@taplet/contract'
import { useId } from 'react'
import { usePublicUrl } from '../../../../lib/api/instance.ts'
import { addTexts, useText } from '../../../../lib/text.ts'
import { sharing } from '../../../../text/en/apps/sharing.ts'
import { Button } from '../../../../ui/button.tsx'
import { SwitchField } from '../../../../ui/fields/switch-field.tsx'
import { Card } from '../../../../ui/layout/card.tsx'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { copyText } from '../../../../lib/copy-text.ts'
import styles from './embedding.module.css'

addTexts('sharing', sharing)

interface EmbeddingProps {
  /** The saved app. */
  page: Page
  mayBeEmbedded: boolean
  onChange: (mayBeEmbedded: boolean) => void
}

/** Whether other websites may embed the app, and the HTML for it. */
export function Embedding({ page, mayBeEmbedded, onChange }: EmbeddingProps) {
  const t = useText()
  const id = useId()
  const code = embedFrame(page, usePublicUrl())
  const handleCopy = async () => {
    if (await copyText(code)) toast.done(t('sharing:embed.copied'))
    else toast.failed(t('sharing:embed.copyFailed'))
  }
  return (
    <Card title={t('sharing:embed.title')}>
      <div className={styles.room}>
        <SwitchField
          label={t('sharing:embed.allow')}
          hint={t('sharing:embed.allowHint')}
          checked={mayBeEmbedded}
          onChange={onChange}
        />
        {mayBeEmbedded && (
          <section className={styles.room} aria-labelledby={id}>
            <h3 id={id} className={styles.label}>
              {t('sharing:embed.code')}
            </h3>
            {/* oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- lines that scroll must be reached by keys */}
            <pre className={styles.code} tabIndex={0}>
              {code}
            </pre>
            <p className={styles.hint}>
              {t('sharing:embed.codeHint')} {!page.mayBeEmbedded && t('sharing:embed.waiting')}
            </p>
            <div>
              <Button small kind="soft" icon="copy" onClick={() => void handleCopy()}>
                {t('sharing:embed.copy')}
              </Button>
            </div>
          </section>
        )}
      </div>
    </Card>
  )
}
