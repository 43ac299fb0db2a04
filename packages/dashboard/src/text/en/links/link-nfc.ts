/** Writing a link to an NFC tag. */
export const linkNfc = {
  title: 'Write “{{name}}” to an NFC tag',
  notHere:
    'This browser cannot write NFC tags; Chrome on an Android phone can. Open this page there, or use a free app such as NFC Tools on any phone:',
  write: 'Write to a tag',
  another: 'Write another tag',
  again: 'Try again',
  states: {
    READY: 'Switch NFC on. Then press the button and hold a tag to the back of your phone.',
    WRITING: 'Hold the tag to the back of your phone, near its top.',
    READING_BACK: 'Written. Keep holding it for a moment: we read it back to be sure.',
    WRITTEN: 'The tag holds your link. Take it away and tap it once more: it opens where you wanted.',
    LOCKING: 'Hold the tag to your phone once more to lock it.',
    LOCKED: 'The tag is locked. Nobody can write over it; where the link leads can still be changed here at any time.',
    FAILED:
      'The tag could not be written. It may be locked, too small or was taken away early. Try again, or take another one.',
    FORBIDDEN:
      'NFC is switched off on this phone, or this site may not use it. Allow it in the settings, then try again.',
    OTHER_CONTENT: 'The tag holds something else than what we wrote. It may be locked. Take another one.',
    LOCK_FAILED: 'The tag could not be locked. It works all the same.',
  },
  lock: 'Lock this tag for ever',
  lockWarning:
    'A locked tag can never be written again, by nobody. That keeps strangers from writing over it. Where the link leads can still be changed here.',
  byHand: 'Write it with another app or tool',
  steps: {
    app: 'Open an app that writes NFC tags, such as NFC Tools, on a phone with NFC.',
    record: 'Add a record of the type URL with this address:',
    hold: 'Press Write and hold the tag to the phone.',
    lock: 'Tap it once to try it. Then lock it, if strangers can reach it.',
  },
  copyUrl: 'Copy address',
  copied: 'Copied',
  fits: 'It takes {{bytes}} bytes of memory and fits on {{chips}}.',
  tooLong: 'It takes {{bytes}} bytes. That is more than common tags hold.',
  bytes: {
    message: 'NDEF message',
    messageCopy: 'Copy message',
    memory: 'Memory of a Type 2 tag',
    memoryCopy: 'Copy memory',
  },
  byteCount_one: '{{count}} byte',
  byteCount_other: '{{count}} bytes',
} as const
