import { expect, test } from 'vitest'
import { widgetSchemas, type Widget } from '../registry/widgets/schemas.ts'
import { renaming, withWords } from './renaming.ts'

const MAX_TEXT = 5_000

const textBox = (text: string, detail = ''): Widget => ({
  widgetId: 'w',
  widgetType: 'TEXT_BOX',
  widgetData: widgetSchemas.TEXT_BOX.data.parse({ text, detail }),
})
const socialLink: Widget = {
  widgetId: 's',
  widgetType: 'SOCIAL_LINK',
  widgetData: widgetSchemas.SOCIAL_LINK.data.parse({ linkType: 'instagram', linkUsername: 'ofelia' }),
}

test.each([
  ['Ofelia', 'Luna', 'Ofelia bakes. At Ofelia, daily.', 'Luna bakes. At Luna, daily.'],
  ['Ofelia', 'Luna', 'Ofelias, ofelia and Ofelia2 are others', 'Ofelias, ofelia and Ofelia2 are others'],
  ['Bar (old)', '$& $1', 'In Bar (old).', 'In $& $1.'],
  ['مقهى النخيل', 'مقهى القمر', 'أهلا بكم في مقهى النخيل', 'أهلا بكم في مقهى القمر'],
  ['We', 'Luna', 'We are open', 'We are open'],
  ['', 'Luna', 'No name before', 'No name before'],
])('where “%s” stands as words, “%s” does: %s', (from, to, text, expected) => {
  expect(renaming(from, to)(text)).toBe(expected)
})

test('all words of a slide take the new name, but no address does', () => {
  const [text, social] = withWords([textBox('Ofelia', 'Ofelia’s own'), socialLink], renaming('Ofelia', 'Luna'))
  expect(text?.widgetData).toMatchObject({ text: 'Luna', detail: 'Luna’s own' })
  expect(withWords([socialLink], renaming('ofelia', 'luna'))).toEqual([social])
})

test('a text that would be too long with the new name stays as it is', () => {
  const full = textBox('Ofelia '.repeat(MAX_TEXT / 7))
  expect(withWords([full], renaming('Ofelia', 'A much longer name'))).toEqual([full])
})
