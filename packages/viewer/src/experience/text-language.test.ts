import { describe, expect, it } from 'vitest'
import { sampleExperience } from '../testing/sample-experience.ts'
import { textLanguage } from './text-language.ts'

const written = (text: string) =>
  textLanguage(
    sampleExperience().slides.map((slide) => ({
      ...slide,
      widgets: slide.widgets.flatMap((widget) =>
        widget.widgetType === 'TEXT_BOX' ? [{ ...widget, widgetData: { ...widget.widgetData, text } }] : [],
      ),
    })),
  )

describe('The language of an app', () => {
  it.each([
    ['en', 'Coffee, butter and the good window seat. Open until five.'],
    ['de', 'Kaffee und Kuchen am Fenster. Wir sind für euch da, auch mit Hund.'],
    ['fr', 'Le café est ouvert. Nous vous attendons avec des croissants.'],
    ['es', 'El café está abierto. Los domingos, con música y una vista al mar.'],
    ['nl', 'Het café is open. Wij zijn er voor jullie, ook met een hond.'],
    ['ja', '窓ぎわの席とコーヒー。五時まであいています。'],
    ['ru', 'Кофе, масло и лучшее место у окна.'],
    ['uk', 'Кава, масло і найкраще місце біля вікна.'],
    ['ar', 'قهوة وزبدة وأفضل مقعد بجانب النافذة'],
  ])('is told by its text: %s', (language, text) => {
    expect(written(text)).toBe(language)
  })

  it('stays open where the text could be in several, or says too little', () => {
    expect(written('Ofelia')).toBeUndefined()
    expect(written('3.20')).toBeUndefined()
    expect(written('')).toBeUndefined()
  })
})
