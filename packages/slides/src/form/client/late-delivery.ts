import type { Behavior } from '../../define.ts'
import { OUTBOX_FLAG } from './outbox-flag.ts'

/** On pages without a form: fetches what delivers, where something was left undelivered on an earlier page. */
export const lateDelivery: Behavior = {
  enter() {
    try {
      const url = document.querySelector('main')?.dataset['module']
      // A module runs once, however often it is asked for.
      if (localStorage[OUTBOX_FLAG] && url) void import(/* @vite-ignore */ url)
    } catch {
      // Storage is switched off, so nothing waits in it.
    }
  },
  leave() {},
}
