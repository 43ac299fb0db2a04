import { useQuery } from '@tanstack/react-query'
import { useApi } from '../../../lib/api/api.ts'
import { EditMedia } from './edit-media.tsx'
import type { MediaPickerProps } from '../../../entities/media/media-picker.ts'
import { mediaQuery } from '../../../entities/media/queries.ts'

/** The editor of the current choice, without the library. Renders nothing for a file from another source. */
export function EditChosen({ value, onChoose, onClose }: Pick<MediaPickerProps, 'value' | 'onChoose' | 'onClose'>) {
  const { data: library } = useQuery(mediaQuery(useApi()))
  const item = library?.find((one) => one.url === value)
  return library && item ? <EditMedia {...{ item, library, onClose }} onUse={onChoose} isShown /> : null
}
