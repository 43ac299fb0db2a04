import type { EditorProps, WidgetEditor } from '../../define/define-editor.ts'
import { SpaceAbove } from '../../parts/space-above.tsx'
import { videoFileProblem } from './file-problem.ts'
import type { videoSchema } from './schema.ts'
import { messages } from './messages/messages.ts'

type Video = typeof videoSchema
type Data = EditorProps<Video>['data']

type Say = ReturnType<typeof messages>

const sources = ['UPLOADED', 'EXTERNAL'] as const
const orientations = ['PORTRAIT', 'SQUARE', 'LANDSCAPE'] as const

function VideoSection({ data, errors, onChange, controls: { Choice, Media, Text }, language }: EditorProps<Video>) {
  const say = messages(language)
  return (
    <>
      <Choice
        label={say('source')}
        value={data.videoType}
        options={sources.map((value) => ({ value, label: say(`sources.${value}`) }))}
        // The options are the two literals above. An address of the one source means nothing to the other.
        onChange={(value) => onChange({ ...data, videoType: value as Data['videoType'], videoUrl: '' })}
      />
      {data.videoType === 'UPLOADED' ? (
        <Media
          label={say('video')}
          kind="VIDEO"
          value={data.videoUrl}
          error={errors['videoUrl']}
          onChange={(videoUrl) => onChange({ ...data, videoUrl })}
        />
      ) : (
        <Text
          label={say('url')}
          inputMode="url"
          value={data.videoUrl}
          error={errors['videoUrl']}
          placeholder="https://"
          hint={say('urlHint')}
          onChange={(videoUrl) => onChange({ ...data, videoUrl: videoUrl.trim() })}
        />
      )}
    </>
  )
}

/** What becomes of a video that plays by itself, or not; browsers have a say in it. */
function playHint({ autoplay, muted, fullscreen }: Data['metadata'], say: Say): string {
  if (!autoplay && fullscreen) return say('playBehind')
  if (!autoplay) return say('playOnTap')
  return say(muted ? 'playInView' : 'playWithSound')
}

function soundHint({ autoplay, muted }: Data['metadata'], say: Say): string {
  if (muted) return say('mutedHint')
  return say(autoplay ? 'soundOnTap' : 'soundOnStart')
}

function controlsHint({ autoplay, controls, fullscreen }: Data['metadata'], say: Say): string {
  if (fullscreen) return say('controlsBehind')
  if (controls) return say('controlsOn')
  return say(autoplay ? 'controlsTap' : 'controlsWithout')
}

function PlaySection({ data, onChange, controls: { Switch }, language }: EditorProps<Video>) {
  const say = messages(language)
  const { metadata } = data
  const set = (change: Partial<Data['metadata']>) => onChange({ ...data, metadata: { ...metadata, ...change } })
  return (
    <>
      <Switch
        label={say('autoplay')}
        hint={playHint(metadata, say)}
        checked={metadata.autoplay}
        onChange={(autoplay) => set({ autoplay })}
      />
      <Switch label={say('loop')} hint={say('loopHint')} checked={metadata.loop} onChange={(loop) => set({ loop })} />
      <Switch
        label={say('muted')}
        hint={soundHint(metadata, say)}
        checked={metadata.muted}
        onChange={(muted) => set({ muted })}
      />
      <Switch
        label={say('controls')}
        hint={controlsHint(metadata, say)}
        checked={metadata.controls}
        onChange={(controls) => set({ controls })}
      />
    </>
  )
}

function ShapeSection({ data, onChange, controls: { Choice, Focal, Slider, Switch }, language }: EditorProps<Video>) {
  const say = messages(language)
  const { metadata } = data
  const set = (change: Partial<Data['metadata']>) => onChange({ ...data, metadata: { ...metadata, ...change } })
  return (
    <>
      <Switch
        label={say('fullScreen')}
        hint={say('fullScreenHint')}
        checked={metadata.fullscreen}
        onChange={(fullscreen) => set({ fullscreen })}
      />
      <Focal
        label={say('focus')}
        kind="VIDEO"
        url={data.videoUrl}
        value={metadata.focalPoint}
        onChange={(focalPoint) => set({ focalPoint })}
      />
      {!metadata.fullscreen && (
        <>
          <Choice
            label={say('orientation')}
            value={metadata.orientation}
            options={orientations.map((value) => ({ value, label: say(`orientations.${value}`) }))}
            // The options are the three literals above.
            onChange={(value) => set({ orientation: value as Data['metadata']['orientation'] })}
          />
          <Slider
            label={say('width')}
            unit="%"
            min={10}
            max={100}
            value={metadata.width}
            onChange={(width) => set({ width })}
          />
          <Slider
            label={say('corners')}
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

function SpaceSection({ data, onChange, controls, language }: EditorProps<Video>) {
  const { metadata } = data
  return (
    <SpaceAbove
      language={language}
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

export const videoEditor: WidgetEditor<Video> = {
  addLabel: messages.later('video'),
  addOrder: 3,
  shortcut: 'V',
  Icon,
  title: ({ videoUrl }, language) =>
    decodeURIComponent(videoUrl.split('/').at(-1) ?? '') || messages(language)('empty'),
  detail: ({ metadata: { fullscreen, orientation, muted } }, language) => {
    const say = messages(language)
    return say(muted ? 'detailMuted' : 'detail', { shape: say(`shapes.${fullscreen ? 'FULL' : orientation}`) })
  },
  refuses: ({ videoType, videoUrl }) => {
    const problem = videoType === 'EXTERNAL' ? videoFileProblem(videoUrl) : undefined
    return problem === undefined ? {} : { videoUrl: problem }
  },
  shows: { kind: 'VIDEO', write: (data, videoUrl) => ({ ...data, videoUrl, videoType: 'UPLOADED' }) },
  look: ({ metadata }) => ({ metadata }),
  controls: { MEDIA: messages.later('video'), SPACING: messages.later('spaceAbove') },
  sections: [
    { id: 'video', label: messages.later('video'), Form: VideoSection },
    { id: 'play', label: messages.later('play'), isLook: true, Form: PlaySection },
    { id: 'shape', label: messages.later('shape'), isLook: true, Form: ShapeSection },
    { id: 'space', label: messages.later('space'), isLook: true, Form: SpaceSection },
  ],
}
