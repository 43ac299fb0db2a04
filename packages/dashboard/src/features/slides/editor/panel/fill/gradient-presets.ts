/** A tested gradient, with a text colour that is readable at both ends. */
export interface GradientPreset {
  name: string
  from: string
  to: string
  angle: number
  ink: string
}

export const gradientPresets: readonly GradientPreset[] = [
  { name: 'Peach', from: '#FFE1C4', to: '#FFB7A5', angle: 160, ink: '#4A1710' },
  { name: 'Butter', from: '#FFF4CC', to: '#FFD27A', angle: 170, ink: '#3D2A05' },
  { name: 'Mint', from: '#E3F9EC', to: '#A8E5CB', angle: 160, ink: '#0A3B2A' },
  { name: 'Sky', from: '#E6F1FF', to: '#9CCBFF', angle: 180, ink: '#0E1A2B' },
  { name: 'Lilac', from: '#F3EAFF', to: '#CDB4F5', angle: 150, ink: '#2B1553' },
  { name: 'Rose', from: '#FFE9EF', to: '#F7B2C6', angle: 165, ink: '#4E1027' },
  { name: 'Ocean', from: '#0E5A8A', to: '#062038', angle: 180, ink: '#FFFFFF' },
  { name: 'Forest', from: '#1C5B43', to: '#0A2A20', angle: 170, ink: '#FFFFFF' },
  { name: 'Wine', from: '#8E2450', to: '#2E0B2B', angle: 160, ink: '#FFFFFF' },
  { name: 'Ember', from: '#9C2F12', to: '#2A0C07', angle: 200, ink: '#FFFFFF' },
  { name: 'Violet', from: '#5B2FD6', to: '#230A66', angle: 150, ink: '#FFFFFF' },
  { name: 'Night', from: '#1B2247', to: '#060814', angle: 180, ink: '#FFFFFF' },
]
