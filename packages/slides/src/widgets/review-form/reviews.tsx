import type { CSSProperties } from 'react'
import { dayOf, OUR_ANSWER, photoWords, starWords, VISITOR } from '../../form/review-words.ts'
import type { ReviewOnShow, ReviewSummary } from '../../define/live-info.ts'

/** Five stars of which this many are full, in parts as well. */
function Rating({ stars }: { stars: number }) {
  // A custom property is not in React's type.
  const style = { '--part': `${Math.round(stars * 20)}%` } as CSSProperties
  return <span className="tp-rating" role="img" aria-label={starWords(stars)} style={style} />
}

function Review({ review, isDeferred }: { review: ReviewOnShow; isDeferred: boolean }) {
  const { stars, text, name, photo, reply, createdAt } = review
  return (
    <article className="tp-review">
      <Rating stars={stars} />
      {text ? <p className="tp-review-text">{text}</p> : null}
      {photo ? (
        <img
          {...{ [isDeferred ? 'data-src' : 'src']: photo.url }}
          width={photo.width}
          height={photo.height}
          alt={photoWords(name)}
          loading="lazy"
          decoding="async"
        />
      ) : null}
      <p className="tp-review-from">
        {name ? <b>{name}</b> : VISITOR} <time dateTime={createdAt}>{dayOf(createdAt)}</time>
      </p>
      {reply ? (
        <div className="tp-reply">
          <b>{OUR_ANSWER}</b>
          <p>{reply}</p>
        </div>
      ) : null}
    </article>
  )
}

/** Where the call goes on; the button that calls it comes with its script. */
function placeOf(shown: readonly ReviewOnShow[]): string | undefined {
  const last = shown.at(-1)
  return last && `${Date.parse(last.createdAt)} ${last.reviewId}`
}

interface ReviewsProps {
  summary: ReviewSummary
  showsAverage: boolean
  reviewCount: number
  isDeferred: boolean
}

/** What others said: average and number, then the newest of them. */
export function Reviews({ summary, showsAverage, reviewCount, isDeferred }: ReviewsProps) {
  const { count, average, reviews } = summary
  if (count === 0) return <p className="tp-no-reviews">No reviews yet. Yours can be the first.</p>
  const shown = reviews.slice(0, reviewCount)
  return (
    <section className="tp-reviews" aria-label="Reviews" data-after={count > shown.length ? placeOf(shown) : undefined}>
      {showsAverage ? (
        <p className="tp-average">
          <b aria-hidden="true">{average.toFixed(1)}</b>
          <Rating stars={Math.round(average * 10) / 10} />
          <span>{count === 1 ? '1 review' : `${count.toLocaleString('en')} reviews`}</span>
        </p>
      ) : null}
      {shown.map((review) => (
        <Review key={review.reviewId} {...{ review, isDeferred }} />
      ))}
    </section>
  )
}
