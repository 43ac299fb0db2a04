import { Soon } from './soon.tsx'

export const DevUi = () => <Soon />
