import { CLASSIFIER } from '../../../platform/visitors/classify-agent.ts'
import { classifyRequest } from '../../../platform/visitors/classify-request.ts'
import type { Classifier } from './classify-again.ts'

/** Uses today's lists. */
export const visitClassifier: Classifier = { name: CLASSIFIER, classify: classifyRequest }
