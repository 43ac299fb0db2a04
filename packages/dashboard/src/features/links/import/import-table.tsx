import type { ImportedLink } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Chip } from '../../../ui/layout/chip.tsx'
import { ScrollTable } from '../../../ui/layout/scroll-table.tsx'
import { useKnown } from '../parts/use-known.ts'
import { destinationWords, shownDestination } from '../parts/destination.ts'
import styles from './import.module.css'

interface ImportTableProps {
  fileName: string
  rows: readonly ImportedLink[]
  /** The links are there; before, it says what would become of them. */
  isMade: boolean
}

/** What becomes of each line, those with problems first. */
export function ImportTable({ fileName, rows, isMade }: ImportTableProps) {
  const t = useText()
  const known = useKnown()
  const bad = rows.filter((row) => row.outcome === 'REFUSED')
  const good = rows.filter((row) => row.outcome === 'DONE')
  const words = { good: good.length, bad: bad.length, file: fileName }
  const said = isMade ? 'linkImport:made' : bad.length > 0 ? 'linkImport:someBad' : 'linkImport:allGood'
  return (
    <>
      <p role="status">{t(said, words)}</p>
      <ScrollTable className={styles['lines']} label={fileName}>
        <thead>
          <tr>
            <th>{t('linkImport:line')}</th>
            <th>{t('linkImport:name')}</th>
            <th>{t('linkImport:result')}</th>
          </tr>
        </thead>
        <tbody>
          {[...bad, ...good].map(({ line, outcome, problem, link }) => (
            <tr key={line} data-outcome={outcome}>
              <td>{line}</td>
              <td>{link?.tagName || '–'}</td>
              <td>
                {outcome === 'DONE' ? (
                  <>
                    <Chip tone="green">{t(isMade ? 'linkImport:isThere' : 'linkImport:willBe')}</Chip>{' '}
                    {link && destinationWords(shownDestination(link, known), t)}
                  </>
                ) : (
                  problem
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  )
}
