/** More files than anyone drops on purpose; a whole disk must not end up in the queue. */
const MOST_FILES = 200

const readBatch = (reader: FileSystemDirectoryReader): Promise<FileSystemEntry[]> =>
  new Promise((resolve, reject) => reader.readEntries(resolve, reject))
const readFile = (entry: FileSystemFileEntry): Promise<File> =>
  new Promise((resolve, reject) => entry.file(resolve, reject))

const isFile = (entry: FileSystemEntry): entry is FileSystemFileEntry => entry.isFile
const isFolder = (entry: FileSystemEntry): entry is FileSystemDirectoryEntry => entry.isDirectory
const isHidden = ({ name }: FileSystemEntry): boolean => name.startsWith('.') || name === 'Thumbs.db'

async function collect(entry: FileSystemEntry, found: File[]): Promise<void> {
  if (found.length >= MOST_FILES || isHidden(entry)) return
  if (isFile(entry)) found.push(await readFile(entry))
  if (!isFolder(entry)) return
  const reader = entry.createReader()
  // Each call returns a part of the folder; an empty one is the end.
  for (let batch = await readBatch(reader); batch.length > 0; batch = await readBatch(reader))
    for (const inner of batch) await collect(inner, found)
}

/**
 * Returns the dropped files, including those in folders, at most 200. Call it synchronously: the browser empties the
 * list after the event.
 */
export async function filesOfDrop({ items, files }: Pick<DataTransfer, 'items' | 'files'>): Promise<File[]> {
  const plain = [...files]
  const entries = [...(items ?? [])].flatMap((item) => item.webkitGetAsEntry?.() ?? [])
  if (!entries.some(isFolder)) return plain.slice(0, MOST_FILES)
  const found: File[] = []
  // An unreadable file (deleted meanwhile) must not block the others.
  for (const entry of entries) await collect(entry, found).catch(() => undefined)
  return found
}
