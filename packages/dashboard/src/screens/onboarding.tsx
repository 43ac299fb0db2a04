import { Soon } from './soon.tsx'

export const Onboarding = () => <Soon />
