import type { Language } from '@taplet/messages'
import type { ReactNode } from 'react'
import type { KindViewProps } from '../shared/kind-view-props.ts'
import type { productKind } from './schema.ts'
import { isSafeLink } from '../../define/fields.ts'
import { Arrow } from '../../parts/arrow.tsx'
import type { ProductOnShow, VariantOnShow } from '../../define/live-info.ts'
import type { SlideViewProps } from '../../slide/slide-view.tsx'
import { SlideFooter } from '../../slide/slide-footer.tsx'
import { themeStyle } from '../../slide/background/theme-style.ts'
import { formatPrice } from './format-price.ts'
import { Gallery, picturesOf, Poster } from './product-pictures.tsx'
import { handWords } from '../../parts/hand-words.ts'
import { messages } from './messages/messages.ts'
import { messages as scriptMessages } from './script/messages/messages.ts'
import { SaleButton } from './sale-button.tsx'
import { titleStyle } from '../shared/title-style.ts'
import { stockLabel } from './stock-label.ts'

interface PriceProps {
  variant: Pick<VariantOnShow, 'price' | 'fullPrice'>
  currency: string
  language: Language
  priceLanguage: string
}

const Price = ({ variant: { price, fullPrice }, currency, language, priceLanguage }: PriceProps) => (
  <>
    {fullPrice === undefined ? null : (
      <>
        <span className="tp-unseen">{messages(language)('before')}</span>
        <s>{formatPrice(fullPrice, currency, priceLanguage)}</s>{' '}
        <span className="tp-unseen">{messages(language)('now')}</span>
      </>
    )}
    <b>{formatPrice(price, currency, priceLanguage)}</b>
  </>
)

interface VariantsProps {
  shown: ProductOnShow
  language: Language
  priceLanguage: string
  /** The `name` that groups the radio buttons. */
  groupName: string
  /** True where no script runs: the variant picker is drawn as visitors will see it. */
  isPreview: boolean
}

/** Lists all variants; the script replaces the list with a picker. */
function Variants({ shown, language, priceLanguage, groupName, isPreview }: VariantsProps) {
  const { variants, currency, images } = shown
  const say = messages(language)
  const first = variants.find(({ isAvailable }) => isAvailable) ?? variants[0]
  return (
    <>
      <fieldset className="tp-choice" hidden={!isPreview}>
        <legend className="tp-unseen">{say('chooseOne')}</legend>
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
              <Price {...{ variant, currency, language, priceLanguage }} />
            </span>
            <em>{stockLabel(variant, say)}</em>
          </li>
        ))}
      </ul>
    </>
  )
}

/** The price shown before a variant is chosen. */
function FirstPrice({ shown, language, priceLanguage }: Omit<VariantsProps, 'groupName' | 'isPreview'>) {
  const { variants, currency } = shown
  const [first] = variants.toSorted((one, other) => one.price - other.price)
  if (!first) return null
  return (
    <p className="tp-price">
      {variants.some(({ price }) => price !== first.price) ? messages(language)('from') : null}
      <Price variant={first} {...{ currency, language, priceLanguage }} />
    </p>
  )
}

interface FactsProps extends Omit<VariantsProps, 'groupName'> {
  productId: string
  /** Undefined when a poster shows it. */
  title: ReactNode
}

function Facts({ shown, productId, title, language, priceLanguage, isPreview }: FactsProps) {
  const say = messages(language)
  const { description, variants, buyUrl, sale } = shown
  const isSoldOut = !variants.some(({ isAvailable }) => isAvailable)
  const [only] = variants.length === 1 ? variants : []
  return (
    <div className="tp-product-facts">
      {title}
      <FirstPrice {...{ shown, language, priceLanguage }} />
      {variants.length > 1 ? (
        <Variants {...{ shown, language, priceLanguage, isPreview }} groupName={`variant-${productId}`} />
      ) : null}
      <p className="tp-left" role="status">
        {isSoldOut ? say('soldOut') : only && stockLabel(only, say)}
      </p>
      {description ? <p className="tp-about">{description}</p> : null}
      {sale ? <SaleButton {...{ shown, productId, language, priceLanguage, isPreview }} /> : null}
      {isSafeLink(buyUrl) ? (
        <a
          className={`tp-link ${sale ? 'tp-quiet' : 'tp-filled'} tp-buy`}
          href={buyUrl}
          target="_blank"
          rel="noopener"
          hidden={isSoldOut}
        >
          <span>{say('buyAt', { host: new URL(buyUrl).host.replace(/^www\./, '') })}</span>
          <Arrow />
        </a>
      ) : null}
    </div>
  )
}

/** Shown in place of a product's facts when it cannot be bought. */
const NotOnSale = ({ language }: { language: Language }) => (
  <div className="tp-product-facts">
    <p className="tp-left">{messages(language)('notOnSale')}</p>
  </div>
)

const findShown = (live: SlideViewProps['live'], productId: string): ProductOnShow | undefined =>
  live?.products && Object.hasOwn(live.products, productId) ? live.products[productId] : undefined

/** A product with its pictures, variants, price and stock when the page was rendered; a script refreshes them. */
export function ProductView(props: KindViewProps<typeof productKind>) {
  const { slide, content, media, live, isDeferred, isPriority = false, page, language, priceLanguage, footer } = props
  const { productId } = content
  const shown = findShown(live, productId)
  const title = shown?.title ?? slide.title
  const pictures = shown ? picturesOf(shown) : []
  const { titleFont } = slide
  const isPreview = !page
  const asks =
    shown && page
      ? {
          'data-module': 'product',
          'data-item': page.experienceItemId,
          'data-words': handWords(scriptMessages, language),
        }
      : {}
  return (
    <div className="tp-slide" style={themeStyle(slide.viewMetadata)}>
      <div className="tp-ground" />
      <div
        className="tp-stack tp-top tp-product"
        {...asks}
        data-currency={shown?.currency}
        data-language={priceLanguage}
      >
        {pictures.length > 0 ? (
          <Gallery {...{ title, pictures, isPreview, media, isDeferred, isPriority, language }} />
        ) : (
          <Poster {...{ title, titleFont }} look={slide.viewMetadata} />
        )}
        {shown ? (
          <Facts
            {...{ shown, productId, language, priceLanguage, isPreview }}
            title={pictures.length > 0 ? <h2 style={titleStyle(titleFont)}>{title}</h2> : null}
          />
        ) : (
          <NotOnSale language={language} />
        )}
        <SlideFooter slide={slide}>{footer}</SlideFooter>
      </div>
    </div>
  )
}
