import type { slideControls } from '../../../../../text/en/slides/slide-controls.ts'

/** A tested gradient, with a text colour that is readable at both ends. */
export interface GradientPreset {
  /** Its name stands in the text table. */
  id: keyof typeof slideControls.gradient.names
  from: string
  to: string
  angle: number
  ink: string
}

export const gradientPresets: readonly GradientPreset[] = [
  { id: 'peach', from: '#FFE1C4', to: '#FFB7A5', angle: 160, ink: '#4A1710' },
  { id: 'butter', from: '#FFF4CC', to: '#FFD27A', angle: 170, ink: '#3D2A05' },
  { id: 'mint', from: '#E3F9EC', to: '#A8E5CB', angle: 160, ink: '#0A3B2A' },
  { id: 'sky', from: '#E6F1FF', to: '#9CCBFF', angle: 180, ink: '#0E1A2B' },
  { id: 'lilac', from: '#F3EAFF', to: '#CDB4F5', angle: 150, ink: '#2B1553' },
  { id: 'rose', from: '#FFE9EF', to: '#F7B2C6', angle: 165, ink: '#4E1027' },
  { id: 'ocean', from: '#0E5A8A', to: '#062038', angle: 180, ink: '#FFFFFF' },
  { id: 'forest', from: '#1C5B43', to: '#0A2A20', angle: 170, ink: '#FFFFFF' },
  { id: 'wine', from: '#8E2450', to: '#2E0B2B', angle: 160, ink: '#FFFFFF' },
  { id: 'ember', from: '#9C2F12', to: '#2A0C07', angle: 200, ink: '#FFFFFF' },
  { id: 'violet', from: '#5B2FD6', to: '#230A66', angle: 150, ink: '#FFFFFF' },
  { id: 'night', from: '#1B2247', to: '#060814', angle: 180, ink: '#FFFFFF' },
]
