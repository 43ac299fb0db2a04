import { path, stroke } from '../svg.ts'

const OUTLINE =
  'M-92 34C-86-20-44-56 4-54C54-52 88-16 92 36C94 48 78 50 70 40C54 14 30 6 2 6C-28 6-54 16-70 40C-78 52-94 48-92 34z'
const LAYERS: readonly [string, string][] = [
  ['M-91 32C-88 4-74-20-56-35L-46 18C-56 22-64 30-70 40C-78 51-93 46-91 32z', '#E9A955'],
  ['M-53-37C-44-44-34-49-23-52L-17 7C-27 9-36 12-43 16z', '#F0B868'],
  ['M-19-53C-4-56 12-55 25-52L19 7C8 5-4 5-14 6z', '#F4C47A'],
  ['M29-51C40-47 48-42 55-36L45 16C38 12 30 9 22 8z', '#F0B868'],
  ['M59-33C78-17 88 6 91 34C93 47 78 50 70 40C64 30 56 22 48 18z', '#E9A955'],
]
const SEAMS =
  'M-80 20C-76 4-70-8-60-18M-40-26C-38-14-36-4-34 4M-2-42C-3-28-3-16-2-6M38-30C36-18 34-8 32 2M74-2C68-10 64-16 60-20'

/** A croissant from above, about 184 wide, around the origin. */
export const croissant = (): string =>
  path(OUTLINE, '#DE9440') +
  LAYERS.map(([outline, fill]) => path(outline, fill)).join('') +
  stroke(SEAMS, '#CB8139', 2.2)

export const croissantShadow = (shade: string): string => path(OUTLINE, shade)
