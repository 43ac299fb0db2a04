/** Links as their forms speak of them; brands are called by their own names. */
export const en = {
  elsewhere: 'This address belongs to {{name}}. Choose {{name}} as the network.',
  fields: { username: 'Username', url: 'Web address', phone: 'Phone number', email: 'E-mail address' },
  isEmail: 'This is an e-mail address. Choose Email instead.',
  isPhone: 'This is a phone number. Choose Phone call instead.',
  isText: 'This is a number for text messages. Choose Text message instead.',
  names: { customlink: 'Custom link', email: 'Email', phonecall: 'Phone call', textmessage: 'Text message' },
  noProfile: 'This address is no profile on {{name}}. Type the name alone.',
  opensHere: 'Opens {{url}} in the same tab.',
  opensThere: 'Opens {{url}} in a new tab, so your app stays open.',
  typeThis: {
    username: 'Type the name alone, without spaces, or paste the address of the profile.',
    url: 'Type a full web address, like https://lark.coffee.',
    phone: 'Include your country code, like +351 21 555 0148.',
    email: 'Type one e-mail address, like hello@lark.coffee.',
  },
  wrongHost: 'This address does not belong to {{name}}.',
} as const
