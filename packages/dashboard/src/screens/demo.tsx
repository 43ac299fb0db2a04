import { Soon } from './soon.tsx'

export const Demo = () => <Soon />
