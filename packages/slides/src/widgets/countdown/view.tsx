import { instantAt } from '@taplet/base/zone-clock'
import { DEFAULT_LANGUAGE } from '@taplet/messages'
import type { ViewProps } from '../../define/define-widget.ts'
import { cardLook } from '../../parts/card/card-look.ts'
import { CardTitle } from '../../parts/card/card-title.tsx'
import { messages } from './messages/messages.ts'
import type { countdownSchema } from './schema.ts'
import { units } from './time-left.ts'

const DAY = { weekday: 'long', day: 'numeric', month: 'long', year: 'numeric', timeZone: 'UTC' } as const
const HOUR = { hour: 'numeric', minute: '2-digit' } as const

/**
 * A moment, and how long it is until then. The page may have been made long ago, so that a script counts; without it
 * the day and hour stand there.
 */
export function CountdownView(props: ViewProps<typeof countdownSchema>) {
  const { data, place, live, language = DEFAULT_LANGUAGE, appLanguage = language } = props
  const { title, moment, over, metadata } = data
  const say = messages(language)
  const wall = Date.parse(`${moment}Z`)
  if (Number.isNaN(wall))
    return (
      <div {...cardLook('tp-countdown', metadata)}>
        <CardTitle title={title} />
        <p className="tp-hint">{say('enter')}</p>
      </div>
    )
  const zone = data.timeZone || live?.timeZone
  const at = zone ? instantAt(wall, zone) : undefined
  return (
    <div
      {...cardLook('tp-countdown', metadata)}
      {...(place && at !== undefined && { 'data-module': 'countdown', 'data-at': at })}
    >
      <CardTitle title={title} />
      <dl className="tp-countdown-left" role="timer" hidden>
        {units.map((unit) => (
          <div key={unit}>
            <dt>{say(`units.${unit}`)}</dt>
            <dd data-unit={unit}>0</dd>
          </div>
        ))}
      </dl>
      <p className="tp-countdown-when" dir="auto">
        <time {...(at !== undefined && { dateTime: new Date(at).toISOString() })}>
          {new Date(wall).toLocaleString(appLanguage, { ...DAY, ...HOUR })}
        </time>
      </p>
      {over.trim() ? (
        <p className="tp-countdown-over" dir="auto" hidden>
          {over}
        </p>
      ) : null}
    </div>
  )
}
