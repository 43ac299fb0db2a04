import { Soon } from './soon.tsx'

export const ExperienceCreate = () => <Soon />
