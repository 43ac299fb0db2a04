import { NAME_MAX } from '../../entities/slide/name-problem.ts'

/** The name of a copy, cut to what a name may hold. */
export const copyName = (name: string): string => Array.from(name).slice(0, NAME_MAX).join('')
