import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { isSafeLink } from '../../define/fields.ts'
import { SpaceAbove } from '../../parts/space-above.tsx'
import type { imageSchema } from './schema.ts'

type Image = typeof imageSchema
type Metadata = EditorProps<Image>['data']['metadata']

const fileName = (url: string) => decodeURIComponent(url.split('/').at(-1) ?? '')

function PictureSection({ data, errors, onChange, controls: { Media, Switch, Text } }: EditorProps<Image>) {
  return (
    <>
      <Media
        label="Picture"
        kind="IMAGE"
        value={data.imageUrl}
        error={errors['imageUrl']}
        onChange={(imageUrl) => onChange({ ...data, imageUrl })}
      />
      <Text
        label="Alt text"
        multiline
        maxLength={300}
        value={data.altText}
        error={errors['altText']}
        placeholder="Latte art in a white cup, seen from above"
        hint="What someone hears who cannot see the picture."
        onChange={(altText) => onChange({ ...data, altText })}
      />
      {data.altText === '' && !data.metadata.linkUrl ? (
        <Switch
          label="Only decoration"
          hint="Nothing is said of it to someone who cannot see it."
          checked={data.isOrnament}
          onChange={(isOrnament) => onChange({ ...data, isOrnament })}
        />
      ) : null}
    </>
  )
}

const ratios = [
  { value: 'ORIGINAL', label: 'As it is' },
  { value: 'SQUARE', label: 'Square' },
  { value: 'PORTRAIT', label: 'Tall' },
  { value: 'LANDSCAPE', label: 'Wide' },
] as const

function ShapeSection({ data, onChange, controls: { Choice, Focal, Slider, Switch } }: EditorProps<Image>) {
  const { metadata } = data
  const set = (change: Partial<Metadata>) => onChange({ ...data, metadata: { ...metadata, ...change } })
  return (
    <>
      <Choice
        label="Shape"
        value={metadata.ratio}
        options={ratios}
        // The options are the four literals above.
        onChange={(value) => set({ ratio: value as Metadata['ratio'] })}
      />
      {metadata.ratio !== 'ORIGINAL' && (
        <Focal
          label="Point that stays in view"
          kind="IMAGE"
          url={data.imageUrl}
          value={metadata.focalPoint}
          onChange={(focalPoint) => set({ focalPoint })}
        />
      )}
      <Switch
        label="Reach both edges"
        hint="As wide as the screen, without corners."
        checked={metadata.isBleeding}
        onChange={(isBleeding) => set({ isBleeding, ...(isBleeding && { isHalf: false }) })}
      />
      {!metadata.isBleeding && (
        <>
          <Slider
            label="Width"
            unit="%"
            min={10}
            max={100}
            value={metadata.width}
            onChange={(width) => set({ width })}
          />
          <Slider
            label="Corners"
            unit="px"
            min={0}
            max={200}
            value={metadata.borderRadius}
            onChange={(borderRadius) => set({ borderRadius })}
          />
        </>
      )}
      <Slider
        label="Rotation"
        unit="°"
        min={-180}
        max={180}
        value={metadata.rotation}
        onChange={(rotation) => set({ rotation })}
      />
      <Switch
        label="Half the width"
        hint="Two such widgets in a row stand side by side."
        checked={metadata.isHalf}
        onChange={(isHalf) => set({ isHalf, ...(isHalf && { isBleeding: false }) })}
      />
    </>
  )
}

function SpaceSection({ data, onChange, controls }: EditorProps<Image>) {
  const { metadata } = data
  return (
    <SpaceAbove
      spacing={metadata.spacing}
      onChange={(spacing) => onChange({ ...data, metadata: { ...metadata, spacing } })}
      controls={controls}
    />
  )
}

/** What a tap does, as far as the address tells. */
function linkHint(linkUrl: string): string {
  if (linkUrl === '') return 'Opens when the picture is tapped, in the same tab. Leave it empty for a plain picture.'
  if (!isSafeLink(linkUrl)) return 'Type a full web address, like https://lark.coffee.'
  return `A tap opens ${linkUrl} in the same tab; Back leads home to the slide.`
}

function LinkSection({ data, errors, onChange, controls: { Text } }: EditorProps<Image>) {
  const { metadata } = data
  return (
    <Text
      label="Link"
      inputMode="url"
      value={metadata.linkUrl}
      error={errors['metadata.linkUrl']}
      placeholder="https://"
      hint={linkHint(metadata.linkUrl)}
      onChange={(linkUrl) => onChange({ ...data, metadata: { ...metadata, linkUrl: linkUrl.trim() } })}
    />
  )
}

const Icon = () => (
  <>
    <rect x="3.500" y="4.500" width="17" height="15" rx="3.500" />
    <circle cx="9" cy="10" r="1.600" />
    <path d="m5 17.500 4.800-4 3 2.500 3.700-4 4 3.800" />
  </>
)

export const imageEditor: WidgetEditor<Image> = {
  addLabel: 'Image',
  addOrder: 2,
  shortcut: 'I',
  Icon,
  title: ({ imageUrl, altText, placeholder }) =>
    altText.trim() || fileName(imageUrl) || placeholder || 'No picture yet',
  detail: ({ metadata }) => `Image · ${metadata.width} % wide`,
  shows: { kind: 'IMAGE', write: (data, imageUrl) => ({ ...data, imageUrl }) },
  look: ({ metadata: { linkUrl: _content, ...metadata } }) => ({ metadata }),
  sections: [
    { id: 'picture', label: 'Picture', Form: PictureSection },
    { id: 'shape', label: 'Shape', isLook: true, Form: ShapeSection },
    { id: 'link', label: 'Link', Form: LinkSection },
    { id: 'space', label: 'Space', isLook: true, Form: SpaceSection },
  ],
}
