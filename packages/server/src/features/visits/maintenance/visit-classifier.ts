import { CLASSIFIER } from '../../../platform/visitors/classify-agent.ts'
import { classifyRequest } from '../../../platform/visitors/classify-request.ts'
import type { Classifier } from './classify-again.ts'

/** Today's lists. */
export const visitClassifier: Classifier = { name: CLASSIFIER, classify: classifyRequest }
