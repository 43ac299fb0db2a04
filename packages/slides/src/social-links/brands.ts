/** Networks by the names that they have in every language. */
export const BRANDS = {
  cashapp: 'Cash App',
  facebook: 'Facebook',
  instagram: 'Instagram',
  linkedin: 'LinkedIn',
  snapchat: 'Snapchat',
  soundcloud: 'SoundCloud',
  spotify: 'Spotify',
  twitch: 'Twitch',
  twitter: 'Twitter',
  venmo: 'Venmo',
  youtube: 'YouTube',
} as const
