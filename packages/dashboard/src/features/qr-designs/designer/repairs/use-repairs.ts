import { checkRules, makeSafe, type ScanDesign } from '@taplet/qr/scannability'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { mended } from './mended.ts'
import { plainerStep } from './plainer-step.ts'
import type { DesignEditor } from '../state/use-design-editor.ts'

/** The repairs of the scan check as edits of the design: one by its name, or all that are needed. */
export function useRepairs(editor: DesignEditor, scan: ScanDesign) {
  const t = useText()
  const adopt = ({ config, logo }: ScanDesign) =>
    editor.edit((design) => {
      // A logo that is still being fetched was not judged, and is not touched.
      if (!scan.logo || !design.logo) return { ...design, clientConfig: config }
      return { ...design, clientConfig: config, logo: logo ? { ...design.logo, share: logo.share } : null }
    })
  return {
    fix: (id: string) => adopt(mended(scan, id)),
    makeSafe: () => {
      const safe = makeSafe(scan)
      // The rules have nothing more to say: readers who stumble all the same are helped step by step.
      const next = safe === scan ? plainerStep(scan) : safe
      if (!next) return
      adopt(next)
      toast.done(t('qrDesigner:check.safeDone', { score: checkRules(next).cap }))
    },
  }
}
