/** The fields of a widget's data and of its `metadata`, by their path, e.g. `metadata.width`. */
type Fields<Data> = Data &
  (Data extends { metadata: infer Metadata }
    ? { [K in keyof Metadata & string as `metadata.${K}`]: Metadata[K] }
    : unknown)

type Path<Data> = keyof Fields<Data> & string

interface Bound<Data extends object> {
  errors: Readonly<Record<string, string | undefined>>
  data: Data
  onChange: (data: Data) => void
}

/** Binds controls of a widget's form to its data, each by the path of its field. */
export function bindFields<Data extends object>({ data, errors, onChange }: Bound<Data>) {
  // Sound by Path: a path with `metadata.` exists only where there is an object of this name.
  const { metadata = {} } = data as { metadata?: object }
  const split = (path: string): [object, string] =>
    path.startsWith('metadata.') ? [metadata, path.slice('metadata.'.length)] : [data, path]
  const read = <P extends Path<Data>>(path: P): Fields<Data>[P] => {
    const [holder, name] = split(path)
    return (holder as Fields<Data>)[name as P]
  }
  const write = (path: Path<Data>, value: unknown): void => {
    const [holder, name] = split(path)
    const changed = { ...holder, [name]: value }
    onChange({ ...data, ...(holder === data ? changed : { metadata: changed }) })
  }
  return {
    field: <P extends Path<Data>>(path: P) => ({
      value: read(path),
      error: errors[path],
      onChange: (value: Fields<Data>[P]) => write(path, value),
    }),
    /** For a field of literals: the options of its control are what the schema allows. */
    choice: <P extends Path<Data>>(path: P) => ({
      value: read(path),
      onChange: (value: string) => write(path, value),
    }),
    toggle: <P extends Path<Data>>(path: P) => ({
      checked: read(path),
      onChange: (isOn: boolean) => write(path, isOn),
    }),
  }
}
