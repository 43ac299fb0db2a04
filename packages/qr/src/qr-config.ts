/** The look of a code. All names of shapes and variations are accepted: unknown ones are drawn as the default. */
export interface QrConfig {
  coloring: {
    variation: string
    backgroundColor: string
    body1: string
    /** The second colour of a gradient. */
    body2: string
    cornerBorder: string
    cornerCenter: string
  }
  corners: { border: string; center: string }
  pattern: string
}

/** A picture in the middle of a code. */
export interface QrLogo {
  /** A data URL keeps the SVG self-contained. */
  href: string
  /** The size of the picture, in pixels. */
  width: number
  height: number
  /** Longer side ÷ width of the code without quiet zone. */
  share: number
}
