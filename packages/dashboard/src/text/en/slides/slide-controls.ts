/** The controls of a slide's forms: numbers, sizes, focus points, gradients and our backgrounds. */
export const slideControls = {
  exact: '{{label}}, exact number',
  smaller: 'Smaller text',
  larger: 'Larger text',
  focalHint: 'Phones are cut differently. Drag the ring, or use the arrow keys.',
  focalValue: '{{x}} % from the left, {{y}} % from the top',
  gradient: {
    presets: 'Preset gradients',
    angle: 'Direction',
    angleHint: 'Turn the dial, or use the arrow keys.',
    swap: 'Swap the two colours',
    use: '{{name}} gradient',
  },
  stock: {
    open: 'Backgrounds by Taplet',
    title: 'Backgrounds',
    lead: 'Drawn for Taplet, free to use for ever.',
    search: 'Search backgrounds',
    all: 'All',
    use: 'Use {{name}}',
    noneTitle: 'No backgrounds match “{{search}}”',
    none: 'Try a colour or a material, such as paper, sun or blue.',
  },
  template: {
    start: 'Start from a template',
    lead: 'Designed slides with room for your words and pictures.',
    used: '“{{name}}” is on this slide now.',
    keep: 'Save as template',
  },
} as const
