import type { ReactNode } from 'react'
import type { KindViewProps } from '../shared/kind-view-props.ts'
import type { productKind } from './schema.ts'
import { isSafeLink } from '../../define/fields.ts'
import { Arrow } from '../../parts/arrow.tsx'
import type { ProductOnShow, VariantOnShow } from '../../define/live-info.ts'
import type { SlideViewProps } from '../../slide/slide-view.tsx'
import { themeStyle } from '../../slide/background/theme-style.ts'
import { formatPrice } from './format-price.ts'
import { Gallery, picturesOf, Poster } from './product-pictures.tsx'
import { SaleButton } from './sale-button.tsx'
import { titleStyle } from '../shared/title-style.ts'
import { stockLabel } from './stock-label.ts'

interface PriceProps {
  variant: Pick<VariantOnShow, 'price' | 'fullPrice'>
  currency: string
  language: string
}

const Price = ({ variant: { price, fullPrice }, currency, language }: PriceProps) => (
  <>
    {fullPrice === undefined ? null : (
      <>
        <span className="tp-unseen">Before: </span>
        <s>{formatPrice(fullPrice, currency, language)}</s> <span className="tp-unseen">Now: </span>
      </>
    )}
    <b>{formatPrice(price, currency, language)}</b>
  </>
)

interface VariantsProps {
  shown: ProductOnShow
  language: string
  /** Names the group of radio buttons. */
  groupName: string
  /** Where no script runs: the choice stands there as visitors will find it. */
  isPreview: boolean
}

/** All variants to read; the script puts a choice in their place. */
function Variants({ shown: { variants, currency, images }, language, groupName, isPreview }: VariantsProps) {
  const first = variants.find(({ isAvailable }) => isAvailable) ?? variants[0]
  return (
    <>
      <fieldset className="tp-choice" hidden={!isPreview}>
        <legend className="tp-unseen">Choose one</legend>
        {variants.map(({ variantId, name, colour, isAvailable }) => (
          <label key={variantId} data-off={isAvailable ? undefined : ''}>
            <input
              type="radio"
              name={groupName}
              value={variantId}
              defaultChecked={isPreview && variantId === first?.variantId}
            />
            {colour ? <i style={{ background: colour }} /> : null}
            <span>{name}</span>
          </label>
        ))}
      </fieldset>
      <ul className="tp-variants">
        {variants.map((variant) => (
          <li key={variant.variantId} data-variant={variant.variantId} data-shows={variant.imageUrl || images[0]?.url}>
            <span>{variant.name}</span>
            <span className="tp-cost">
              <Price {...{ variant, currency, language }} />
            </span>
            <em>{stockLabel(variant)}</em>
          </li>
        ))}
      </ul>
    </>
  )
}

/** What it costs before a variant is chosen. */
function FirstPrice({ shown: { variants, currency }, language }: Pick<VariantsProps, 'shown' | 'language'>) {
  const [first] = variants.toSorted((one, other) => one.price - other.price)
  if (!first) return null
  return (
    <p className="tp-price">
      {variants.some(({ price }) => price !== first.price) ? 'From ' : null}
      <Price variant={first} {...{ currency, language }} />
    </p>
  )
}

interface FactsProps extends Omit<VariantsProps, 'groupName'> {
  productId: string
  /** Undefined where a poster says it. */
  title: ReactNode
}

function Facts({ shown, productId, title, language, isPreview }: FactsProps) {
  const { description, variants, buyUrl, sale } = shown
  const isSoldOut = !variants.some(({ isAvailable }) => isAvailable)
  const [only] = variants.length === 1 ? variants : []
  return (
    <div className="tp-product-facts">
      {title}
      <FirstPrice {...{ shown, language }} />
      {variants.length > 1 ? <Variants {...{ shown, language, isPreview }} groupName={`variant-${productId}`} /> : null}
      <p className="tp-left" role="status">
        {isSoldOut ? 'Sold out' : only && stockLabel(only)}
      </p>
      {description ? <p className="tp-about">{description}</p> : null}
      {sale ? <SaleButton {...{ shown, productId, language, isPreview }} /> : null}
      {isSafeLink(buyUrl) ? (
        <a
          className={`tp-link ${sale ? 'tp-quiet' : 'tp-filled'} tp-buy`}
          href={buyUrl}
          target="_blank"
          rel="noopener"
          hidden={isSoldOut}
        >
          <span>Buy at {new URL(buyUrl).host.replace(/^www\./, '')}</span>
          <Arrow />
        </a>
      ) : null}
    </div>
  )
}

/** What the slide says in place of the facts of a product that nobody can buy. */
const NotOnSale = () => (
  <div className="tp-product-facts">
    <p className="tp-left">Not on sale at the moment</p>
  </div>
)

const findShown = (live: SlideViewProps['live'], productId: string): ProductOnShow | undefined =>
  live?.products && Object.hasOwn(live.products, productId) ? live.products[productId] : undefined

/** A product with its pictures, variants, price and stock as they were when the page was made; a script asks for them again. */
export function ProductView(props: KindViewProps<typeof productKind>) {
  const { slide, content, media, live, isDeferred, isPriority = false, page, language, footer } = props
  const { productId } = content
  const shown = findShown(live, productId)
  const title = shown?.title ?? slide.itemName
  const pictures = shown ? picturesOf(shown) : []
  const { titleFont } = slide
  const isPreview = !page
  const asks = shown && page ? { 'data-module': 'product', 'data-item': page.experienceItemId } : {}
  return (
    <div className="tp-slide" style={themeStyle(slide.viewMetadata)}>
      <div className="tp-ground" />
      <div className="tp-stack tp-top tp-product" {...asks} data-currency={shown?.currency} data-language={language}>
        {pictures.length > 0 ? (
          <Gallery {...{ title, pictures, isPreview, media, isDeferred, isPriority }} />
        ) : (
          <Poster {...{ title, titleFont }} look={slide.viewMetadata} />
        )}
        {shown ? (
          <Facts
            {...{ shown, productId, language, isPreview }}
            title={pictures.length > 0 ? <h2 style={titleStyle(titleFont)}>{title}</h2> : null}
          />
        ) : (
          <NotOnSale />
        )}
        {footer ? <div className="tp-footer">{footer}</div> : null}
      </div>
    </div>
  )
}
