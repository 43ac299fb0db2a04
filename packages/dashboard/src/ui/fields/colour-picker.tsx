import { HexAlphaColorPicker, HexColorPicker, setNonce } from 'react-colorful'
import { cspNonce } from '../csp-nonce.ts'

/** The saturation square. A code of eight digits has alpha as well. */
export function ColourPicker({ value, onChange }: { value: string; onChange: (value: string) => void }) {
  const nonce = cspNonce()
  if (nonce) setNonce(nonce)
  const Picker = value.length === 9 ? HexAlphaColorPicker : HexColorPicker
  return <Picker color={value} onChange={onChange} />
}
