import { useState } from 'react'

// The smallest, small, usual and large phones, and a tablet, px.
export const devices = [
  { width: 320, height: 568 },
  { width: 360, height: 780 },
  { width: 390, height: 844 },
  { width: 430, height: 932 },
  { width: 768, height: 1024 },
] as const
export type Device = (typeof devices)[number]

/** On what the slide is looked at: how large a screen, and by a reader with large letters or not. */
export function useView() {
  const [device, setDevice] = useState<Device>(devices[2])
  const [isLargeText, setIsLargeText] = useState(false)
  return { device, setDevice, isLargeText, setIsLargeText }
}
