/** The control for several pictures. */
export const picturesControl = {
  add: 'Add a picture',
  alt: 'Description of picture {{number}}',
  altExample: 'What can be seen?',
  change: 'Change picture {{number}}',
  down: 'Move picture {{number}} down',
  remove: 'Remove picture {{number}}',
  up: 'Move picture {{number}} up',
} as const
