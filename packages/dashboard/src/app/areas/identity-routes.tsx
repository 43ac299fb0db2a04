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
  google: loadScreen(async () => (await import('../../screens/identity/google.tsx')).Google),
  linkGoogle: loadScreen(async () => (await import('../../screens/identity/link-google.tsx')).LinkGoogle),
  login: loadScreen(async () => (await import('../../screens/identity/login.tsx')).Login),
  secondFactor: loadScreen(async () => (await import('../../screens/identity/second-factor.tsx')).SecondFactor),
  signUp: loadScreen(async () => (await import('../../screens/identity/sign-up.tsx')).SignUp),
  undo: loadScreen(async () => (await import('../../screens/identity/undo-change.tsx')).UndoChange),
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
  { path: 'auth/linkGoogle', lazy: screens.linkGoogle },
  { path: 'auth/secondFactor', lazy: screens.secondFactor },
]

export const identityRoutes: RouteObject[] = [
  ...soon(opensSoon.identity),
  {
    Component: SessionGate,
    children: [
      // Signed-in people come here too: to connect Google, or by a link in a mail.
      { path: 'auth/google', lazy: screens.google },
      { path: 'auth/undo', lazy: screens.undo },
      { Component: GuestOnly, children: guests },
    ],
  },
]
