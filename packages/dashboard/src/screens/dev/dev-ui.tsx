import { Suspense } from 'react'
import { ButtonsSection } from '../../features/gallery/buttons-section.tsx'
import { ChoicesSection } from '../../features/gallery/choices-section.tsx'
import { DrawingsSection } from '../../features/gallery/drawings-section.tsx'
import { FieldsSection } from '../../features/gallery/fields-section.tsx'
import styles from '../../features/gallery/gallery.module.css'
import { OverlaysSection } from '../../features/gallery/overlays-section.tsx'
import { StatesSection } from '../../features/gallery/states-section.tsx'
import { SurfacesSection } from '../../features/gallery/surfaces-section.tsx'
import { useSettings } from '../../lib/settings.ts'
import { addTexts, useText } from '../../lib/text.ts'
import { gallery } from '../../text/en/gallery.ts'
import { SwitchField } from '../../ui/fields/switch-field.tsx'
import { themeAttribute, themeNames } from '../../ui/theme.ts'
import { lazyComponent } from '../../ui/lazy/lazy-component.tsx'

addTexts('gallery', gallery)

const DevUiWidgets = lazyComponent(async () => (await import('./dev-ui-widgets.tsx')).DevUiWidgets)

const sections = [
  { id: 'buttons', Section: ButtonsSection },
  { id: 'fields', Section: FieldsSection },
  { id: 'choices', Section: ChoicesSection },
  { id: 'surfaces', Section: SurfacesSection },
  { id: 'overlays', Section: OverlaysSection },
  { id: 'states', Section: StatesSection },
  { id: 'icons', Section: DrawingsSection },
] as const

/** /dev/ui: every component in all its states, in both themes side by side, for visual review. */
export function DevUi() {
  const t = useText()
  const { theme, change } = useSettings()
  return (
    <main className={styles.page}>
      <title>{t('gallery:pageTitle')}</title>
      <header className={styles.head}>
        <div>
          <h1>{t('gallery:title')}</h1>
          <p>{t('gallery:intro')}</p>
        </div>
        {/* Dialogs and menus float over the page and take its theme. */}
        <div style={{ width: 200 }}>
          <SwitchField
            label={t('gallery:pageDark')}
            checked={theme === 'MIDNIGHT'}
            onChange={(isDark) => change({ theme: isDark ? 'MIDNIGHT' : 'LIGHT' })}
          />
        </div>
      </header>
      {sections.map(({ id, Section }) => (
        <section key={id} className={styles.section} id={id}>
          <h2>{t(`gallery:sections.${id}`)}</h2>
          <div className={styles.pair}>
            {themeNames.map((name) => (
              <div key={name} className={styles.theme} data-theme={themeAttribute(name)}>
                <Section />
              </div>
            ))}
          </div>
        </section>
      ))}
      <section className={styles.section} id="widgets">
        <h2>{t('gallery:sections.widgets')}</h2>
        <Suspense fallback={null}>
          <DevUiWidgets />
        </Suspense>
      </section>
    </main>
  )
}
