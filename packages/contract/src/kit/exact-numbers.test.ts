import { expect, it } from 'vitest'
import { pageInput } from '../experiences/experiences.ts'

const parse = (json: string) =>
  pageInput.safeParse({
    rootPageId: 'shop',
    fullPagePath: 'shop',
    pageName: 'Shop',
    shopifyConfig: JSON.parse(json) as unknown,
  })

it.each(['{"a":1e400}', '{"a":[-1e400]}', '{"a":{"b":9007199254740993}}', '{"a":-9007199254740993}', '{"a":1e300}'])(
  'the check for exact numbers refuses settings whose numbers would change: %s',
  (json) => {
    expect(parse(json).error?.issues[0]?.message).toBe('holds a number that cannot be kept exactly; send it as text')
  },
)

it.each(['{"a":9007199254740991,"b":[0.1,-5,0],"c":"1e400","d":null,"e":true}', '{}'])(
  'the check for exact numbers keeps %s',
  (json) => {
    expect(parse(json).data?.shopifyConfig).toEqual(JSON.parse(json))
  },
)
