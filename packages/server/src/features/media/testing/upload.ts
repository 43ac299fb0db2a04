import type { MediaItem } from '@taplet/contract'
import type { InjectOptions, LightMyRequestResponse } from 'fastify'
import type { TestAccount, TestMedia } from './start-test-media.ts'

interface Wish {
  filePath?: string
  fileType?: string
  fileSize?: number
}

/** Requests a signed address. */
export const askForUrl = (
  { server }: TestMedia,
  account: TestAccount,
  wish: Wish = {},
  headers: Record<string, string> = {},
): Promise<LightMyRequestResponse> =>
  server.inject({
    method: 'POST',
    url: '/api/links/createSignedPutRequestUrl',
    headers: { ...account.headers, ...headers },
    payload: { filePath: 'protected/latte.jpg', fileType: 'image/jpeg', ...wish },
  })

/** Returns the path of a signed address. */
export async function signedUrl(media: TestMedia, account: TestAccount, wish: Wish = {}): Promise<string> {
  const { pathname, search } = new URL((await askForUrl(media, account, wish)).json<{ signedUrl: string }>().signedUrl)
  return pathname + search
}

export const put = (
  { server }: TestMedia,
  url: string,
  payload: Buffer,
  fileType = 'image/jpeg',
  more: InjectOptions = {},
): Promise<LightMyRequestResponse> =>
  server.inject({ method: 'PUT', url, payload, headers: { 'content-type': fileType }, ...more })

/** Uploads by a signed address and returns the item. */
export async function upload(
  media: TestMedia,
  account: TestAccount,
  content: Buffer,
  { fileType = 'image/jpeg', ...wish }: Wish = {},
): Promise<MediaItem> {
  const answer = await put(media, await signedUrl(media, account, { fileType, ...wish }), content, fileType)
  if (answer.statusCode !== 200) throw new Error(answer.body)
  return answer.json<{ media: MediaItem }>().media
}

export const base64 = (
  { server }: TestMedia,
  account: TestAccount,
  payload: { filePath?: string; fileType?: string; data: string },
): Promise<LightMyRequestResponse> =>
  server.inject({
    method: 'POST',
    url: '/api/media/upload',
    headers: account.headers,
    payload: { filePath: 'protected/latte.jpg', fileType: 'image/jpeg', ...payload },
  })

export const get = (
  { server }: TestMedia,
  url: string,
  headers: Record<string, string> = {},
  method: 'GET' | 'HEAD' = 'GET',
): Promise<LightMyRequestResponse> => server.inject({ method, url, headers })

/** Returns a media call, made by an account or anonymously: those without a body use GET. */
export const callOf =
  (media: () => TestMedia) =>
  (path: string, payload: object | undefined, account?: TestAccount): Promise<LightMyRequestResponse> =>
    media().server.inject({
      method: payload === undefined ? 'GET' : 'POST',
      url: `/api/media/${path}`,
      ...(payload && { payload }),
      ...(account && { headers: account.headers }),
    })

export const itemOf = (answer: LightMyRequestResponse): MediaItem => answer.json<{ media: MediaItem }>().media
