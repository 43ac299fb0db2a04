import { expect, it } from 'vitest'
import { createWidget } from '../../edits/widgets/create-widget.ts'
import { fieldErrors } from '../../editor/field-errors.ts'
import { widget } from '../../registry/widgets/schemas.ts'

const at = (videoUrl: string) =>
  widget.parse({ ...createWidget('VIDEO', 'w'), widgetData: { videoType: 'EXTERNAL', videoUrl } })

it.each([
  ['https://www.youtube.com/watch?v=abc', 'YouTube'],
  ['https://youtu.be/abc', 'YouTube'],
  ['https://vimeo.com/123', 'Vimeo'],
])('the check of video addresses says of %s that it is a page of %s, and what to do instead', (address, site) => {
  expect(fieldErrors(at(address), 'en')['videoUrl']).toMatch(new RegExp(`page on ${site}.*Upload the file`))
})

it('the check of video addresses takes the address of a file, and of files on hosts that only look like such a site', () => {
  expect(fieldErrors(at('https://example.com/a.mp4'), 'en')).toEqual({})
  expect(fieldErrors(at('https://notyoutube.com/a.mp4'), 'en')).toEqual({})
  expect(fieldErrors(at('https://player-files.vimeo.com.example/a.mp4'), 'en')).toEqual({})
})
