export interface DemoOrder {
  /** Hours before now. */
  ago: number
  colour: string
  quantity: number
  name: string
  email: string
  address: { line1: string; line2: string; postalCode: string; city: string; state: string; country: string }
  note?: string
  /** Hours from the payment until it was sent. */
  doneAfter?: number
  /** In cents; 'ALL' for a full refund. */
  refund?: number | 'ALL'
}

const at = (line1: string, postalCode: string, city: string, country: string): DemoOrder['address'] => ({
  line1,
  line2: '',
  postalCode,
  city,
  state: '',
  country,
})

/** A potter's orders of a few weeks: some still to be packed, one broken on the way. */
export const demoOrders: readonly DemoOrder[] = [
  {
    ago: 5,
    colour: 'sea-blue',
    quantity: 2,
    name: 'Marta Lindqvist',
    email: 'marta.lindqvist@example.com',
    address: at('Strandgade 14', '9990', 'Skagen', 'DK'),
    note: 'One is a present: please leave the price out.',
  },
  {
    ago: 31,
    colour: 'papaya',
    quantity: 1,
    name: 'Jonas Becker',
    email: 'jonas.becker@example.org',
    address: at('Hafenstraße 3', '24103', 'Kiel', 'DE'),
  },
  {
    ago: 4 * 24 + 3,
    colour: 'lilac',
    quantity: 1,
    name: 'Inês Carvalho',
    email: 'ines.carvalho@example.com',
    address: at('Rua das Flores 58', '1200-195', 'Lisboa', 'PT'),
    doneAfter: 20,
  },
  {
    ago: 9 * 24 + 11,
    colour: 'dandelion',
    quantity: 4,
    name: 'Café Morgenrot',
    email: 'hello@morgenrot.example',
    address: at('Altonaer Straße 9', '20357', 'Hamburg', 'DE'),
    note: 'For the window table. Open from eight.',
    doneAfter: 30,
    refund: 490,
  },
  {
    ago: 13 * 24 + 6,
    colour: 'mint',
    quantity: 1,
    name: 'Théo Laurent',
    email: 'theo.laurent@example.net',
    address: at('12 rue de la Digue', '29200', 'Brest', 'FR'),
    doneAfter: 22,
    refund: 'ALL',
  },
  {
    ago: 20 * 24 + 2,
    colour: 'sea-blue',
    quantity: 1,
    name: 'Aoife Byrne',
    email: 'aoife.byrne@example.com',
    address: at('7 Quay Street', 'H91 X0YN', 'Galway', 'IE'),
    doneAfter: 44,
  },
]
