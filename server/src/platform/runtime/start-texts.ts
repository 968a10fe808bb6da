// The messages printed on start and stop, for the shop's operators.

export const START_TEXTS = {
  faults: 'La tienda no puede arrancar: hay variables de entorno equivocadas.',
  fault: (name: string, found: string, expected: string) => `  ${name}: «${found}»; se esperaba: ${expected}`,
  addressTaken: (host: string, port: number, reason: string) =>
    `La tienda no puede arrancar: no se puede escuchar en ${host}:${port} (${reason}). ¿Ya hay otra abierta? Probá con otro PORT.`,
  simulatorPortTaken: (port: number, reason: string) =>
    `La tienda no puede arrancar: el simulador de pagos no puede escuchar en el puerto ${port} (${reason}). Probá con otro PAGOS_SIMULADOR_PUERTO (0: cualquiera libre).`,
  noDatabase: (isEmbedded: boolean, reason: string) =>
    `La tienda no puede arrancar: no se puede abrir la base de datos de ${isEmbedded ? 'GONDOLA_DATA' : 'DATABASE_URL'} (${reason}).`,
  onReplica:
    'La tienda no puede arrancar: la base de DATABASE_URL es una réplica, que sólo se lee. Poné ahí la dirección que siempre llega al nodo principal (la del proxy); la de las réplicas va en DATABASE_READ_URL.',
  filesRefused: (reason: string) =>
    `La tienda no puede arrancar: el depósito de S3_URL no acepta las claves o no tiene ese bucket (${reason}).`,
  filesAway: (reason: string) =>
    `El depósito de S3_URL no responde (${reason}). La tienda vende igual; las imágenes que no estén copiadas en esta máquina se verán cuando responda`,
  outdated: (reason: string) => `La tienda no puede arrancar. ${reason}`,
  ready: (address: string) => `La tienda está abierta en ${address}`,
  demoClient: 'Cliente de prueba: usuario demo, contraseña demo1234',
  demoYear:
    'Los demás clientes y sus pedidos son de ejemplo (GONDOLA_HISTORIA=no: una tienda de prueba sin ellos)',
  simulator: (address: string, whatsApp: string | null) =>
    `Los pagos en línea son de un simulador, en ${address}: no se cobra nada a nadie${whatsApp === null ? '' : `. También los avisos por WhatsApp, en ${whatsApp}: no le llega nada a nadie`}`,
  staffGiven: 'Gestión: usuario admin, con la contraseña de ADMIN_PASSWORD',
  staffFile: (file: string) => `Gestión: usuario admin, contraseña en ${file}`,
  insecure: (address: string) =>
    `INSEGURO=si: la tienda funciona en ${address} sin exigir https; contraseñas y sesiones pueden leerse en el camino. Sólo para pruebas`,
  guessable:
    'ADMIN_PASSWORD es de las contraseñas que primero se prueban: si admin todavía la usa, cambiala en «Mi cuenta»',
  noLimits: 'RATE_LIMIT=off: sin límites de intentos; sólo para pruebas de carga en una máquina propia',
  lostSecrets: (count: number) =>
    `Hay ${count} segundos factores que ninguna clave de SECRET_KEYS ni de clave-secretos.txt abre: esas cuentas sólo entran con un código de recuperación`,
  lostWebhookSecrets: (count: number) =>
    `Hay ${count} webhooks cuyo secreto no abre ninguna clave de SECRET_KEYS ni de clave-secretos.txt: no se entregan hasta que se les genere otro secreto`,
  lostAccounts:
    'Ninguna clave de SECRET_KEYS ni de clave-secretos.txt abre las llaves de la cuenta de cobros: hay que cargarlas de nuevo en el panel, en «Cobros»',
  lostPushKeys:
    'Ninguna clave de SECRET_KEYS ni de clave-secretos.txt abre la clave de los avisos en dispositivos: se hace otra, y cada cliente tiene que volver a activarlos',
  pushTestService: 'PUSH_SERVICIO_DE_PRUEBA: los avisos pueden ir a esta máquina; sólo para pruebas',
  stopping: 'Cerrando: se terminan los pedidos en curso',
  stopped: 'La tienda está cerrada',
} as const

/** The expected values of environment variables, for error messages. */
export const EXPECTED = {
  port: 'un puerto de 0 (cualquiera libre) a 65535',
  host: 'una dirección o nombre de máquina, como 127.0.0.1 o 0.0.0.0',
  url: (protocols: readonly string[]) =>
    `una dirección que empiece con ${protocols.map((protocol) => `${protocol}//`).join(' o ')}`,
  publicUrl:
    'la dirección pública de la tienda, con https:// (NODE_ENV=production, DATABASE_URL o un HOST que no es de esta máquina la exigen; INSEGURO=si arranca sin ella)',
  choice: (...choices: readonly string[]) => choices.join(' o '),
  timeZone: 'un huso horario por su nombre IANA, como America/Argentina/Buenos_Aires',
  length: (characters: number) => `al menos ${characters} caracteres`,
  time: 'una hora de 00:00 a 23:59, como 03:30',
  backupKeep: 'días, semanas y meses que se guardan, como 7,4,12',
  networks: 'redes por comas: 127.0.0.1, 10.0.5.0/24, …',
  loopback: 'una dirección de esta máquina: http://127.0.0.1:PUERTO',
  secretKeys: 'una o más claves de 32 bytes en base64, separadas por comas (openssl rand -base64 32)',
  s3Url: 'la dirección de un depósito S3 con su bucket, sin claves: https://MÁQUINA/BUCKET',
  s3Key: 'la clave que dio el depósito, sin espacios',
  s3Region: 'una región, como us-east-1 o sa-east-1',
  s3Whole: 'S3_URL, S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY van juntas',
  megabytes: 'un número entero de MB, como 500',
  trustProxy: 'no, o los proxies por dirección o rango: loopback, 10.0.0.0/8, …',
} as const
