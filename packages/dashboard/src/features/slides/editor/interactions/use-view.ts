import { useState } from 'react'

// The smallest, small, common and large phones, and a tablet, in px.
export const devices = [
  { width: 320, height: 568 },
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  { width: 768, height: 1024 },
] as const
export type Device = (typeof devices)[number]

/** How the slide is previewed: the screen size, and whether with large text. */
export function useView() {
  const [device, setDevice] = useState<Device>(devices[2])
  const [isLargeText, setIsLargeText] = useState(false)
  return { device, setDevice, isLargeText, setIsLargeText }
}
