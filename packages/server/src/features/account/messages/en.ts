/** Refusals of account calls. */
export const en = {
  pictureMissing: 'Upload the picture first.',
  unknownTimeZone: 'Choose a time zone such as Europe/Lisbon.',
  usernameTaken: 'This username is taken. Try another one.',
} as const
