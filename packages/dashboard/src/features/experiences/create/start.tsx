import { type FormEvent, type ReactNode, useId, useRef, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { useIsPhone } from '../../../lib/device/use-is-phone.ts'
import { Button, ButtonLink } from '../../../ui/button.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { PageHeader } from '../../../ui/layout/page-header.tsx'
import { MAX_NAME_LENGTH } from '../max-lengths.ts'
import { OwnTemplatePicker } from '../own-templates/own-template-picker.tsx'
import { AddressLine } from './address-line.tsx'
import { type AppPreview, plainApp } from './app-preview.ts'
import { AppCarousel } from './carousel/app-carousel.tsx'
import type { refusalOf } from './refusal.ts'
import { TradePicker } from './trade-picker.tsx'
import type { NewExperience } from './use-create-experience.ts'
import { usePreviews } from './use-previews.ts'
import { useProposedAddress } from './use-proposed-address.ts'
import styles from './start.module.css'

export interface StartProps {
  title: string
  back?: { to: string; label: string }
  /** Above the heading. */
  notice?: ReactNode
  isBusy: boolean
  refusal: ReturnType<typeof refusalOf>
  onCreate: (experience: NewExperience) => void
}

/** The start of an instant app: a name, a trade, and finished apps that wear the name, to swipe through and choose. */
export function Start({ title, back, notice, isBusy, refusal, onCreate }: StartProps) {
  const t = useText()
  const isPhone = useIsPhone()
  const formId = useId()
  const nameField = useRef<HTMLInputElement>(null)
  const [name, setName] = useState('')
  const [isNameMissing, setIsNameMissing] = useState(false)
  const [isSettling, setIsSettling] = useState(false)
  const { settle, ...place } = useProposedAddress(name)
  const { brand, trade, setTrade, own, previews, index, choose } = usePreviews(name)
  const chosen = previews[index]
  const errorOf = (field: string) => (refusal?.field === field ? refusal.message : undefined)
  const create = async (app: AppPreview | undefined, finalName: string) => {
    if (isBusy || isSettling) return
    setIsSettling(true)
    const address = await settle()
    setIsSettling(false)
    if (address === undefined) return
    const plain = brand && { app: plainApp(finalName, t('start:firstSlide'), brand) }
    onCreate({ name: finalName, address, ...(app ? app.finish(finalName) : plain) })
  }
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (name.trim() !== '') return void create(chosen, name.trim())
    setIsNameMissing(true)
    nameField.current?.focus()
  }
  return (
    <>
      <PageHeader
        title={title}
        {...(back && { back })}
        actions={
          <Button kind="plain" onClick={() => void create(undefined, name.trim() || t('start:untitled'))}>
            {t(isPhone ? 'start:skipBrief' : 'start:skip')}
          </Button>
        }
      />
      <main className={styles.start}>
        <form className={styles.form} id={formId} onSubmit={handleSubmit} noValidate>
          {notice}
          <div>
            <h2 className={styles.heading}>{t('start:heading')}</h2>
            <p className={styles.lede}>{t('start:lede')}</p>
          </div>
          <div className={styles.otherWay}>
            <ButtonLink kind="plain" small icon="globe" to="?from=page">
              {t('start:fromPage')}
            </ButtonLink>
          </div>
          <TextField
            ref={nameField}
            label={t('start:name')}
            placeholder={t('start:namePlaceholder')}
            value={name}
            maxLength={MAX_NAME_LENGTH}
            autoComplete="organization"
            enterKeyHint="done"
            // The one field that people came for.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
            autoFocus
            error={errorOf('pageName') ?? (isNameMissing ? t('start:nameMissing') : undefined)}
            onChange={(event) => {
              setName(event.target.value)
              setIsNameMissing(false)
            }}
          />
          <AddressLine {...place} hasName={name.trim() !== ''} error={errorOf('rootPageId')} />
          <div className={styles.choices}>
            <OwnTemplatePicker templates={own.templates} value={own.chosen} onChange={setTrade} />
            <TradePicker value={trade} onChange={setTrade} />
          </div>
        </form>
        {/* Outside the form: slides have fields of their own. */}
        <AppCarousel previews={previews} index={index} onChoose={choose} />
        <div className={styles.foot}>
          <Refusal refusal={refusal} />
          <Button kind="pri" wide type="submit" form={formId} busy={isBusy || isSettling}>
            {chosen && t(chosen.action, { name: chosen.name })}
          </Button>
        </div>
      </main>
    </>
  )
}

/** Why the server refused, where no field says so. */
function Refusal({ refusal }: Pick<StartProps, 'refusal'>) {
  const t = useText()
  if (!refusal || refusal.field === 'pageName' || refusal.field === 'rootPageId') return null
  return (
    <p className={styles.refusal} role="alert">
      {t('start:failed', { message: refusal.message })}
    </p>
  )
}
