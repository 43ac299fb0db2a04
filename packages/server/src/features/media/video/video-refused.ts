/** Why a video cannot be used, in words for its owner. Trying again with the same file would not help. */
export class VideoRefused extends Error {
  constructor(reason: string, options?: ErrorOptions) {
    super(reason, options)
    this.name = 'VideoRefused'
  }
}
