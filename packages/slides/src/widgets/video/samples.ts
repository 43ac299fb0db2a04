import type { Samples } from '../../define/define-samples.ts'
import type { videoSchema } from './schema.ts'

const statuses = ['READY', 'PROCESSING', 'FAILED'] as const

export const videoSamples: Samples<typeof videoSchema> = ({ video }) =>
  statuses.flatMap((status) =>
    [true, false].map((hasPoster) => ({
      name: `${status}, ${hasPoster ? 'with' : 'without'} a poster`,
      data: { videoUrl: video, metadata: { orientation: 'LANDSCAPE' as const } },
      video: { status, hasPoster },
    })),
  )
