import type { Tag } from '@taplet/contract'
import { Suspense, useState } from 'react'
import { useFormContext } from 'react-hook-form'
import { useText } from '../../../../lib/text.ts'
import { Icon } from '../../../../ui/icons/icon.tsx'
import { lazyComponent } from '../../../../ui/lazy/lazy-component.tsx'
import { Skeleton } from '../../../../ui/states/skeleton.tsx'
import type { Known } from '../../parts/use-known.ts'
import styles from '../editor.module.css'
import type { LinkValues } from '../state/link-values.ts'
import { ExpiresField } from './expires-field.tsx'
import { FallbackField } from './fallback-field.tsx'
import { PasswordPart } from './password-part.tsx'
import { SlugField } from './slug-field.tsx'
import { UtmFields } from './utm-fields.tsx'

const RulesField = lazyComponent(async () => (await import('../../rules/rules-field.tsx')).RulesField)

interface MoreCardProps {
  link: Tag | undefined
  known: Known
  host: string
}

const inHere = ['slug', 'fallbackUrl', 'rules', 'password', 'expires'] as const satisfies (keyof LinkValues)[]

/** Whether any of its fields is in use. */
const isUsed = (link: Tag | undefined): boolean =>
  link !== undefined &&
  (link.slug !== '' ||
    link.rules.length > 0 ||
    link.hasPassword ||
    link.expiresAt !== null ||
    link.fallbackUrl !== '' ||
    Object.values(link.utm).some(Boolean))

/** What few links need: short name, rules, UTM parameters, password, expiry, fallback. */
export function MoreCard({ link, known, host }: MoreCardProps) {
  const t = useText()
  const { formState } = useFormContext<LinkValues>()
  const [isAsked, setIsAsked] = useState(() => isUsed(link))
  // Errors must be visible.
  const isOpen = isAsked || inHere.some((name) => formState.errors[name])
  return (
    <section className={styles.more} data-open={isOpen}>
      <h2>
        <button type="button" aria-expanded={isOpen} onClick={() => setIsAsked(!isOpen)}>
          <span>
            {t('linkForm:more')}
            <small>{t('linkForm:moreHint')}</small>
          </span>
          <Icon name="down" />
        </button>
      </h2>
      {isOpen && (
        <div className={styles.parts}>
          <SlugField link={link} host={host} />
          <Suspense fallback={<Skeleton height={120} radius={12} />}>
            <RulesField known={known} />
          </Suspense>
          <UtmFields />
          <PasswordPart hasPassword={link?.hasPassword ?? false} />
          <ExpiresField />
          <FallbackField />
        </div>
      )}
    </section>
  )
}
