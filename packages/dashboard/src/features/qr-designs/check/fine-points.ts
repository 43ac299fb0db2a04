import { text } from '../../../lib/text.ts'
import { contrastWith } from '../designer/panels/contrast.ts'
import { colourParts } from '../designer/panels/colour-parts.ts'
import type { LiveCheck } from './use-check.ts'

interface Point {
  title: string
  words: string
}

const SHORT_ADDRESS = 60 // characters: up to version 5 at level Q

/** What is fine, for people who want certainty. */
export function finePoints({ scan, check }: LiveCheck): readonly Point[] {
  const { coloring } = scan.config
  const hasRule = (end: string) => check.reasons.some(({ rule }) => rule.endsWith(end))
  const inks = colourParts(coloring).filter(({ key }) => key !== 'backgroundColor')
  const ratio = Math.min(...inks.map(({ key }) => contrastWith(coloring.backgroundColor, coloring[key]).ratio))
  return [
    ...(hasRule('contrast') || hasRule('inverted')
      ? []
      : [{ title: text('qrDesigner:check.contrastTitle'), words: text('qrDesigner:check.contrast', { ratio }) }]),
    ...(hasRule('quiet-zone')
      ? []
      : [{ title: text('qrDesigner:check.quietTitle'), words: text('qrDesigner:check.quiet') }]),
    {
      title: text('qrDesigner:check.repairTitle'),
      words: text(scan.logo ? 'qrDesigner:check.repairH' : 'qrDesigner:check.repairQ'),
    },
    ...(scan.text.length <= SHORT_ADDRESS
      ? [
          {
            title: text('qrDesigner:check.shortTitle'),
            words: text('qrDesigner:check.short', { count: scan.text.length }),
          },
        ]
      : []),
  ]
}
