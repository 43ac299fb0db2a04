import type { ImportedLink } from '@taplet/contract'
import { useText } from '../../../lib/text.ts'
import { Chip } from '../../../ui/layout/chip.tsx'
import { ScrollTable } from '../../../ui/layout/scroll-table.tsx'
import { useKnown } from '../parts/use-known.ts'
import { destinationLabel, shownDestination } from '../parts/destination.ts'
import styles from './import.module.css'

interface ImportTableProps {
  fileName: string
  rows: readonly ImportedLink[]
  /** The links were created; before, the table is a preview. */
  isMade: boolean
}

const ORDER: readonly ImportedLink['outcome'][] = ['REFUSED', 'UPDATED', 'CREATED', 'UNCHANGED']
const tones = { CREATED: 'green', UPDATED: 'blue', UNCHANGED: 'plain' } as const

/** The result of each line, those with problems first. */
export function ImportTable({ fileName, rows, isMade }: ImportTableProps) {
  const t = useText()
  const known = useKnown()
  const count = (outcome: ImportedLink['outcome']) => rows.filter((row) => row.outcome === outcome).length
  const bad = count('REFUSED')
  const words = {
    made: count('CREATED'),
    updated: count('UPDATED'),
    same: count('UNCHANGED'),
    bad,
    file: fileName,
  }
  const said = isMade ? 'linkImport:made' : bad > 0 ? 'linkImport:someBad' : 'linkImport:allGood'
  const inOrder = rows.toSorted((one, other) => ORDER.indexOf(one.outcome) - ORDER.indexOf(other.outcome))
  return (
    <>
      <p role="status">{t(said, words)}</p>
      <ScrollTable className={styles.lines} label={fileName}>
        <thead>
          <tr>
            <th>{t('linkImport:line')}</th>
            <th>{t('linkImport:name')}</th>
            <th>{t('linkImport:result')}</th>
          </tr>
        </thead>
        <tbody>
          {inOrder.map(({ line, outcome, problem, link }) => (
            <tr key={line} data-outcome={outcome}>
              <td>{line}</td>
              <td>{link?.tagName || '–'}</td>
              <td>
                {outcome === 'REFUSED' ? (
                  problem
                ) : (
                  <>
                    <Chip tone={tones[outcome]}>{t(`linkImport:${isMade ? 'outcomes' : 'plans'}.${outcome}`)}</Chip>{' '}
                    {link && destinationLabel(shownDestination(link, known), t)}
                  </>
                )}
              </td>
            </tr>
          ))}
        </tbody>
      </ScrollTable>
    </>
  )
}
