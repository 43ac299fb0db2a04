import styles from './data-table.module.css'

export interface TableData {
  /** The first one names the rows. */
  columns: readonly string[]
  rows: readonly { key: string; cells: readonly string[] }[]
}

/** The numbers behind a plot as a table, to read, hear or copy. */
export function DataTable({ caption, data: { columns, rows } }: { caption: string; data: TableData }) {
  return (
    // oxlint-disable-next-line jsx-a11y/no-noninteractive-tabindex -- what scrolls must be reached by keyboard
    <div className={styles.room} role="group" aria-label={caption} tabIndex={0}>
      <table className={styles.table}>
        <caption className="visually-hidden">{caption}</caption>
        <thead>
          <tr>
            {columns.map((column) => (
              <th key={column} scope="col">
                {column}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map(({ key, cells: [name, ...numbers] }) => (
            <tr key={key}>
              <th scope="row">{name}</th>
              {numbers.map((number, index) => (
                <td key={columns[index + 1]}>{number}</td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  )
}
