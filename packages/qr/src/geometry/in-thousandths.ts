/** Rounds to three decimals: a thousandth of a module or millimetre is finer than any printer's dot. */
export const inThousandths = (value: number): number => Math.round(value * 1000) / 1000
