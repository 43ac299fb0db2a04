import { type PrintProductName, printProductNames } from '@taplet/contract'

/** What somebody came for: the bare code, or a product that carries it. */
export type Need = 'CODE' | PrintProductName
export const needs: readonly Need[] = ['CODE', ...printProductNames]
