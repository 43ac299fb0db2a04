import { LONGEST, type PriceRow } from '../schema.ts'

const PRICE = /\d/

const cut = (text: string, most: number): string => Array.from(text.trim()).slice(0, most).join('')

/** Returns the fields of a line by how many cells it has; the price is the last cell with a digit. */
function fieldsOf(cells: readonly string[]): Partial<PriceRow> {
  const [name = '', second = '', third = '', fourth = ''] = cells
  if (cells.length <= 1) return { name }
  if (cells.length === 2) return { name, ...(PRICE.test(second) ? { price: second } : { detail: second }) }
  if (cells.length === 3)
    return PRICE.test(third) ? { name, detail: second, price: third } : { name, price: second, mark: third }
  return { name, detail: second, price: third, mark: fourth }
}

/**
 * Returns the rows of a table that was copied from a spreadsheet; undefined for what is no table. A line with one cell
 * among longer ones is a heading.
 */
export function pastedRows(text: string): PriceRow[] | undefined {
  if (!/[\t\n]/.test(text.trim())) return undefined
  const lines = text
    .split(/\r?\n/)
    .map((line) => line.replace(/\t+$/, '').split('\t'))
    .filter((cells) => cells.some((cell) => cell.trim() !== ''))
  const isTable = lines.some((cells) => cells.length > 1)
  return lines.map((cells) => {
    const { name = '', detail = '', price = '', mark = '' } = fieldsOf(cells)
    return {
      name: cut(name, LONGEST.name),
      detail: cut(detail, LONGEST.detail),
      price: cut(price, LONGEST.price),
      mark: cut(mark, LONGEST.mark),
      isHeading: isTable && cells.length === 1,
    }
  })
}
