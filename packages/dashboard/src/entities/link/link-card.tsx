import { plainQrSvg } from '@taplet/qr'
import { useMemo } from 'react'
import { useText } from '../../lib/text.ts'
import { Button, ButtonLink } from '../../ui/button.tsx'
import { Card } from '../../ui/layout/card.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { copyText } from '../../lib/copy-text.ts'
import { downloadPng, downloadSvg, PNG_WIDTH } from './download.ts'
import styles from './link-card.module.css'

interface LinkCardProps {
  /** The address that codes contain. */
  url: string
  name: string
  /** Name of downloaded files, without extension. */
  fileName: string
  /** The instant app in whose colours a design for its codes begins. */
  experienceId?: string
  /** The link was copied, or its code downloaded. */
  onShared?: () => void
}

/** The permanent link, its code, and the actions on them. */
export function LinkCard({ url, name, fileName, experienceId, onShared }: LinkCardProps) {
  const t = useText()
  const picture = useMemo(() => `data:image/svg+xml,${encodeURIComponent(plainQrSvg(url))}`, [url])
  const handleCopy = async () => {
    if (!(await copyText(url))) return void toast.failed(t('experiences:copyFailed'))
    toast.done(t('experiences:linkCopied'))
    onShared?.()
  }
  const handleSvg = () => {
    downloadSvg(url, fileName)
    onShared?.()
  }
  const handlePng = () =>
    void downloadPng(url, fileName).then(onShared, () => toast.failed(t('experiences:editor.downloadFailed')))
  return (
    <Card title={t('experiences:editor.link')}>
      <div className={styles.room}>
        <div className={styles.layout}>
          <div className={styles.code}>
            <img src={picture} width={168} height={168} alt={t('experiences:editor.codeOf', { name })} />
          </div>
          <div>
            <p className={styles.url} data-testid="link-url">
              {url.replace(/^https?:\/\//, '')}
            </p>
            <p className={styles.hint}>{t('experiences:editor.linkHint')}</p>
            <div className={styles.actions}>
              <Button small kind="soft" icon="copy" onClick={() => void handleCopy()}>
                {t('experiences:editor.copy')}
              </Button>
              <ButtonLink small external newTab icon="open" to={url}>
                {t('experiences:editor.openLink')}
              </ButtonLink>
            </div>
            <div className={styles.actions} role="group" aria-label={t('experiences:editor.download')}>
              <Button small icon="download" onClick={handleSvg}>
                {t('experiences:editor.svg')}
              </Button>
              <Button small icon="download" onClick={handlePng}>
                {t('experiences:editor.png')}
              </Button>
              {experienceId !== undefined && (
                <ButtonLink small kind="plain" icon="drop" to={`/app/qrDesigns/create?app=${experienceId}`}>
                  {t('experiences:editor.design')}
                </ButtonLink>
              )}
            </div>
            <p className={styles.hint}>{t('experiences:editor.downloadHint', { width: PNG_WIDTH })}</p>
          </div>
        </div>
      </div>
    </Card>
  )
}
