import type { Language } from '@taplet/messages'
import type { EditorProps } from '../../../define/define-editor.ts'
import { isSafeLink } from '../../../define/fields.ts'
import { bindFields } from '../../../parts/bind-fields.ts'
import { SpaceAbove } from '../../../parts/space-above.tsx'
import { LeadsTo } from '../../../press-actions/leads-to.tsx'
import { messages } from '../messages/messages.ts'
import type { imageSchema } from '../schema.ts'

type Image = typeof imageSchema
type Metadata = EditorProps<Image>['data']['metadata']

export function PictureSection(props: EditorProps<Image>) {
  const {
    data,
    controls: { Media, Switch, Text },
    language,
  } = props
  const { field, toggle } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Media label={say('picture')} kind="IMAGE" {...field('imageUrl')} />
      <Text
        label={say('alt')}
        multiline
        maxLength={300}
        {...field('altText')}
        placeholder={say('altExample')}
        hint={say('altHint')}
      />
      {data.altText === '' && !data.metadata.linkUrl ? (
        <Switch label={say('decorative')} hint={say('decorativeHint')} {...toggle('isOrnament')} />
      ) : null}
    </>
  )
}

const ratios = ['ORIGINAL', 'SQUARE', 'PORTRAIT', 'LANDSCAPE'] as const

export function ShapeSection(props: EditorProps<Image>) {
  const {
    data,
    onChange,
    controls: { Choice, Focal, Slider, Switch },
    language,
  } = props
  const { field, choice } = bindFields(props)
  const say = messages(language)
  const { metadata } = data
  const set = (change: Partial<Metadata>) => onChange({ ...data, metadata: { ...metadata, ...change } })
  return (
    <>
      <Choice
        label={say('shape')}
        {...choice('metadata.ratio')}
        options={ratios.map((value) => ({ value, label: say(`ratios.${value}`) }))}
      />
      {metadata.ratio !== 'ORIGINAL' && (
        <Focal label={say('focus')} kind="IMAGE" url={data.imageUrl} {...field('metadata.focalPoint')} />
      )}
      <Switch
        label={say('fullWidth')}
        hint={say('fullWidthHint')}
        checked={metadata.isBleeding}
        onChange={(isBleeding) => set({ isBleeding, ...(isBleeding && { isHalf: false }) })}
      />
      {!metadata.isBleeding && (
        <>
          <Slider label={say('width')} unit="%" min={10} max={100} {...field('metadata.width')} />
          <Slider label={say('corners')} unit="px" min={0} max={200} {...field('metadata.borderRadius')} />
        </>
      )}
      <Slider label={say('rotation')} unit="°" min={-180} max={180} {...field('metadata.rotation')} />
      <Switch
        label={say('half')}
        hint={say('halfHint')}
        checked={metadata.isHalf}
        onChange={(isHalf) => set({ isHalf, ...(isHalf && { isBleeding: false }) })}
      />
    </>
  )
}

export function SpaceSection(props: EditorProps<Image>) {
  const { controls, language } = props
  const { field } = bindFields(props)
  return <SpaceAbove language={language} {...field('metadata.spacing')} controls={controls} />
}

/** Says what a tap does, as far as the address is known. */
function linkHint(linkUrl: string, language: Language): string {
  const say = messages(language)
  if (linkUrl === '') return say('opensNothing')
  return isSafeLink(linkUrl) ? say('opens', { url: linkUrl }) : say('opensWhole')
}

export function LinkSection({ data, errors, onChange, controls, language }: EditorProps<Image>) {
  const say = messages(language)
  const { metadata } = data
  const set = (change: Partial<Metadata>) => onChange({ ...data, metadata: { ...metadata, ...change } })
  return (
    <LeadsTo
      {...{ errors, controls, language }}
      action={metadata.action}
      path="metadata.action"
      label={say('action')}
      others={[{ value: '', label: say('webAddress') }]}
      other=""
      onAction={(action) => set({ action })}
      onOther={() => set({ action: null })}
    >
      <controls.Text
        label={say('link')}
        inputMode="url"
        value={metadata.linkUrl}
        error={errors['metadata.linkUrl']}
        placeholder="https://"
        hint={linkHint(metadata.linkUrl, language)}
        onChange={(linkUrl) => set({ linkUrl: linkUrl.trim() })}
      />
    </LeadsTo>
  )
}
