/** The space above a widget, in both places where kinds of widgets keep it: `spacing`, or within the metadata. */
export const spacingField = (spacing: number) => ({ spacing, metadata: { spacing } })
