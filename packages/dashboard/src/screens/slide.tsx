import { Soon } from './soon.tsx'

export const Slide = () => <Soon />
