/** Entry point: widgets and slides in every state, for the gallery. */
export type { Sample, SampleFiles } from './define/define-samples.ts'
export { slideSamples } from './slide/slide-samples.ts'
export { widgetSamples } from './registry/widgets/samples.ts'
