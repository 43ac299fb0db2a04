import { useState } from 'react'
import type { Loaded } from '../create-publisher.ts'
import { type LeftOutChoice, leftOutChoices } from '../left-out.ts'

/** What is left out: as proposed, until the person says otherwise. */
export function useLeftOutChoices(loaded: Loaded | undefined) {
  const [chosen, setChosen] = useState<Readonly<Record<string, boolean>>>({})
  const proposed = loaded ? leftOutChoices(loaded.page, loaded.plan) : []
  return {
    choices: proposed.map(
      ({ slide, isLeftOut }): LeftOutChoice => ({ slide, isLeftOut: chosen[slide.itemId] ?? isLeftOut }),
    ),
    choose: (itemId: string, isLeftOut: boolean) => setChosen({ ...chosen, [itemId]: isLeftOut }),
  }
}
