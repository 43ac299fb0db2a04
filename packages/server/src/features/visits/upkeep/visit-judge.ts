import { JUDGE } from '../../../platform/visitors/judge-agent.ts'
import { judgeRequest } from '../../../platform/visitors/judge-request.ts'
import type { Judge } from './judge-again.ts'

/** Today's lists. */
export const visitJudge: Judge = { name: JUDGE, judge: judgeRequest }
