// @vitest-environment jsdom
import { cleanup, screen } from '@testing-library/react'
import { afterEach, expect, test } from 'vitest'
import { addTexts } from '../../../../lib/text.ts'
import { renderPiece } from '../../../../testing/render-piece.tsx'
import { slideKinds } from '../../../../text/en/slides/slide-kinds.ts'
import { VariantFields } from './variant-fields.tsx'

addTexts('slideKinds', slideKinds)
afterEach(cleanup)

const drawHeld = (held: number) =>
  renderPiece(
    <VariantFields
      variant={{ variantId: 'v', name: '', colour: '', price: '28', fullPrice: '', stock: '5', imageUrl: '' }}
      place={1}
      held={held}
      isOnly
      problems={{}}
      sayProblem={() => undefined}
      onPicture={() => undefined}
      onChange={() => undefined}
      onRemove={() => undefined}
    />,
  )

test('[14.1] the stock says how many pieces payments under way hold', () => {
  drawHeld(2)
  expect(screen.getByText('2 of them are held: banks are checking their payments.')).toBeTruthy()
})

test('[14.1] the stock says nothing of held pieces while there are none', () => {
  drawHeld(0)
  expect(screen.queryByText(/held/)).toBeNull()
})
