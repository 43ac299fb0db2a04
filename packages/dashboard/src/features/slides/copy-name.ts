import { NAME_MAX } from '../../entities/slide/name-problem.ts'

/** Names a copy, cut to the longest allowed name. */
export const copyName = (name: string): string => Array.from(name).slice(0, NAME_MAX).join('')
