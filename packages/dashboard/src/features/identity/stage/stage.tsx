import { text } from '../../../lib/text.ts'
import { Icon } from '../../../ui/icons/icon.tsx'
import { PhoneFrame } from '../../../ui/layout/phone-frame.tsx'
import cafe from '../../../ui/art/cafe.svg'
import music from '../../../ui/art/music.svg'
import pool from '../../../ui/art/portfolio.svg'
import styles from './stage.module.css'

const SLIDES = { count: 3, current: 0 }

/** Three instant apps fanned out beside the forms. Decorative; hidden from screen readers. */
export function Stage() {
  return (
    <aside className={styles.stage} aria-hidden="true">
      <div className={styles.fan}>
        <div className={styles.left}>
          <PhoneFrame scale={0.62} slides={SLIDES}>
            <div className={`${styles.slide} ${styles.music}`}>
              <img src={music} alt="" />
              <div
                className={styles.scrim}
                style={{ background: 'linear-gradient(#0b0726b3,#0b072600 18%,#08051700 60%,#080517d9 76%,#080517)' }}
              />
              <b>
                {text('auth:stage.music.first')}
                <br />
                {text('auth:stage.music.second')}
              </b>
              <span>{text('auth:stage.music.line')}</span>
            </div>
          </PhoneFrame>
        </div>
        <div className={styles.right}>
          <PhoneFrame scale={0.62} slides={SLIDES}>
            <div className={`${styles.slide} ${styles.pool}`}>
              <img src={pool} alt="" />
              <b>
                {text('auth:stage.pool.first')}
                <br />
                {text('auth:stage.pool.second')}
              </b>
              <span>{text('auth:stage.pool.line')}</span>
            </div>
          </PhoneFrame>
        </div>
        <div className={styles.front}>
          <PhoneFrame scale={0.7} slides={SLIDES}>
            <div className={`${styles.slide} ${styles.cafe}`}>
              <img src={cafe} alt="" />
              <div
                className={styles.scrim}
                style={{ background: 'linear-gradient(#a52a15aa,#a52a1500 17%,#a52a1500 58%,#a52a15cc 78%,#a52a15)' }}
              />
              <b>{text('auth:stage.cafe.name')}</b>
              <span>{text('auth:stage.cafe.line')}</span>
              <span className={styles.pill}>
                {text('auth:stage.cafe.action')}
                <Icon name="arrowRight" />
              </span>
            </div>
          </PhoneFrame>
        </div>
      </div>
      <p className={styles.line}>{text('auth:stage.line')}</p>
    </aside>
  )
}
