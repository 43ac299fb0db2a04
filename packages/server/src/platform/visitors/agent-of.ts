import type { VisitorDevice } from '@taplet/contract'
import type { IncomingHttpHeaders } from 'node:http'
import { IPAD_AS_MAC } from './device-class.ts'
import { classifyAgent } from './classify-agent.ts'
import { isAhead, purposeIn } from './classify-request.ts'

export interface Agent {
  device: VisitorDevice
  /** Shows others what is behind the address, and leads nobody there. */
  isPreview: boolean
  /** Whether a person sees the answer: no machine, no browser that only prepares. */
  isPerson: boolean
}

/** What a request tells of the program that sent it, as far as links choose by it. */
export function agentOf(headers: IncomingHttpHeaders): Agent {
  const name = headers['user-agent'] ?? ''
  const { verdict } = classifyAgent(name)
  return {
    device: deviceOf(name, String(headers['sec-ch-ua-platform'] ?? '')),
    isPreview: verdict === 'PREVIEW',
    isPerson: verdict === 'HUMAN' && !isAhead(purposeIn(headers)),
  }
}

function deviceOf(name: string, platform: string): VisitorDevice {
  if (/iPhone|iPad|iPod/.test(name) || IPAD_AS_MAC.test(name) || /\biOS\b/i.test(platform)) return 'IOS'
  // Phones with Windows said that they were all others, too.
  if ((/Android/i.test(name) && !/Windows Phone/.test(name)) || /Android/i.test(platform)) return 'ANDROID'
  return 'DESKTOP'
}
