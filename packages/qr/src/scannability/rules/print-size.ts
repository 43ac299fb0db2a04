import { messages } from '../messages/messages.ts'
import type { Rule } from './rule.ts'

const CAP = 64

/** Width of a printed module. */
export const printSize: Rule = ({ printMm, smallestPrintMm, widthModules }) =>
  printMm !== undefined && printMm < smallestPrintMm
    ? {
        rule: 'print-size',
        message: messages.later('printSize', {
          print: printMm,
          module: (printMm / widthModules).toFixed(2),
          smallest: smallestPrintMm,
        }),
        fix: 'PRINT_LARGER',
        cap: CAP,
      }
    : undefined
