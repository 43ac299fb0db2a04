import { sayOnPage } from '../../parts/say-on-page.ts'
import { en } from './messages/en.ts'

const SIDE = 144 // px: twice as large as it is shown

/** Returns a small square as a data URL, which the page's policy allows; empty for a photo that cannot be decoded. */
async function thumbnailOf(file: Blob): Promise<string> {
  const picture = await createImageBitmap(file)
  const side = Math.min(picture.width, picture.height)
  const canvas = Object.assign(document.createElement('canvas'), { width: SIDE, height: SIDE })
  const [left, top] = [(picture.width - side) / 2, (picture.height - side) / 2]
  canvas.getContext('2d')?.drawImage(picture, left, top, side, side, 0, 0, SIDE, SIDE)
  picture.close()
  return canvas.toDataURL('image/jpeg')
}

/** Shows the chosen photo, with a button to remove it. Without a script the browser's own control shows its name. */
export function showPhoto(form: HTMLFormElement): void {
  const input = form.querySelector<HTMLInputElement>('[type=file]')
  const field = input?.closest('.tp-field')
  if (!input || !field) return
  const say = sayOnPage(en, form)
  const picture = Object.assign(document.createElement('img'), { alt: '' })
  const name = document.createElement('span')
  const remove = Object.assign(document.createElement('button'), { type: 'button', textContent: say('remove') })
  remove.ariaLabel = say('removePhoto')
  const box = Object.assign(document.createElement('div'), { className: 'tp-photo' })
  box.append(picture, name, remove)
  remove.onclick = () => {
    input.value = ''
    input.dispatchEvent(new Event('change'))
    input.focus()
  }
  const show = async () => {
    const [file] = input.files ?? []
    if (!file) return box.remove()
    name.textContent = file.name
    picture.hidden = true
    field.after(box)
    const thumbnail = await thumbnailOf(file).catch(() => '')
    // Another one may have been chosen in the meantime.
    if (thumbnail === '' || input.files?.[0] !== file) return
    picture.src = thumbnail
    picture.hidden = false
  }
  input.onchange = show
  // A photo may have been chosen before this script loaded.
  void show()
}
