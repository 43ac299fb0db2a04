import type { Brand, BrandInput } from '@taplet/contract'
import { isSameData } from '@taplet/slides/edits'
import type { BrandStyle } from '@taplet/slides/schema'
import { coloursOfPalette, paletteOf } from '@taplet/slides/themes'
import { useQuery } from '@tanstack/react-query'
import { type ReactNode, useState } from 'react'
import { useSaveBrand } from '../../entities/brand/queries.ts'
import type { MediaPickerComponent } from '../../entities/media/media-picker.ts'
import { pictureUrl } from '../../entities/media/picture-url.ts'
import { mediaLookupQuery } from '../../entities/slide/queries.ts'
import { useApi } from '../../lib/api/api.ts'
import { currentOf } from '../../lib/api/current-of.ts'
import { useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { LeaveGuard } from '../../ui/overlays/leave-guard.tsx'
import { toast } from '../../ui/toasts/toast.tsx'
import { AboutFields } from './about-fields.tsx'
import styles from './brand.module.css'
import { draftOf } from './brand-draft.ts'
import { BrandPreview } from './brand-preview.tsx'
import { ColourFields } from './colour-fields.tsx'
import { LogoField } from './logo-field.tsx'
import { readPixels } from './read-pixels.ts'
import { TypeFields } from './type-fields.tsx'

interface BrandFormProps {
  /** Undefined for a new one. */
  brand: Brand | undefined
  /** The name of a new one. */
  name: string
  MediaPicker: MediaPickerComponent
  onSaved: (brand: Brand) => void
  /** Beside the button that saves. */
  actions?: ReactNode
}

const NO_MEDIA = {}
const NAME_MAX = 60

/** A brand with what an app in it looks like; saved as a whole. */
export function BrandForm({ brand, name, MediaPicker, onSaved, actions }: BrandFormProps) {
  const t = useText()
  const { data: media = NO_MEDIA } = useQuery(mediaLookupQuery(useApi()))
  const [saved, setSaved] = useState(() => draftOf(brand, name))
  const [draft, setDraft] = useState(saved)
  const [palette, setPalette] = useState<readonly string[]>([])
  const save = useSaveBrand()
  const isUnsaved = !isSameData(draft, saved)
  const change = (fields: Partial<BrandInput>) => setDraft((now) => ({ ...now, ...fields }))
  const restyle = (fields: Partial<BrandStyle>) => setDraft((now) => ({ ...now, style: { ...now.style, ...fields } }))
  const show = (stored: Brand) => {
    setSaved(draftOf(stored, ''))
    setDraft(draftOf(stored, ''))
  }
  const takeColours = async (url: string) => {
    const found = paletteOf(await readPixels(pictureUrl(url, media) ?? url).catch(() => []))
    if (found.length === 0) return toast.failed(t('brand:colours.unreadable'))
    setPalette(found)
    restyle(coloursOfPalette(found))
    toast.say(t('brand:colours.taken'))
  }
  const handleLogo = (logoUrl: string) => {
    change({ logoUrl })
    // The first logo brings its colours along; later ones are asked.
    if (logoUrl !== '' && isSameData(draft.style, draftOf(undefined, '').style)) void takeColours(logoUrl)
  }
  const handleSave = async (): Promise<boolean> => {
    try {
      const stored = await save.mutateAsync({ ...draft, links: draft.links.filter(({ linkUsername }) => linkUsername) })
      show(stored)
      onSaved(stored)
      toast.done(t('brand:saved'))
      return true
    } catch (error) {
      const newer = currentOf<Brand>(error)
      if (newer) show(newer)
      toast.failed(newer ? t('brand:conflict') : error instanceof Error ? error.message : String(error))
      return false
    }
  }
  return (
    <div className={styles.brand}>
      <BrandPreview brand={draft} media={media} />
      <div className={styles.fields}>
        <div className={styles.pair}>
          <TextField
            label={t('brand:name')}
            value={draft.name}
            maxLength={NAME_MAX}
            autoComplete="organization"
            onChange={(event) => change({ name: event.target.value })}
          />
          <LogoField value={draft.logoUrl} {...{ media, MediaPicker }} onChange={handleLogo} />
        </div>
        <section>
          <h3>{t('brand:colours.title')}</h3>
          <ColourFields
            {...{ palette, MediaPicker }}
            style={draft.style}
            logoUrl={draft.logoUrl}
            onTake={(url) => void takeColours(url)}
            onChange={restyle}
          />
        </section>
        <section>
          <h3>{t('brand:type.title')}</h3>
          <TypeFields style={draft.style} onChange={restyle} />
        </section>
        <section>
          <h3>{t('brand:about.title')}</h3>
          <AboutFields brand={draft} onChange={change} />
        </section>
        <div className={styles.foot}>
          {actions}
          <Button
            kind="pri"
            busy={save.isPending}
            disabled={draft.name.trim() === '' || (!isUnsaved && brand !== undefined)}
            onClick={() => void handleSave()}
          >
            {t('brand:save')}
          </Button>
        </div>
      </div>
      <LeaveGuard
        isUnsaved={isUnsaved}
        losesEdits
        title={t('brand:leave.title')}
        sentence={t('brand:leave.sentence')}
        stayLabel={t('brand:leave.stay')}
        leaveLabel={t('brand:leave.leave')}
        saveLabel={t('brand:leave.save')}
        onSave={handleSave}
      />
    </div>
  )
}
