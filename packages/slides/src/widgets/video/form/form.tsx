import type { EditorProps } from '../../../define/define-editor.ts'
import { bindFields } from '../../../parts/bind-fields.ts'
import { SpaceAbove } from '../../../parts/space-above.tsx'
import type { videoSchema } from '../schema.ts'
import { messages } from './messages/messages.ts'

type Video = typeof videoSchema
type Data = EditorProps<Video>['data']

type Say = ReturnType<typeof messages>

const sources = ['UPLOADED', 'EXTERNAL'] as const
const orientations = ['PORTRAIT', 'SQUARE', 'LANDSCAPE'] as const

export function VideoSection(props: EditorProps<Video>) {
  const {
    data,
    errors,
    onChange,
    controls: { Choice, Media, Text },
    language,
  } = props
  const { field } = bindFields(props)
  const say = messages(language)
  return (
    <>
      <Choice
        label={say('source')}
        value={data.videoType}
        options={sources.map((value) => ({ value, label: say(`sources.${value}`) }))}
        // The options are the two literals above. An address of one source is invalid for the other.
        onChange={(value) => onChange({ ...data, videoType: value as Data['videoType'], videoUrl: '' })}
      />
      {data.videoType === 'UPLOADED' ? (
        <Media label={say('video')} kind="VIDEO" {...field('videoUrl')} />
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

/** Says whether a video will autoplay; browsers may block it. */
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

export function PlaySection(props: EditorProps<Video>) {
  const {
    data,
    controls: { Switch },
    language,
  } = props
  const { toggle } = bindFields(props)
  const say = messages(language)
  const { metadata } = data
  return (
    <>
      <Switch label={say('autoplay')} hint={playHint(metadata, say)} {...toggle('metadata.autoplay')} />
      <Switch label={say('loop')} hint={say('loopHint')} {...toggle('metadata.loop')} />
      <Switch label={say('muted')} hint={soundHint(metadata, say)} {...toggle('metadata.muted')} />
      <Switch label={say('controls')} hint={controlsHint(metadata, say)} {...toggle('metadata.controls')} />
    </>
  )
}

export function ShapeSection(props: EditorProps<Video>) {
  const {
    data,
    controls: { Choice, Focal, Slider, Switch },
    language,
  } = props
  const { field, choice, toggle } = bindFields(props)
  const say = messages(language)
  const { metadata } = data
  return (
    <>
      <Switch label={say('fullScreen')} hint={say('fullScreenHint')} {...toggle('metadata.fullscreen')} />
      <Focal label={say('focus')} kind="VIDEO" url={data.videoUrl} {...field('metadata.focalPoint')} />
      {!metadata.fullscreen && (
        <>
          <Choice
            label={say('orientation')}
            {...choice('metadata.orientation')}
            options={orientations.map((value) => ({ value, label: say(`orientations.${value}`) }))}
          />
          <Slider label={say('width')} unit="%" min={10} max={100} {...field('metadata.width')} />
          <Slider label={say('corners')} unit="px" min={0} max={200} {...field('metadata.borderRadius')} />
        </>
      )}
    </>
  )
}

export function SpaceSection(props: EditorProps<Video>) {
  const { controls, language } = props
  const { field } = bindFields(props)
  return <SpaceAbove language={language} {...field('metadata.spacing')} controls={controls} />
}
