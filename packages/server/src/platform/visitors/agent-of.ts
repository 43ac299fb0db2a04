import type { VisitorDevice } from '@taplet/contract'
import type { IncomingHttpHeaders } from 'node:http'
import { IPAD_AS_MAC } from './device-class.ts'
import { classifyAgent } from './classify-agent.ts'
import { isAhead, purposeIn } from './classify-request.ts'

export interface Agent {
  device: VisitorDevice
  /** Fetches the address to show a preview of it; nobody is taken there. */
  isPreview: boolean
  /** Whether a person sees the response: not a bot, nor a browser that only preloads. */
  isPerson: boolean
}

/** Returns what a request tells about the program that sent it, as far as link rules use it. */
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
  // Windows phones claimed to be all the others, too.
  if ((/Android/i.test(name) && !/Windows Phone/.test(name)) || /Android/i.test(platform)) return 'ANDROID'
  return 'DESKTOP'
}
