import { z } from 'zod'
import { createDeviceStorage } from '../../../../lib/device/device-storage.ts'
import { newId } from '../../../../lib/new-id.ts'

const KEY = 'qrDesign.new'
const id = z.string().min(8)

/** Id of the new design in this tab: the same after a reload, so that its draft is found. */
export function newDesignId(storage = createDeviceStorage('sessionStorage')): string {
  const known = storage.read(KEY, id)
  if (known !== undefined) return known
  const made = newId()
  storage.write(KEY, made)
  return made
}

/** Called once it is saved: the next new design gets another id. Does nothing for a design with another id. */
export function clearNewDesignId(made: string, storage = createDeviceStorage('sessionStorage')): void {
  if (storage.read(KEY, id) === made) storage.remove(KEY)
}
