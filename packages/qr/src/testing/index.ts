/** Entry point, Node only: what tests and benches of other packages need to read codes as phones would. */
export { loadNodeReaders } from '../scannability/node.ts'
export { testPictures } from '../scannability/decode/test-pictures.ts'
export { distortions } from '../scannability/distortions/distortions.ts'
