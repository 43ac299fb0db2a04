export const sum = (numbers: readonly number[]): number => numbers.reduce((total, number) => total + number, 0)

/** With at most three digits behind the point: a thousandth of a module or millimetre is finer than any printer's dot. */
export const inThousandths = (value: number): number => Math.round(value * 1000) / 1000
