import { Soon } from './soon.tsx'

export const ConfirmSignUp = () => <Soon />
