import type { Rule } from './rule.ts'

const CAP = 64

/** How wide a module gets on paper. */
export const printSize: Rule = ({ printMm, smallestPrintMm, widthModules }) =>
  printMm !== undefined && printMm < smallestPrintMm
    ? {
        rule: 'print-size',
        message: `At ${printMm} mm each module is ${(printMm / widthModules).toFixed(2)} mm wide. Print the code at least ${smallestPrintMm} mm wide.`,
        fix: 'PRINT_LARGER',
        cap: CAP,
      }
    : undefined
