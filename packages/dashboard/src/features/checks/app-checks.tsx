import type { CheckedSlide, Finding } from '@taplet/checks'
import type { ExperienceItem, Page, View } from '@taplet/contract'
import { type LiveLookup, type MediaLookup, slide } from '@taplet/slides/schema'
import { useMemo } from 'react'
import { useNavigate } from 'react-router'
import { addTexts, useText } from '../../lib/text.ts'
import { checks as texts } from '../../text/en/slides/checks.ts'
import { Card } from '../../ui/layout/card.tsx'
import { registerSlideFonts } from '../../ui/slides/slide-fonts.ts'
import { useProductsOnShow } from '../../entities/product/use-products-on-show.ts'
import { slidePath } from '../../entities/slide/slide-path.ts'
import { CHECKS_ID } from './panel/checks-id.ts'
import styles from './panel/checks.module.css'
import { ChecksPanel } from './panel/checks-panel.tsx'
import { arrivalState } from './use-arrival.ts'
import { useChecks } from './use-checks.ts'
import { useFindings } from './use-findings.ts'
import { useStoredLayouts } from './queries.ts'
import { useFixSlides } from './use-fix-slides.ts'

addTexts('checks', texts)
registerSlideFonts()

export interface AppChecksProps {
  page: Page
  /** The slides of the app, in order. */
  itemIds: readonly string[]
  itemById: ReadonlyMap<string, ExperienceItem>
  viewById: ReadonlyMap<string, View>
  media: MediaLookup
}

// The server renders these for visitors; only a website's address and a product's facts are checked.
const BLANK = slide.parse({ viewId: 'blank' })

/** Undefined while products are loading; null for one that is not available. */
const findProduct = (products: LiveLookup['products'], productId: string): CheckedSlide['product'] =>
  products && (Object.hasOwn(products, productId) ? products[productId] : null)

function toChecked(
  { experienceItemId, itemName, websiteUrl, viewId, productId }: ExperienceItem,
  views: AppChecksProps['viewById'],
  products: LiveLookup['products'],
): CheckedSlide[] {
  const named = { slideId: experienceItemId, name: itemName }
  if (websiteUrl) return [{ ...named, content: BLANK, websiteUrl }]
  const product = productId === null ? undefined : findProduct(products, productId)
  if (product !== undefined) return [{ ...named, content: BLANK, product }]
  const content = views.get(viewId ?? '')
  return content ? [{ ...named, content }] : []
}

/** The panel with the findings of an app. */
export function AppChecks({ page, itemIds, itemById, viewById, media }: AppChecksProps) {
  const { experienceId } = page
  const t = useText()
  const navigate = useNavigate()
  const items = useMemo(() => itemIds.flatMap((id) => itemById.get(id) ?? []), [itemIds, itemById])
  const { products } = useProductsOnShow(items.some(({ productId }) => productId !== null))
  const slides = useMemo(
    () => items.flatMap((item) => toChecked(item, viewById, products)),
    [items, viewById, products],
  )
  const { stored, store } = useStoredLayouts(experienceId)
  const checks = useChecks({
    slides,
    media,
    isApp: true,
    triesLinks: true,
    stored,
    onMeasured: (one) => void store(one),
  })
  const shown = useFindings(checks)
  const { fix, isFixing } = useFixSlides(page, itemIds)
  const handleTake = ({ slideId, widgetId, control }: Finding) =>
    navigate(slidePath(slideId, experienceId), { state: arrivalState({ widgetId, control }) })
  return (
    <div id={CHECKS_ID} className={styles.app}>
      <Card title={t('checks:title')}>
        <ChecksPanel
          checks={checks}
          {...shown}
          isFixing={isFixing}
          groups={[
            ...slides.map(({ slideId, name }, index) => ({ key: slideId, name, place: index + 1 })),
            { key: '', name: t('checks:wholeApp') },
          ]}
          onFix={fix}
          onTake={handleTake}
        />
      </Card>
    </div>
  )
}
