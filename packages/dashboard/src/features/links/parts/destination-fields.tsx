import type { Page } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Segment } from '../../../ui/fields/segment.tsx'
import { SelectField } from '../../../ui/fields/select-field.tsx'
import { TextField } from '../../../ui/fields/text-field.tsx'
import { Icon } from '../../../ui/icons/icon.tsx'
import { AppPicture } from './app-picture.tsx'
import type { DestinationValue } from './destination-value.ts'
import styles from './destination-fields.module.css'
import type { Known } from './use-known.ts'

interface DestinationFieldsProps {
  value: DestinationValue
  known: Known
  error: string | undefined
  /** For an app's own link: the app is fixed, the slide may change. */
  isAppFixed?: boolean
  onChange: (value: DestinationValue) => void
  onBlur?: () => void
}

const PICTURE = { width: 24, height: 32 }
const NONE = ''

/** A link's destination: an app and a slide within it, or a web address. */
export function DestinationFields(props: DestinationFieldsProps) {
  const { value, error, isAppFixed = false, onChange, onBlur } = props
  const t = useText()
  return (
    <div className={styles.fields}>
      {!isAppFixed && (
        <Segment
          label={t('links:destination.label')}
          value={value.goesTo}
          options={[
            { value: 'APP', label: t('links:destination.app'), icon: <Icon name="apps" size={16} /> },
            { value: 'ADDRESS', label: t('links:destination.address'), icon: <Icon name="globe" size={16} /> },
          ]}
          onChange={(goesTo) => onChange({ ...value, goesTo })}
        />
      )}
      {value.goesTo === 'APP' ? (
        <AppFields {...props} isAppFixed={isAppFixed} />
      ) : (
        <TextField
          label={t('links:destination.url')}
          hint={t('links:destination.urlHint')}
          error={error}
          type="url"
          inputMode="url"
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          placeholder="https://"
          maxLength={2048}
          icon="globe"
          value={value.destinationUrl}
          onBlur={onBlur}
          onChange={(event) => onChange({ ...value, destinationUrl: event.target.value })}
        />
      )}
    </div>
  )
}

function AppFields(props: DestinationFieldsProps) {
  const { value, known, error, isAppFixed, onChange } = props
  const t = useText()
  const { pages, pageById, library } = known
  const page = pageById.get(value.experienceId ?? '')
  const apps = pages.map((one) => ({
    value: one.experienceId,
    label: one.pageName,
    icon: <AppPicture page={one} slideId={null} library={library} {...PICTURE} />,
  }))
  const gone = { value: value.experienceId ?? NONE, label: t('links:destination.gone') }
  const none = { value: NONE, label: t('links:destination.chooseApp') }
  return (
    <>
      {!isAppFixed && (
        <SelectField
          label={t('links:destination.whichApp')}
          error={error}
          value={value.experienceId ?? NONE}
          options={page ? apps : [value.experienceId === null ? none : gone, ...apps]}
          onChange={(id) => onChange({ ...value, experienceId: id || null, slideId: null })}
        />
      )}
      {page && <SlideField {...props} page={page} />}
    </>
  )
}

/** The slide opened first. */
function SlideField({ value, known, page, onChange }: DestinationFieldsProps & { page: Page }) {
  const t = useText()
  const picture = (slideId: string | null) => (
    <AppPicture page={page} slideId={slideId} library={known.library} {...PICTURE} />
  )
  const { slideId } = value
  const isGone = slideId !== null && !page.experienceItems.includes(slideId)
  const away = { value: slideId ?? NONE, label: t('links:destination.slideAway') }
  return (
    <SelectField
      label={t('links:destination.whichSlide')}
      hint={t(isGone ? 'links:destination.slideGone' : 'links:destination.slideHint')}
      value={slideId ?? NONE}
      options={[
        { value: NONE, label: t('links:destination.firstSlide'), icon: picture(null) },
        ...(isGone ? [away] : []),
        ...page.experienceItems.map((itemId, index) => ({
          value: itemId,
          label: `${index + 1}. ${known.itemById?.get(itemId)?.itemName ?? t('links:destination.slide')}`,
          icon: picture(itemId),
        })),
      ]}
      onChange={(id) => onChange({ ...value, slideId: id || null })}
    />
  )
}
