import { en as own } from '../../messages/en.ts'

/** What only its form says; fetched with it. */
export const en = {
  ...own,
  addressExample: 'Rua Augusta 12\n1100-053 Lisboa',
  altHint: 'What someone who cannot see it should know. A map: “Two minutes from the station”.',
  pictureHint: 'Optional: a photo of your door, or a map of your own.',
  place: 'Place on the map',
  placeExample: '38.7139, -9.1394',
  placeHint: 'Only where maps do not find the address: coordinates, or a name they know.',
} as const
