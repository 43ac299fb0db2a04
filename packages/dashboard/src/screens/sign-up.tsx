import { Soon } from './soon.tsx'

export const SignUp = () => <Soon />
