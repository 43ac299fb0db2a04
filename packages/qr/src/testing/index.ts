/** Entry point, Node only: for tests and benches of other packages that read codes as phones would. */
export { loadNodeReaders } from '../scannability/node.ts'
export { testPictures } from '../scannability/decode/test-pictures.ts'
export { distortions } from '../scannability/distortions/distortions.ts'
