import { opensSoon } from '@taplet/contract'
import type { RouteObject } from 'react-router'
import { GuestOnly } from '../guards/guest-only.tsx'
import { SessionGate } from '../guards/session-gate.tsx'
import { loadScreen } from '../load-screen.ts'
import { soon } from './soon.ts'

const screens = {
  completeForgot: loadScreen(async () => (await import('../../screens/identity/complete-reset.tsx')).CompleteReset),
  confirmLogin: loadScreen(async () => (await import('../../screens/identity/confirm-code.tsx')).ConfirmLoginCode),
  confirmSignUp: loadScreen(async () => (await import('../../screens/identity/confirm-code.tsx')).ConfirmSignUpCode),
  demandedPassword: loadScreen(
    async () => (await import('../../screens/identity/demanded-password.tsx')).DemandedPassword,
  ),
  forgot: loadScreen(async () => (await import('../../screens/identity/forgot-password.tsx')).ForgotPassword),
  login: loadScreen(async () => (await import('../../screens/identity/login.tsx')).Login),
  signUp: loadScreen(async () => (await import('../../screens/identity/sign-up.tsx')).SignUp),
}

/** spec §2: for guests only; signed-in people are redirected. */
const guests: RouteObject[] = [
  { path: 'login', lazy: screens.login },
  { path: 'signup', lazy: screens.signUp },
  { path: 'auth/cofirmLogin', lazy: screens.confirmLogin }, // spec §2 spells it so
  { path: 'auth/confirmLogin', lazy: screens.confirmLogin },
  { path: 'auth/confirm-signup', lazy: screens.confirmSignUp },
  { path: 'auth/forgotPassword', lazy: screens.forgot },
  { path: 'auth/completeForgotPassword', lazy: screens.completeForgot },
  { path: 'auth/resetPassword', lazy: screens.demandedPassword },
]

export const identityRoutes: RouteObject[] = [
  ...soon(opensSoon.identity),
  { Component: SessionGate, children: [{ Component: GuestOnly, children: guests }] },
]
