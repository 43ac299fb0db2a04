import { useText } from '../../../lib/text.ts'
import { Segment } from '../../../ui/fields/segment.tsx'

interface OutputFieldProps {
  isSheet: boolean
  /** The other one was chosen. */
  onChange: () => void
}

/** One link's code: as a file, or many times on sheets of labels. */
export function OutputField({ isSheet, onChange }: OutputFieldProps) {
  const t = useText()
  return (
    <Segment
      label={t('qrDownload:output')}
      value={isSheet ? 'labels' : 'file'}
      options={[
        { value: 'file', label: t('qrDownload:oneFile') },
        { value: 'labels', label: t('qrDownload:labels') },
      ]}
      onChange={onChange}
    />
  )
}
