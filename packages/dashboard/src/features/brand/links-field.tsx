import { type BrandInput, MAX_BRAND_LINKS } from '@taplet/contract'
import { type LinkType, linkTypes, networks, normaliseLinkValue, socialLinkHref } from '@taplet/slides/social-links'
import { language, useText } from '../../lib/text.ts'
import { Button } from '../../ui/button.tsx'
import { SelectField } from '../../ui/fields/select-field.tsx'
import { TextField } from '../../ui/fields/text-field.tsx'
import { IconButton } from '../../ui/icon-button.tsx'
import styles from './brand.module.css'

type Links = BrandInput['links']

interface LinksFieldProps {
  links: Links
  onChange: (links: Links) => void
}

const options = linkTypes.map((value) => ({ value, label: networks[value].name(language) }))
/** What most businesses have, in the order in which it is offered. */
const USUAL: readonly LinkType[] = ['instagram', 'phonecall', 'email', 'customlink', 'facebook']

/** Profiles, numbers and addresses, one below the other. */
export function LinksField({ links, onChange }: LinksFieldProps) {
  const t = useText()
  const set = (at: number, change: Partial<Links[number]>) =>
    onChange(links.map((link, index) => (index === at ? { ...link, ...change } : link)))
  const next = USUAL.find((type) => links.every(({ linkType }) => linkType !== type)) ?? 'instagram'
  return (
    <div className={styles.links} role="group" aria-label={t('brand:about.links')}>
      {links.map(({ linkType, linkUsername }, at) => {
        const name = networks[linkType].name(language)
        const isWrong =
          linkUsername !== '' && socialLinkHref(linkType, normaliseLinkValue(linkType, linkUsername)) === ''
        return (
          // Links have no identity besides their place.
          <div key={at} className={styles.link}>
            <SelectField
              label={t('brand:about.network')}
              value={linkType}
              options={options}
              onChange={(type) => set(at, { linkType: type, linkUsername: normaliseLinkValue(type, linkUsername) })}
            />
            <TextField
              label={name}
              value={linkUsername}
              error={isWrong ? t('brand:about.wrong') : undefined}
              onChange={(event) => set(at, { linkUsername: event.target.value })}
              onBlur={() => set(at, { linkUsername: normaliseLinkValue(linkType, linkUsername) })}
            />
            <IconButton
              icon="trash"
              label={t('brand:about.remove', { name })}
              onClick={() => onChange(links.filter((_, index) => index !== at))}
            />
          </div>
        )
      })}
      {links.length < MAX_BRAND_LINKS && (
        <Button small icon="plus" onClick={() => onChange([...links, { linkType: next, linkUsername: '' }])}>
          {t('brand:about.add')}
        </Button>
      )}
    </div>
  )
}
