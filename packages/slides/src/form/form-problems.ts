/** What is wrong with a field of a form, in plain words, by its name. */
export const FORM_PROBLEMS: Readonly<Record<string, { missing: string; wrong?: string }>> = {
  stars: { missing: 'Choose one to five stars.' },
  text: { missing: 'Write a few words.' },
  name: { missing: 'Write your name.' },
  photo: { missing: 'Choose a photo.', wrong: 'This photo cannot be used. Take a JPEG, PNG or WebP of at most 8 MB.' },
  email: { missing: 'Write your e-mail address.', wrong: 'Write the whole address, such as name@example.com.' },
  consent: { missing: 'Tick the box to agree.' },
}
