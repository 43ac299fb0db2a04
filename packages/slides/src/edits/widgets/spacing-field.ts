/** The one field of space above a widget, as every kind of widget keeps it: in `spacing`, or among its metadata. */
export const spacingField = (spacing: number) => ({ spacing, metadata: { spacing } })
