/** Refusals of the slide library. */
export const en = {
  notShownByType: 'is not shown by a slide of this type: leave it out, or send another itemType',
} as const
