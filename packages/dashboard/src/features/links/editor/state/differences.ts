import type { Tag } from '@taplet/contract'
import type { Text } from '../../../../text/text-key.ts'
import { exactTime } from '../../../../lib/timing/clock-time.ts'
import { destinationLabel, shownDestination } from '../../parts/destination.ts'
import { toDestination } from '../../parts/destination-value.ts'
import type { Known } from '../../parts/use-known.ts'
import { type LinkValues, valuesOf } from './link-values.ts'
import { fromZonedTime } from '../../../../lib/timing/zoned-time.ts'

export interface Difference {
  label: string
  mine: string
  theirs: string
}

/** The differences between the form and the saved link, in words. */
export function differences(mine: LinkValues, saved: Tag, known: Known, t: Text): Difference[] {
  const words = (values: LinkValues): [string, string][] => [
    [t('linkForm:fields.tagName'), values.tagName],
    [t('linkForm:fields.tagSubType'), values.isTag ? t(`links:looks.${values.tagSubType}`) : ''],
    [t('linkForm:fields.destination'), destinationLabel(shownDestination(toDestination(values.destination), known), t)],
    [
      t('linkForm:fields.qrDesignId'),
      known.designById.get(values.qrDesignId ?? '')?.qrDesignName ?? t('links:design.plain'),
    ],
    [t('linkForm:fields.active'), t(values.active ? 'linkForm:yes' : 'linkForm:no')],
    [t('linkForm:fields.note'), values.note],
    [t('linkForm:fields.slug'), values.slug],
    [t('linkForm:fields.fallbackUrl'), values.fallbackUrl],
    [t('linkForm:fields.rules'), t('links:chips.rules', { count: values.rules.length })],
    [t('linkForm:fields.utm'), Object.values(values.utm).filter(Boolean).join(', ')],
    [t('linkForm:fields.expiresAt'), whenWords(values)],
  ]
  const theirs = words(valuesOf(saved))
  const found = words(mine).map(([label, value], index) => ({
    label,
    mine: value || t('linkForm:conflict.empty'),
    theirs: theirs[index]?.[1] || t('linkForm:conflict.empty'),
  }))
  const areRulesOther = JSON.stringify(mine.rules) !== JSON.stringify(saved.rules)
  return found.filter((one) => one.mine !== one.theirs || (one.label === t('linkForm:fields.rules') && areRulesOther))
}

function whenWords({ expires }: LinkValues): string {
  const at = fromZonedTime(expires.local, expires.zone)
  return at === null ? '' : exactTime(at)
}
