import { Soon } from './soon.tsx'

export const ConfirmLogin = () => <Soon />
