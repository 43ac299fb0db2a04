import { glows } from './glows.ts'
import { papers } from './papers.ts'
import { patterns } from './patterns.ts'
import { shapes } from './shapes.ts'

/** Every background of the stock, in the order of the picker. */
export const stockTable = [...glows, ...papers, ...patterns, ...shapes] as const
