import { Soon } from './soon.tsx'

export const Explore = () => <Soon />
