import { Soon } from './soon.tsx'

export const Experience = () => <Soon />
