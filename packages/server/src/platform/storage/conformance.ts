import { Readable } from 'node:stream'
import { buffer } from 'node:stream/consumers'
import { describe, expect, it } from 'vitest'
import type { Storage, StoredObject } from './port.ts'

/** What every storage driver promises. A driver's test calls this and adds only its own oddities. */
export function storageConformance(name: string, getStorage: () => Storage): void {
  const read = async (key: string, range?: { first: number; last: number }): Promise<string | undefined> => {
    const stream = await getStorage().get(key, range)
    return stream && (await buffer(stream)).toString()
  }
  const keysBelow = async (prefix: string): Promise<string[]> => {
    const found: StoredObject[] = []
    for await (const object of getStorage().list(prefix)) found.push(object)
    return found.map((object) => object.key).sort()
  }

  describe(`storage on ${name}`, () => {
    it('gives back what was put, from bytes and from a stream', async () => {
      await getStorage().put('public/a/bytes.txt', Buffer.from('latte'))
      await getStorage().put('public/a/stream.txt', Readable.from([Buffer.from('flat '), Buffer.from('white')]))
      expect(await read('public/a/bytes.txt')).toBe('latte')
      expect(await read('public/a/stream.txt')).toBe('flat white')
    })

    it('reads a byte range with both ends included', async () => {
      await getStorage().put('public/a/range.txt', Buffer.from('0123456789'))
      expect(await read('public/a/range.txt', { first: 2, last: 5 })).toBe('2345')
      expect(await read('public/a/range.txt', { first: 9, last: 9 })).toBe('9')
    })

    it('tells the size, and an entity tag that changes with the content', async () => {
      const first = await getStorage().put('public/a/stat.txt', Buffer.from('one'))
      expect(first.bytes).toBe(3)
      expect((await getStorage().stat('public/a/stat.txt'))?.etag).toBe(first.etag)
      await getStorage().put('public/a/stat.txt', Buffer.from('three'))
      const second = await getStorage().stat('public/a/stat.txt')
      expect(second?.bytes).toBe(5)
      expect(second?.etag).not.toBe(first.etag)
      expect(second?.etag).toMatch(/^"[^"]+"$/)
    })

    it('answers undefined for what is not there, also where a key is only a folder', async () => {
      await getStorage().put('public/folder/file.txt', Buffer.from('x'))
      for (const key of ['public/nothing.txt', 'public/folder', 'public/folder/file.txt/below']) {
        expect(await getStorage().stat(key)).toBeUndefined()
        expect(await getStorage().get(key)).toBeUndefined()
      }
    })

    it('deletes, and does nothing when there is nothing to delete', async () => {
      await getStorage().put('public/a/gone.txt', Buffer.from('x'))
      await getStorage().delete('public/a/gone.txt')
      await getStorage().delete('public/a/gone.txt')
      expect(await getStorage().stat('public/a/gone.txt')).toBeUndefined()
    })

    it('lists by prefix, inside a name as well as at a folder', async () => {
      for (const key of ['public/l/aa-1.webp', 'public/l/aa-2.webp', 'public/l/ab.webp', 'public/la/aa-1.webp']) {
        await getStorage().put(key, Buffer.from('x'))
      }
      expect(await keysBelow('public/l/aa')).toEqual(['public/l/aa-1.webp', 'public/l/aa-2.webp'])
      expect(await keysBelow('public/l/')).toHaveLength(3)
      expect(await keysBelow('public/none/')).toEqual([])
    })

    it('leaves nothing behind when the stream breaks off, and keeps what was there before', async () => {
      const breaksOff = (): Readable =>
        Readable.from(
          (async function* () {
            yield Buffer.alloc(200_000, 1)
            throw new Error('the line was cut')
          })(),
        )
      await expect(getStorage().put('public/b/new.bin', breaksOff())).rejects.toThrow('the line was cut')
      await getStorage().put('public/b/old.bin', Buffer.from('whole'))
      await expect(getStorage().put('public/b/old.bin', breaksOff())).rejects.toThrow('the line was cut')
      expect(await keysBelow('public/b/')).toEqual(['public/b/old.bin'])
      expect(await read('public/b/old.bin')).toBe('whole')
    })

    it('shows one whole object when two are put under one key at once', async () => {
      const contents = ['a', 'b', 'c', 'd'].map((letter) => letter.repeat(300_000))
      await Promise.all(contents.map((content) => getStorage().put('public/b/race.bin', Buffer.from(content))))
      expect(contents).toContain(await read('public/b/race.bin'))
    })

    it.each([
      '../up.txt',
      'public/../../up.txt',
      '/etc/passwd',
      'public//x',
      'public/.hidden',
      'public\\x',
      'public/a\0b',
      'public/%2e%2e/x',
      '',
      'x'.repeat(600),
    ])('refuses the key %j', async (key) => {
      await expect(getStorage().put(key, Buffer.from('x'))).rejects.toThrow(TypeError)
      await expect(getStorage().get(key)).rejects.toThrow(TypeError)
      await expect(getStorage().delete(key)).rejects.toThrow(TypeError)
    })

    it('has room for a small file', async () => {
      expect(await getStorage().hasRoomFor(1000)).toBe(true)
    })
  })
}
