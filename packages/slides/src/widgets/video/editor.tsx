import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { SpaceAbove } from '../../parts/space-above.tsx'
import { videoFileProblem } from './file-problem.ts'
import type { videoSchema } from './schema.ts'

type Video = typeof videoSchema
type Data = EditorProps<Video>['data']

const sources = [
  { value: 'UPLOADED', label: 'My library' },
  { value: 'EXTERNAL', label: 'Web address' },
] as const

const orientations = [
  { value: 'PORTRAIT', label: 'Portrait' },
  { value: 'SQUARE', label: 'Square' },
  { value: 'LANDSCAPE', label: 'Landscape' },
] as const

function VideoSection({ data, errors, onChange, controls: { Choice, Media, Text } }: EditorProps<Video>) {
  return (
    <>
      <Choice
        label="Where it is"
        value={data.videoType}
        options={sources}
        // The options are the two literals above. An address of the one source means nothing to the other.
        onChange={(value) => onChange({ ...data, videoType: value as Data['videoType'], videoUrl: '' })}
      />
      {data.videoType === 'UPLOADED' ? (
        <Media
          label="Video"
          kind="VIDEO"
          value={data.videoUrl}
          error={errors['videoUrl']}
          onChange={(videoUrl) => onChange({ ...data, videoUrl })}
        />
      ) : (
        <Text
          label="Address of the file"
          inputMode="url"
          value={data.videoUrl}
          error={errors['videoUrl']}
          placeholder="https://"
          hint="The MP4 file itself, not the page on YouTube or elsewhere that shows it."
          onChange={(videoUrl) => onChange({ ...data, videoUrl: videoUrl.trim() })}
        />
      )}
    </>
  )
}

/** What becomes of a video that plays by itself, or not; browsers have a say in it. */
function playHint({ autoplay, muted, fullscreen }: Data['metadata']): string {
  if (!autoplay && fullscreen) return 'Switch this on: nobody can start a video that lies behind the widgets.'
  if (!autoplay) return 'It waits for a tap.'
  return muted
    ? 'Starts when the slide comes into view; not for people who asked for less motion.'
    : 'Browsers refuse to start with sound: it begins silent and offers “Tap for sound”.'
}

function soundHint({ autoplay, muted }: Data['metadata']): string {
  if (muted) return 'Nobody hears it, not even by the page’s sound button.'
  return autoplay
    ? 'It begins silent; the sound comes with the first tap.'
    : 'It is heard as soon as someone starts it.'
}

function controlsHint({ autoplay, controls, fullscreen }: Data['metadata']): string {
  if (fullscreen) return 'A full-screen video lies behind the widgets, where no tap reaches them.'
  if (controls) return 'Play, pause and a time line.'
  return autoplay ? 'A tap pauses it and plays it on.' : 'They show all the same: it does not start by itself.'
}

function PlaySection({ data, onChange, controls: { Switch } }: EditorProps<Video>) {
  const { metadata } = data
  const set = (change: Partial<Data['metadata']>) => onChange({ ...data, metadata: { ...metadata, ...change } })
  return (
    <>
      <Switch
        label="Play by itself"
        hint={playHint(metadata)}
        checked={metadata.autoplay}
        onChange={(autoplay) => set({ autoplay })}
      />
      <Switch label="Loop" hint="Begins again at its end." checked={metadata.loop} onChange={(loop) => set({ loop })} />
      <Switch label="Silent" hint={soundHint(metadata)} checked={metadata.muted} onChange={(muted) => set({ muted })} />
      <Switch
        label="Show controls"
        hint={controlsHint(metadata)}
        checked={metadata.controls}
        onChange={(controls) => set({ controls })}
      />
    </>
  )
}

function ShapeSection({ data, onChange, controls: { Choice, Focal, Slider, Switch } }: EditorProps<Video>) {
  const { metadata } = data
  const set = (change: Partial<Data['metadata']>) => onChange({ ...data, metadata: { ...metadata, ...change } })
  return (
    <>
      <Switch
        label="Full screen"
        hint="Fills the slide behind everything else."
        checked={metadata.fullscreen}
        onChange={(fullscreen) => set({ fullscreen })}
      />
      <Focal
        label="Point that stays in view"
        kind="VIDEO"
        url={data.videoUrl}
        value={metadata.focalPoint}
        onChange={(focalPoint) => set({ focalPoint })}
      />
      {!metadata.fullscreen && (
        <>
          <Choice
            label="Orientation"
            value={metadata.orientation}
            options={orientations}
            // The options are the three literals above.
            onChange={(value) => set({ orientation: value as Data['metadata']['orientation'] })}
          />
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
    </>
  )
}

function SpaceSection({ data, onChange, controls }: EditorProps<Video>) {
  const { metadata } = data
  return (
    <SpaceAbove
      spacing={metadata.spacing}
      onChange={(spacing) => onChange({ ...data, metadata: { ...metadata, spacing } })}
      controls={controls}
    />
  )
}

const Icon = () => (
  <>
    <rect x="3" y="6" width="12.500" height="12" rx="3.500" />
    <path d="m15.500 11 5.500-3.200v8.400L15.500 13" />
  </>
)

const shapeOf = ({ fullscreen, orientation }: Data['metadata']) =>
  fullscreen ? 'full screen' : orientation.toLowerCase()

export const videoEditor: WidgetEditor<Video> = {
  addLabel: 'Video',
  addOrder: 3,
  shortcut: 'V',
  Icon,
  title: ({ videoUrl }) => decodeURIComponent(videoUrl.split('/').at(-1) ?? '') || 'No video yet',
  detail: ({ metadata }) => `Video · ${shapeOf(metadata)}${metadata.muted ? ', silent' : ''}`,
  refuses: ({ videoType, videoUrl }) => {
    const problem = videoType === 'EXTERNAL' ? videoFileProblem(videoUrl) : undefined
    return problem === undefined ? {} : { videoUrl: problem }
  },
  shows: { kind: 'VIDEO', write: (data, videoUrl) => ({ ...data, videoUrl, videoType: 'UPLOADED' }) },
  look: ({ metadata }) => ({ metadata }),
  sections: [
    { id: 'video', label: 'Video', Form: VideoSection },
    { id: 'play', label: 'Play', isLook: true, Form: PlaySection },
    { id: 'shape', label: 'Shape', isLook: true, Form: ShapeSection },
    { id: 'space', label: 'Space', isLook: true, Form: SpaceSection },
  ],
}
