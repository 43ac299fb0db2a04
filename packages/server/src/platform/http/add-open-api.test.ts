import { API_PREFIX, type Call, type Calls } from '@taplet/contract'
import { contract } from '@taplet/contract/schemas'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { startTestApp, type TestApp } from '../../testing/start-test-app.ts'

type Json = Record<string, unknown>
interface OpenApi {
  openapi: string
  info: { license?: object }
  servers?: { url: string }[]
  paths: Record<string, Record<string, { operationId: string; responses: Record<string, object> }>>
  components: { schemas: Record<string, object> }
}

let app: TestApp
let document: OpenApi
beforeAll(async () => {
  app = await startTestApp()
  document = (await app.server.inject('/api/openapi.json')).json<OpenApi>()
})
afterAll(() => app.stop())

const features: Record<string, Calls> = contract
const calls: Call[] = Object.values(features).flatMap((feature) => Object.values(feature))
const pathOf = (call: Call) => API_PREFIX + call.path.replace(/:(\w+)/g, '{$1}')

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null
function* objectsIn(value: unknown): Generator<Json> {
  if (!isObject(value)) return
  yield value
  for (const one of Object.values(value)) yield* objectsIn(one)
}

it('the API document describes every call, and only calls', async () => {
  expect(document.openapi).toBe('3.1.0')
  const described = Object.entries(document.paths).flatMap(([path, methods]) =>
    Object.entries(methods).map(([method, { operationId }]) => `${method.toUpperCase()} ${path} ${typeof operationId}`),
  )
  expect(described.sort()).toEqual(calls.map((call) => `${call.method} ${pathOf(call)} string`).sort())
  const { responses } = document.paths['/api/analytics/report.csv']?.['get'] ?? {}
  expect(responses).toHaveProperty(['200', 'content', 'text/csv', 'schema', 'format'], 'binary')
  expect((await app.server.inject('/api/docs')).statusCode).toBe(200)
})

// What a checker of such documents recommends (Redocly's rule set).
it('[14.15] the API document names server and licence, and a refusal of every call', () => {
  expect(document.servers).toEqual([expect.objectContaining({ url: '/' })])
  expect(document.info.license).toMatchObject({ name: 'MIT' })
  const operations = Object.values(document.paths).flatMap((methods) => Object.values(methods))
  expect(operations.filter(({ responses }) => !Object.keys(responses).some((code) => code.startsWith('4')))).toEqual([])
})

it('[14.15] the API document defines every required property, and no schema that nobody uses', () => {
  const undefinedOnes = [...objectsIn(document)].flatMap(({ required, properties }) => {
    const defined = Object.keys(isObject(properties) ? properties : {})
    return Array.isArray(required) ? required.filter((name) => !defined.includes(String(name))) : []
  })
  expect(undefinedOnes).toEqual([])
  const used = new Set([...objectsIn(document)].map(({ $ref }) => $ref))
  const unused = Object.keys(document.components.schemas).filter((name) => !used.has(`#/components/schemas/${name}`))
  expect(unused).toEqual([])
})

it('[14.15] the schema of a colour takes the capitals that the server answers', () => {
  const colours = [...objectsIn(document)].flatMap(({ pattern }) =>
    typeof pattern === 'string' && new RegExp(pattern).test('#ffffff') ? [pattern] : [],
  )
  expect(colours.length).toBeGreaterThan(100)
  expect(colours.filter((pattern) => !new RegExp(pattern).test('#FFFFFF'))).toEqual([])
})
