import { Soon } from './soon.tsx'

export const Slides = () => <Soon />
