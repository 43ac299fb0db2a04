import { toPageName } from '@taplet/contract'
import { type FormEvent, useState } from 'react'
import { useText } from '../../../lib/text.ts'
import { Button } from '../../../ui/button.tsx'
import { TextArea } from '../../../ui/fields/text-area.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { AddressField } from '../address-field.tsx'
import { MAX_DESCRIPTION_LENGTH, MAX_NAME_LENGTH } from '../max-lengths.ts'
import { useAddress } from '../use-address.ts'
import { FirstSlideStage } from './first-slide-stage.tsx'
import { LooksStage } from './looks-stage.tsx'
import { TradePicker } from './trade-picker.tsx'
import type { NewExperience } from './use-create-experience.ts'
import { useTrade } from './use-trade.ts'
import { welcomeSlide } from './welcome-slide.ts'
import styles from './experience-form.module.css'

interface ExperienceFormProps {
  heading: string
  lede: string
  actionLabel: string
  isBusy: boolean
  /** Why the server refused, and the field concerned, if any. */
  refusal: { field: string | undefined; message: string } | undefined
  onSubmit: (experience: NewExperience) => void
}

/** Name, address and trade of a new instant app, beside finished apps that wear its name, or an empty first slide. */
export function ExperienceForm({ heading, lede, actionLabel, isBusy, refusal, onSubmit }: ExperienceFormProps) {
  const t = useText()
  const [name, setName] = useState('')
  const [typedAddress, setTypedAddress] = useState<string>()
  const [description, setDescription] = useState('')
  const { trade, setTrade, previews, shownName, lookId, setLook, finish } = useTrade(name)
  // Follows the name until the address is edited by hand.
  const address = typedAddress ?? toPageName(name)
  const state = useAddress(address)
  const counter = (text: string, max: number) =>
    t('experiences:editor.counter', { count: Array.from(text).length, max })
  const isReady = name.trim() !== '' && (state.kind === 'free' || state.kind === 'unknown')
  const handleSubmit = (event: FormEvent) => {
    event.preventDefault()
    if (!isReady || isBusy) return
    onSubmit({ name: name.trim(), address, description: description.trim(), ...finish(name.trim()) })
  }
  return (
    <div className={styles.split} data-trade={trade}>
      <form className={styles.parts} onSubmit={handleSubmit}>
        <div className={styles.form}>
          <div>
            <h2 className={styles.heading}>{heading}</h2>
            <p className={styles.lede}>{lede}</p>
          </div>
          <TextField
            label={t('experiences:create.name')}
            aside={counter(name, MAX_NAME_LENGTH)}
            placeholder={t('experiences:create.namePlaceholder')}
            value={name}
            maxLength={MAX_NAME_LENGTH}
            // The one field that people came for.
            // oxlint-disable-next-line jsx-a11y/no-autofocus -- see above
            autoFocus
            error={refusal?.field === 'pageName' ? refusal.message : undefined}
            onChange={(event) => setName(event.target.value)}
          />
          <AddressField
            value={address}
            state={state}
            error={refusal?.field === 'rootPageId' ? refusal.message : undefined}
            onChange={setTypedAddress}
          />
          <TradePicker value={trade} onChange={setTrade} />
        </div>
        <div className={styles.rest}>
          <TextArea
            label={t('experiences:create.description')}
            aside={counter(description, MAX_DESCRIPTION_LENGTH)}
            hint={t('experiences:create.descriptionHint')}
            value={description}
            maxLength={MAX_DESCRIPTION_LENGTH}
            onChange={(event) => setDescription(event.target.value)}
          />
          {refusal && !['pageName', 'rootPageId'].includes(refusal.field ?? '') && (
            <p className={styles.refusal} role="alert">
              {t('experiences:create.failed', { message: refusal.message })}
            </p>
          )}
          <div>
            <Button kind="pri" type="submit" busy={isBusy} disabled={!isReady}>
              {actionLabel}
            </Button>
          </div>
        </div>
      </form>
      {/* Outside the form: slides have fields of their own. */}
      <div className={styles.stage}>
        {lookId ? (
          <LooksStage previews={previews} value={lookId} onChange={setLook} />
        ) : (
          <FirstSlideStage slide={welcomeSlide(shownName, description)} />
        )}
      </div>
    </div>
  )
}
