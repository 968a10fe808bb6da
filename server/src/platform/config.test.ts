import { describe, expect, it } from 'vitest'
import { readConfig, readServerConfig } from './config.ts'

describe('readConfig', () => {
  it('has a default for everything', () => {
    expect(readConfig({})).toMatchObject({
      ok: true,
      config: {
        port: 3000,
        host: '127.0.0.1',
        s3: null,
        databaseUrl: null,
        databaseReadUrl: null,
        databaseDirectUrl: null,
        preparedStatements: true,
        demo: true,
        demoYear: true,
        publicUrl: 'http://localhost:3000',
        smtpUrl: null,
        timeZone: 'America/Argentina/Buenos_Aires',
        adminPassword: null,
        secretKeys: null,
        rateLimit: true,
        trustProxy: false,
        logLevel: 'info',
        backupTime: null,
        backupKeep: { days: 7, weeks: 4, months: 12 },
        webhookNetworks: [],
        pushTestService: null,
        paymentSimulatorUrl: null,
        paymentSimulatorPort: 13_000,
      },
    })
  })

  it('reads what is given; empty counts as not given', () => {
    const env = {
      PORT: '0',
      GONDOLA_DATA: '/srv/x',
      S3_URL: 'https://s3.example:9000/gondola/tienda/una/',
      S3_REGION: 'sa-east-1',
      S3_ACCESS_KEY_ID: 'AK',
      S3_SECRET_ACCESS_KEY: 'sk/+=',
      S3_CACHE_MB: '2000',
      DATABASE_URL: 'postgres://a:b@h/c',
      DATABASE_READ_URL: 'postgres://a:b@r/c',
      DATABASE_DIRECT_URL: 'postgres://a:b@d/c',
      DATABASE_PREPARED: 'off',
      PUBLIC_URL: 'https://x.ar/',
      RATE_LIMIT: 'off',
      SMTP_URL: '',
      GONDOLA_DEMO: 'no',
      GONDOLA_SUCURSALES: '1',
      GONDOLA_HISTORIA: 'no',
      TRUST_PROXY: 'loopback, 10.0.0.0/8',
      RESPALDO_HORA: '03:30',
      RESPALDO_GUARDA: '14,0,24',
      WEBHOOK_NETWORKS: '127.0.0.1, 10.0.5.0/24,fd00::/8',
      PUSH_SERVICIO_DE_PRUEBA: 'http://127.0.0.1:4300/',
      PAGOS_SIMULADOR: 'http://127.0.0.1:4400/',
      PAGOS_SIMULADOR_PUERTO: '4401',
    }
    expect(readConfig(env)).toMatchObject({
      ok: true,
      config: {
        port: 0,
        dataFolder: '/srv/x',
        s3: {
          endpoint: 'https://s3.example:9000',
          bucket: 'gondola',
          prefix: 'tienda/una/',
          region: 'sa-east-1',
          accessKeyId: 'AK',
          secretAccessKey: 'sk/+=',
          cacheBytes: 2_000_000_000,
        },
        databaseUrl: 'postgres://a:b@h/c',
        databaseReadUrl: 'postgres://a:b@r/c',
        databaseDirectUrl: 'postgres://a:b@d/c',
        preparedStatements: false,
        publicUrl: 'https://x.ar',
        rateLimit: false,
        smtpUrl: null,
        demo: false,
        demoBranches: 1,
        demoYear: false,
        trustProxy: 'loopback, 10.0.0.0/8',
        backupFolder: '/srv/x/respaldos',
        backupTime: '03:30',
        backupKeep: { days: 14, weeks: 0, months: 24 },
        webhookNetworks: ['127.0.0.1', '10.0.5.0/24', 'fd00::/8'],
        pushTestService: 'http://127.0.0.1:4300',
        paymentSimulatorUrl: 'http://127.0.0.1:4400',
        paymentSimulatorPort: 4401,
      },
    })
  })

  it.each([
    ['PORT', '65536'],
    ['PORT', '3000x'],
    ['HOST', 'a b'],
    ['S3_URL', 's3://gondola'],
    ['S3_URL', 'https://s3.example'],
    ['S3_URL', 'https://u:p@s3.example/gondola'],
    ['S3_URL', 'https://s3.example/gondola/../otra?x'],
    ['S3_REGION', 'Buenos Aires'],
    ['S3_SECRET_ACCESS_KEY', 'dos palabras'],
    ['S3_CACHE_MB', '0'],
    ['DATABASE_URL', 'mysql://x/y'],
    ['DATABASE_URL', 'postgres:'],
    ['DATABASE_READ_URL', 'http://x/y'],
    ['DATABASE_DIRECT_URL', 'mysql://x/y'],
    ['GONDOLA_DEMO', 'true'],
    ['GONDOLA_SUCURSALES', '2'],
    ['GONDOLA_HISTORIA', 'si'],
    ['PUBLIC_URL', 'localhost:3000'],
    ['SMTP_URL', 'http://mail'],
    ['TZ_TIENDA', 'Buenos Aires'],
    ['RESPALDO_HORA', '24:00'],
    ['RESPALDO_HORA', '3:30'],
    ['RESPALDO_GUARDA', '7'],
    ['ADMIN_PASSWORD', 'short'],
    ['RATE_LIMIT', '0'],
    ['TRUST_PROXY', 'everyone'],
    ['LOG_LEVEL', 'loud'],
    ['WEBHOOK_NETWORKS', '10.0.0.0/33'],
    ['WEBHOOK_NETWORKS', 'erp.local'],
    ['PUSH_SERVICIO_DE_PRUEBA', 'http://10.0.0.1:80'],
    ['PUSH_SERVICIO_DE_PRUEBA', 'https://example.com'],
  ])('names %s=%s as wrong', (name, value) => {
    const reading = readConfig({ [name]: value })
    expect(reading).toMatchObject({ ok: false, faults: [{ name, expected: expect.stringMatching(/.{4}/) }] })
  })

  it.each([
    { NODE_ENV: 'production' },
    { DATABASE_URL: 'postgres://a:b@h/c' },
    { HOST: '0.0.0.0' },
    { HOST: '::' },
    { HOST: 'tienda.local' },
  ])('has no demo shop and needs https for a server with %j', (env) => {
    expect(readConfig(env)).toMatchObject({ ok: true, config: { demo: false } })
    expect(readConfig({ ...env, GONDOLA_DEMO: 'yes' })).toMatchObject({ ok: true, config: { demo: true } })
    for (const PUBLIC_URL of [undefined, 'http://tienda.example'])
      for (const INSEGURO of [undefined, 'no'])
        expect(readServerConfig({ ...env, PUBLIC_URL, INSEGURO })).toMatchObject({
          ok: false,
          faults: [{ name: 'PUBLIC_URL', expected: expect.stringContaining('INSEGURO=si') }],
        })
    expect(readServerConfig({ ...env, PUBLIC_URL: 'https://tienda.example' })).toMatchObject({ ok: true })
    expect(readServerConfig({ ...env, INSEGURO: 'si' })).toMatchObject({
      ok: true,
      config: { demo: false, isInsecure: true },
    })
  })

  it.each([{}, { HOST: '127.0.0.1' }, { HOST: '::1' }, { HOST: 'localhost' }])(
    'starts the demo shop of one machine with %j',
    (env) =>
      expect(readServerConfig(env)).toMatchObject({ ok: true, config: { demo: true, isInsecure: false } }),
  )

  it('takes a store with all of its keys or none', () => {
    const S3_URL = 'https://s3.example/gondola'
    for (const [env, names] of [
      [{ S3_URL }, ['S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY']],
      [{ S3_URL, S3_ACCESS_KEY_ID: 'a' }, ['S3_SECRET_ACCESS_KEY']],
      [{ S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'geheim' }, ['S3_URL']],
      [
        { S3_URL: 'x', S3_ACCESS_KEY_ID: 'a', S3_SECRET_ACCESS_KEY: 'geheim dos' },
        ['S3_URL', 'S3_SECRET_ACCESS_KEY'],
      ],
    ] as const) {
      const reading = readConfig(env)
      expect(reading.ok ? [] : reading.faults.map(({ name }) => name)).toEqual(names)
      expect(JSON.stringify(reading)).not.toContain('geheim')
    }
  })

  it('names all faults at once and shows no secret', () => {
    const reading = readConfig({ PORT: 'x', ADMIN_PASSWORD: 'geheim', DATABASE_URL: 'mysql://u:geheim@h/d' })
    expect(reading).toMatchObject({
      ok: false,
      faults: [{ name: 'PORT' }, { name: 'DATABASE_URL' }, { name: 'ADMIN_PASSWORD' }],
    })
    expect(JSON.stringify(reading)).not.toContain('geheim')
  })
})
