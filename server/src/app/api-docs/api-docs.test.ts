import { bundleFromString, createConfig, lintFromString } from '@redocly/openapi-core'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import * as features from '@gondola/contract/all-entities'
import { docsOf } from './call-docs.ts'
import { listAllCalls } from '../../../../lab/shop/all-calls.ts'
import { startTestShop, type TestShop } from '../../../../lab/shop/test-shop.ts'

interface Operation {
  operationId: string
  tags: string[]
  summary: string
  description: string
  parameters?: { $ref?: string }[]
  responses: Record<string, { headers?: Record<string, unknown> }>
}

const calls = await listAllCalls()
const ids = calls.map(([, call]) => docsOf(call)?.[1])

describe('descriptions of calls', () => {
  it.each(calls)('%s: a name for programs, a few words, a sentence', (_name, call) => {
    const [, id, summary = '', text] = docsOf(call) ?? []
    expect(id).toMatch(/^[a-z][A-Za-z0-9]{2,40}$/)
    expect(summary).toMatch(/^[A-ZÁÉÍÓÚ¿].{2,60}[^.]$/)
    expect(text).toMatch(/^[A-ZÁÉÍÓÚ¿/].{15,}\.$/s)
    expect(ids.filter((other) => other === id)).toHaveLength(1)
  })
})

it('names every entity by a name of its own', () => {
  const texts = new Map<string, Set<string>>()
  for (const [name, value] of Object.values(features).flatMap((one) => Object.entries<unknown>(one)))
    if (typeof value === 'object' && value !== null && 'type' in value)
      texts.set(name, (texts.get(name) ?? new Set()).add(JSON.stringify(value)))
  expect([...texts].flatMap(([name, { size }]) => (size > 1 ? [name] : []))).toEqual([])
})

describe('the description', () => {
  let shop: TestShop
  beforeAll(async () => void (shop = await startTestShop({ database: 'sqlite' })))
  afterAll(() => shop.close())

  const read = async (path: string) => (await shop.visitor().request<Record<string, never>>('GET', path)).text
  const whole = async () =>
    JSON.parse(await read('/api/docs/json')) as {
      paths: Record<string, Record<string, Operation>>
      components: {
        schemas: Record<string, unknown>
        headers: object
        parameters: object
        securitySchemes: object
      }
      tags: { name: string }[]
    }

  it('has no error by a linter’s recommended rules, as JSON and as YAML, which say the same', async () => {
    const config = await createConfig('extends: [recommended]')
    for (const [source, absoluteRef] of [
      [await read('/api/docs/json'), 'api.json'],
      [await read('/api/docs/yaml'), 'api.yaml'],
    ] as const) {
      const problems = await lintFromString({ source, absoluteRef, config })
      const known = ['info-license', 'no-server-example.com']
      expect(
        problems
          .filter(({ severity, ruleId }) => severity === 'error' || !known.includes(ruleId))
          .map(({ message }) => message),
      ).toEqual([])
    }
    const yaml = await bundleFromString({
      source: await read('/api/docs/yaml'),
      absoluteRef: 'api.yaml',
      config,
    })
    expect(yaml.bundle.parsed).toEqual(await whole())
  })

  it('tells of every call, by named schemas', async () => {
    const { paths, components, tags } = await whole()
    const operations = Object.values(paths).flatMap((path) => Object.values(path))
    expect(operations.map(({ operationId }) => operationId).toSorted()).toEqual(ids.toSorted())
    const known = new Set(tags.map(({ name }) => name))
    expect(operations.flatMap((operation) => operation.tags).filter((tag) => !known.has(tag))).toEqual([])
    for (const name of [
      'Article',
      'Order',
      'OrderDraft',
      'CartLine',
      'Client',
      'DeliveryDay',
      'StaffOrder',
      'Problem',
      'OrderStatusCode',
    ])
      expect(Object.keys(components.schemas)).toContain(name)
    // each entity occurs once: inlined, this was 1.8 MB
    expect(JSON.stringify({ paths, components }).length).toBeLessThan(1_000_000)
  })

  it('tells keys of orders, lengths of lists, cookies, pauses and refusals', async () => {
    const { paths, components } = await whole()
    const save = paths['/api/pedidos/save']?.['post']
    expect(save?.parameters).toEqual([{ $ref: '#/components/parameters/IdempotencyKey' }])
    expect(Object.keys(save?.responses ?? {})).toEqual([
      '200',
      '400',
      '401',
      '403',
      '404',
      '409',
      '413',
      '415',
      '422',
      '429',
      '500',
      '503',
    ])
    expect(JSON.stringify(save?.responses['409'])).toContain('precios, horario, estado, clave-repetida')
    const list = paths['/api/tarticulos/getall/{from}/{count}']?.['get']
    expect(list?.responses['200']?.headers).toMatchObject({
      'X-Total-Count': { $ref: '#/components/headers/XTotalCount' },
    })
    expect(paths['/api/clientes/login']?.['post']?.responses['200']?.headers).toMatchObject({
      'Set-Cookie': { $ref: '#/components/headers/SessionCookie' },
    })
    for (const refusal of ['Refusal-429-limite', 'Refusal-503-cerrando-ocupada'])
      expect(JSON.stringify(components)).toContain(`"${refusal}":{"description":`)
    expect(JSON.stringify(components)).toMatch(/"Refusal-429-limite":[^}]*"Retry-After"/)
  })

  it.each(['/api/docs/json', '/api/docs/yaml', '/api/docs/', '/api/docs/reader/swagger-ui-bundle.js'])(
    '%s is made and compressed once',
    async (url) => {
      const [first, second] = [
        await shop.app.inject({ url, headers: { 'accept-encoding': 'br' } }),
        await shop.app.inject({ url, headers: { 'accept-encoding': 'br' } }),
      ]
      expect(first.statusCode).toBe(200)
      expect(second.headers['etag']).toBe(first.headers['etag'])
      const again = await shop.app.inject({
        url,
        headers: { 'accept-encoding': 'br', 'if-none-match': String(first.headers['etag']) },
      })
      expect([again.statusCode, again.rawPayload.length]).toEqual([304, 0])
      // the same bytes, not built again
      expect(first.rawPayload.equals(second.rawPayload)).toBe(true)
    },
  )

  it('is read at /api/docs, with files of the shop alone', async () => {
    const page = await read('/api/docs')
    const files = [...page.matchAll(/(?:src|href)="([^"]+)"/g)].map(([, file = '']) => file)
    expect(files.length).toBeGreaterThan(2)
    for (const file of files)
      expect([file, (await shop.visitor().request('GET', file)).status]).toEqual([file, 200])
    expect((await shop.visitor().request('GET', '/api/docs/reader/index.html')).status).toBe(404)
  })
})
