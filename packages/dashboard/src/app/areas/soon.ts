import type { RouteObject } from 'react-router'
import { Soon } from '../../screens/soon.tsx'

/** Addresses of the product without a screen yet. */
export const soon = (paths: readonly string[]): RouteObject[] => paths.map((path) => ({ path, Component: Soon }))
