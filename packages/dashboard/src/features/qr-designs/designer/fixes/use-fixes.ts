import { checkRules, makeSafe, type ScanDesign } from '@taplet/qr/scannability'
import { useText } from '../../../../lib/text.ts'
import { toast } from '../../../../ui/toasts/toast.tsx'
import { applyFixRepeatedly } from './apply-fix-repeatedly.ts'
import { plainerStep } from './plainer-step.ts'
import type { DesignEditor } from '../state/use-design-editor.ts'

/** The fixes of the scan check as edits of the design: one by name, or all necessary ones. */
export function useFixes(editor: DesignEditor, scan: ScanDesign) {
  const t = useText()
  const adopt = ({ config, logo }: ScanDesign) =>
    editor.edit((design) => {
      // A logo that is still loading was not checked, and is not changed.
      if (!scan.logo || !design.logo) return { ...design, clientConfig: config }
      return { ...design, clientConfig: config, logo: logo ? { ...design.logo, share: logo.share } : null }
    })
  return {
    fix: (id: string) => adopt(applyFixRepeatedly(scan, id)),
    makeSafe: () => {
      const safe = makeSafe(scan)
      // If no rule applies but readers still fail, it is made plainer step by step.
      const next = safe === scan ? plainerStep(scan) : safe
      if (!next) return
      adopt(next)
      toast.done(t('qrDesigner:check.safeDone', { score: checkRules(next).cap }))
    },
  }
}
