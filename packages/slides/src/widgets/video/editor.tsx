import type { WidgetEditor } from '../../define/define-editor.ts'
import { videoFileProblem } from './file-problem.ts'
import type { videoSchema } from './schema.ts'
import { messages } from './messages/messages.ts'

type Video = typeof videoSchema

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
    { id: 'video', label: messages.later('video'), load: async () => (await import('./form/form.tsx')).VideoSection },
    {
      id: 'play',
      label: messages.later('play'),
      isLook: true,
      load: async () => (await import('./form/form.tsx')).PlaySection,
    },
    {
      id: 'shape',
      label: messages.later('shape'),
      isLook: true,
      load: async () => (await import('./form/form.tsx')).ShapeSection,
    },
    {
      id: 'space',
      label: messages.later('space'),
      isLook: true,
      load: async () => (await import('./form/form.tsx')).SpaceSection,
    },
  ],
}
