import { linkPath, type Order, type Page } from '@taplet/contract'
import { Link } from 'react-router'
import { useText } from '../../../../lib/text.ts'
import styles from '../../frame/detail/detail.module.css'
import { Fact } from '../../frame/detail/entry-facts.tsx'
import { slidePath } from '../../../../entities/slide/slide-path.ts'
import own from './order-detail.module.css'

/** Where it was bought, and the payment at the provider. */
export function OrderOrigin({ order, pages }: { order: Order; pages: readonly Page[] }) {
  const t = useText()
  const { fullPagePath, experienceItemId, tagId, providerUrl } = order
  const page = pages.find((one) => one.fullPagePath === fullPagePath)
  if (!fullPagePath && !experienceItemId && !tagId && !providerUrl) return null
  return (
    <section className={own['part']}>
      <h3>{t('orders:where.title')}</h3>
      <dl className={styles.facts}>
        {fullPagePath && (
          <Fact name={t('orders:where.app')}>
            {page ? <Link to={`/app/experiences/${page.experienceId}`}>{page.pageName}</Link> : fullPagePath}
          </Fact>
        )}
        {experienceItemId && (
          <Fact name={t('orders:where.slide')}>
            <Link to={slidePath(experienceItemId, page?.experienceId)}>{t('orders:where.openSlide')}</Link>
          </Fact>
        )}
        {tagId && (
          <Fact name={t('orders:where.link')}>
            <a href={linkPath(tagId)} target="_blank" rel="noopener">
              {t('orders:where.openLink')}
            </a>
          </Fact>
        )}
        {providerUrl && (
          <Fact name={t('orders:where.payment')}>
            <a href={providerUrl} target="_blank" rel="noopener">
              {t('orders:where.provider')}
            </a>
          </Fact>
        )}
      </dl>
    </section>
  )
}
