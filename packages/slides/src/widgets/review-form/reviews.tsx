import type { Language } from '@taplet/messages'
import type { CSSProperties } from 'react'
import { messages as scriptMessages } from '../../form/client/messages/messages.ts'
import { dayOf } from '../../form/day-of.ts'
import { messages } from '../../form/messages/messages.ts'
import type { ReviewOnShow, ReviewSummary } from '../../define/live-info.ts'

/** Five stars of which this many are filled, fractions included. */
function Rating({ stars, language }: { stars: number; language: Language }) {
  // Custom properties are missing from React's type.
  const style = { '--part': `${Math.round(stars * 20)}%` } as CSSProperties
  return (
    <span
      className="tp-rating"
      role="img"
      aria-label={scriptMessages(language)('stars', { stars: `${stars}` })}
      style={style}
    />
  )
}

function Review({
  review,
  isDeferred,
  language,
}: { review: ReviewOnShow } & Pick<ReviewsProps, 'isDeferred' | 'language'>) {
  const say = scriptMessages(language)
  const { stars, text, name, photo, reply, createdAt } = review
  const picture = photo ? (
    <img
      src={photo.url}
      width={photo.width}
      height={photo.height}
      alt={name ? say('photoBy', { name }) : say('photo')}
      loading="lazy"
      decoding="async"
    />
  ) : null
  return (
    <article className="tp-review">
      <Rating stars={stars} language={language} />
      {text ? <p className="tp-review-text">{text}</p> : null}
      {isDeferred && picture ? <noscript className="tp-late">{picture}</noscript> : picture}
      <p className="tp-review-from">
        {name ? <b>{name}</b> : say('visitor')} <time dateTime={createdAt}>{dayOf(createdAt, language)}</time>
      </p>
      {reply ? (
        <div className="tp-reply">
          <b>{say('answer')}</b>
          <p>{reply}</p>
        </div>
      ) : null}
    </article>
  )
}

/** Returns the cursor that the call continues from; the button that uses it comes with its script. */
function placeOf(shown: readonly ReviewOnShow[]): string | undefined {
  const last = shown.at(-1)
  return last && `${Date.parse(last.createdAt)} ${last.reviewId}`
}

interface ReviewsProps {
  summary: ReviewSummary
  showsAverage: boolean
  reviewCount: number
  isDeferred: boolean
  language: Language
}

const ONE_DIGIT = { minimumFractionDigits: 1, maximumFractionDigits: 1 }

/** What other visitors said: average and count, then the newest reviews. */
export function Reviews({ summary, showsAverage, reviewCount, isDeferred, language }: ReviewsProps) {
  const say = messages(language)
  const { count, average, reviews } = summary
  if (count === 0) return <p className="tp-no-reviews">{say('firstReview')}</p>
  const shown = reviews.slice(0, reviewCount)
  return (
    <section
      className="tp-reviews"
      aria-label={say('reviews')}
      data-after={count > shown.length ? placeOf(shown) : undefined}
    >
      {showsAverage ? (
        <p className="tp-average">
          <b aria-hidden="true">{average.toLocaleString(language, ONE_DIGIT)}</b>
          <Rating stars={Math.round(average * 10) / 10} language={language} />
          <span>{say('total', { count, number: count.toLocaleString(language) })}</span>
        </p>
      ) : null}
      {shown.map((review) => (
        <Review key={review.reviewId} {...{ review, isDeferred, language }} />
      ))}
    </section>
  )
}
