import fastifySwagger from '@fastify/swagger'
import { PRODUCT } from '@taplet/contract'
import type { FastifyInstance } from 'fastify'
import { jsonSchemaTransform, jsonSchemaTransformObject } from 'fastify-type-provider-zod'
import { SESSION_COOKIE } from './session-cookie.ts'

type Json = Record<string, unknown>

const isObject = (value: unknown): value is Json => typeof value === 'object' && value !== null && !Array.isArray(value)

function visit(value: unknown, each: (one: Json) => void): void {
  if (Array.isArray(value)) for (const one of value) visit(one, each)
  else if (isObject(value)) {
    each(value)
    for (const one of Object.values(value)) visit(one, each)
  }
}

/** A record of named keys comes as `propertyNames` with `required`; readers of OpenAPI know `properties` only. */
function nameKeys(schema: Json): void {
  const { propertyNames, additionalProperties, required } = schema
  if (!isObject(propertyNames) || !Array.isArray(propertyNames['enum']) || !Array.isArray(required)) return
  schema['properties'] = Object.fromEntries(propertyNames['enum'].map((key) => [key, additionalProperties]))
  schema['additionalProperties'] = false
  delete schema['propertyNames']
}

/** Each schema is registered as input and as output; most are used as one of them. */
function dropUnusedSchemas(document: Json): void {
  const { components } = document
  const schemas = isObject(components) ? components['schemas'] : undefined
  if (!isObject(schemas)) return
  const used = new Set<string>()
  const follow = (part: unknown) =>
    visit(part, ({ $ref }) => {
      const name = typeof $ref === 'string' ? $ref.replace('#/components/schemas/', '') : undefined
      if (name === undefined || used.has(name)) return
      used.add(name)
      follow(schemas[name])
    })
  follow(document['paths'])
  for (const name of Object.keys(schemas)) if (!used.has(name)) delete schemas[name]
}

/** Registers the OpenAPI document, which describes every call of the contract (spec D5). */
export async function addOpenApi(app: FastifyInstance): Promise<void> {
  await app.register(fastifySwagger, {
    openapi: {
      openapi: '3.1.0',
      info: {
        title: `${PRODUCT.name} API`,
        version: '1',
        description: 'Instant apps: pages of slides, opened by link, QR code or NFC tag.',
        license: { name: 'MIT', url: 'https://opensource.org/license/mit' },
      },
      servers: [{ url: '/', description: 'This installation' }],
      components: {
        securitySchemes: {
          bearer: { type: 'http', scheme: 'bearer' },
          cookie: { type: 'apiKey', in: 'cookie', name: SESSION_COOKIE },
        },
      },
    },
    transform: jsonSchemaTransform,
    transformObject: (input) => {
      const document = jsonSchemaTransformObject(input)
      const json: Json = { ...document }
      visit(json, nameKeys)
      dropUnusedSchemas(json)
      return document
    },
  })
}
