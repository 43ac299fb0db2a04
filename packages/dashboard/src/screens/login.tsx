import { Soon } from './soon.tsx'

export const Login = () => <Soon />
