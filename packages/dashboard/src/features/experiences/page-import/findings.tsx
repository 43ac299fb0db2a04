import type { ImportedPage, ImportedPicture } from '@taplet/contract'
import { networks } from '@taplet/slides/social-links'
import { type ReactNode, useId } from 'react'
import { language, useText } from '../../../lib/text.ts'
import type { Text } from '../../../text/text-key.ts'
import { hasPart, keys, parts } from './choices.ts'
import { hoursLine } from './facts-of.ts'
import styles from './page-import.module.css'
import { PictureTick, Tick } from './tick.tsx'
import type { PageDraft } from './use-page-draft.ts'

interface FindingsProps {
  page: ImportedPage
  draft: Pick<PageDraft, 'isTicked' | 'tick'>
}

function Part({ title, children }: { title: string; children: ReactNode }) {
  const titleId = useId()
  return (
    <section className={styles.part} aria-labelledby={titleId}>
      <h3 id={titleId}>{title}</h3>
      {children}
    </section>
  )
}

const addressLabel = (url: string): string => url.replace(/^https?:\/\/(?:www\.)?/, '').replace(/\/$/, '')

function pictureLabel({ altText, width, height }: ImportedPicture, at: number, t: Text): string {
  return altText
    ? t('pageImport:pictureOf', { words: altText, width, height })
    : t('pageImport:picture', { number: at + 1, width, height })
}

/** What was found on a page, each with a box, and what was not. */
export function Findings({ page, draft: { isTicked, tick } }: FindingsProps) {
  const t = useText()
  const box = (key: string) => ({ isOn: isTicked(key), onChange: (isOn: boolean) => tick(key, isOn) })
  const missing = parts.filter((part) => !hasPart(page, part)).map((part) => t(`pageImport:missingParts.${part}`))
  return (
    <div className={styles.findings}>
      {page.description && (
        <Part title={t('pageImport:description')}>
          <Tick {...box('description')}>{page.description}</Tick>
        </Part>
      )}
      {page.logo && (
        <Part title={t('pageImport:logo')}>
          <div className={styles.pictures}>
            <PictureTick {...box('logo')} label={t('pageImport:logoOf')} src={page.logo.thumbnail} />
          </div>
        </Part>
      )}
      {page.pictures.length > 0 && (
        <Part title={t('pageImport:pictures')}>
          <div className={styles.pictures}>
            {page.pictures.map((picture, at) => (
              <PictureTick
                key={picture.url}
                {...box(keys.picture(picture.url))}
                label={pictureLabel(picture, at, t)}
                src={picture.thumbnail}
              />
            ))}
          </div>
        </Part>
      )}
      {page.links.length > 0 && (
        <Part title={t('pageImport:links')}>
          {page.links.map(({ text, url }) => (
            <Tick key={url} {...box(keys.link(url))}>
              {text} <small>{addressLabel(url)}</small>
            </Tick>
          ))}
        </Part>
      )}
      {page.profiles.length > 0 && (
        <Part title={t('pageImport:profiles')}>
          {page.profiles.map((profile) => (
            <Tick key={keys.profile(profile)} {...box(keys.profile(profile))}>
              {profile.linkUsername} <small>{networks[profile.linkType].name(language)}</small>
            </Tick>
          ))}
        </Part>
      )}
      {page.groups.length > 0 && (
        <Part title={t('pageImport:items')}>
          {page.groups.map(({ name, items }, group) => (
            <div key={group}>
              {name && <h4>{name}</h4>}
              {items.map((item, at) => (
                <Tick key={at} {...box(keys.item(group, at))}>
                  <span className={styles.row}>
                    <span>{item.name}</span>
                    <span>{item.price}</span>
                  </span>
                  {item.detail && <small>{item.detail}</small>}
                </Tick>
              ))}
            </div>
          ))}
        </Part>
      )}
      {page.address && (
        <Part title={t('pageImport:place')}>
          <Tick {...box('place')}>{page.address}</Tick>
        </Part>
      )}
      {page.hours.length > 0 && (
        <Part title={t('pageImport:hours')}>
          <Tick {...box('hours')}>
            {page.hours.map(hoursLine).map((line) => (
              <span key={line} className={styles.row}>
                {line.split('\t').map((half) => (
                  <span key={half}>{half}</span>
                ))}
              </span>
            ))}
          </Tick>
        </Part>
      )}
      {missing.length > 0 && (
        <p className={styles.quiet}>
          {t('pageImport:missing', { list: new Intl.ListFormat(language, { type: 'conjunction' }).format(missing) })}
        </p>
      )}
    </div>
  )
}
