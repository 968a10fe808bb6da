/** How bad a finding is, with the exit status of `npm run doctor`. */
export const EXIT_STATUS = { aviso: 1, grave: 2, 'no-arranca': 3 } as const
export type Severity = keyof typeof EXIT_STATUS

/** What is wrong with a set-up, for its operator. */
export interface Finding {
  severity: Severity
  text: string
  remedy: string
}

const finding =
  (severity: Severity) =>
  (text: string, remedy: string): Finding => ({ severity, text, remedy })
const notice = finding('aviso')
const grave = finding('grave')
const fatal = finding('no-arranca')

const MB = (bytes: number) => `${Math.floor(bytes / 1_000_000)} MB`

/** Remedies by the code of the error that the database gave. */
const DATABASE_REMEDIES: readonly [code: RegExp, remedy: string][] = [
  [/^28/, 'Corregí usuario y contraseña en DATABASE_URL, o dáselos a PostgreSQL: ALTER ROLE … PASSWORD.'],
  [
    /^3D000$/,
    'Creá la base: createdb --owner gondola --encoding UTF8 --locale C.UTF-8 --template template0 NOMBRE.',
  ],
  [/^53300$/, 'Subí max_connections en PostgreSQL, o el límite del usuario o de la base.'],
  [/^53100$|FULL$/, 'Hacé lugar en el disco de la base.'],
  [/^25006$/, 'Apuntá DATABASE_URL al nodo principal, o quitá default_transaction_read_only.'],
  [/^(55P03|SQLITE_BUSY.*)$/, 'Otro programa tiene tomada la base: cerralo (fuser, pg_stat_activity).'],
  [/READONLY|CANTOPEN/, 'Devolvé la carpeta al usuario de la tienda: chown -R gondola GONDOLA_DATA.'],
  [/CORRUPT|NOTADB/, 'Apartalo y restaurá el último respaldo: npm run restaurar -- RESPALDO --si.'],
  [/^(ENOTFOUND|EAI_AGAIN)$/, 'Corregí el nombre de la máquina en DATABASE_URL.'],
]
const DATABASE_AWAY =
  'Arrancá PostgreSQL (systemctl status postgresql) y revisá máquina y puerto de DATABASE_URL.'

const CERTIFICATE = 'Renovalo (certbot renew) y recargá el proxy: systemctl reload nginx.'
const MAIL_REMEDY = 'Corregí SMTP_URL (máquina, puerto, usuario, clave); los correos esperan en cola.'

export const FINDINGS = {
  // the settings
  setting: (text: string) => fatal(text, 'Corregí la variable en el archivo de entorno y volvé a revisar.'),
  insecure: (text: string) =>
    notice(text, 'Poné un certificado en el proxy, PUBLIC_URL=https://… y quitá INSEGURO.'),
  noLimits: (text: string) => grave(text, 'Quitá RATE_LIMIT del archivo de entorno.'),
  pushTestService: (text: string) => notice(text, 'Quitá PUSH_SERVICIO_DE_PRUEBA.'),
  guessable: (text: string) => grave(text, 'Entrá al panel y cambiala; después quitá ADMIN_PASSWORD.'),
  noProxyTrust: (publicUrl: string) =>
    grave(
      `${publicUrl} llega por un proxy, y TRUST_PROXY no lo nombra: todos los visitantes cuentan como uno, y los límites los frenan a la vez.`,
      'Poné TRUST_PROXY=loopback, o la dirección del proxy.',
    ),
  noMail: (folder: string) =>
    notice(`Sin SMTP_URL los correos no salen: quedan en ${folder}.`, 'Poné SMTP_URL.'),
  noBackups: () =>
    notice('RESPALDO_HORA no está: nadie hace respaldos.', 'Ponela, salvo que los haga otra máquina.'),

  // the place on this machine
  noFolder: (path: string) => fatal(`${path} no es una carpeta.`, 'Apuntá GONDOLA_DATA a una carpeta.'),
  noRights: (path: string, code: string) =>
    fatal(
      code === 'EROFS'
        ? `${path} está en un disco montado sólo para lectura (${code}).`
        : `No se puede escribir en ${path} (${code}).`,
      code === 'EROFS'
        ? 'Buscá por qué (dmesg), y montalo para escribir: mount -o remount,rw …'
        : `Dáselo al usuario de la tienda: chown -R gondola ${path}.`,
    ),
  diskFull: (path: string, bytes: number) =>
    grave(`El disco de ${path} está lleno: quedan ${MB(bytes)}.`, 'Hacé lugar: si no, no entran pedidos.'),
  diskLow: (path: string, bytes: number) =>
    notice(`En el disco de ${path} quedan ${MB(bytes)}.`, 'Hacé lugar, o mudá los respaldos.'),
  restoreCut: (names: string) =>
    grave(
      `Una restauración quedó a la mitad (${names}).`,
      'Repetila: npm run restaurar -- RESPALDO --si. Si la tienda ya está como querés, borrá esos nombres.',
    ),
  databaseAside: (names: string) =>
    fatal(
      `Una restauración se cortó: no hay gondola.sqlite, y sí ${names}. Arrancar así abriría una tienda vacía.`,
      'Repetila: npm run restaurar -- RESPALDO --si, o devolvé su nombre a gondola.sqlite.antes-….',
    ),
  badKeyFile: (reason: string) =>
    fatal(
      `No se puede usar el archivo de claves (${reason}).`,
      'Traé clave-secretos.txt de donde lo guardaste: una clave de 32 bytes en base64 por línea, legible para la tienda.',
    ),
  openToOthers: (file: string) =>
    notice(`${file} puede leerlo cualquiera de esta máquina.`, `chmod 600 ${file}`),
  noBackupFolder: (path: string, code: string) =>
    grave(
      `No se puede escribir en ${path} (${code}): no habrá respaldos.`,
      `chown gondola ${path}, o corregí RESPALDO_CARPETA (y ReadWritePaths en systemd).`,
    ),
  backupsOld: (since: string) =>
    grave(
      `El último respaldo es de ${since}, y RESPALDO_HORA pide uno por día.`,
      'Hacé uno a mano y leé por qué falla: npm run respaldo.',
    ),

  // the database
  database: (text: string, code: string) =>
    fatal(text, DATABASE_REMEDIES.find(([known]) => known.test(code))?.[1] ?? DATABASE_AWAY),
  version: (text: string) => fatal(text, 'Usá el programa de esa versión, o restaurá un respaldo de ésta.'),
  damaged: (reason: string) =>
    grave(`La base está dañada: ${reason}.`, DATABASE_REMEDIES.find(([known]) => known.test('CORRUPT'))![1]),
  encoding: (is: string) =>
    fatal(
      `La base de DATABASE_URL guarda textos en ${is}, no en UTF8.`,
      DATABASE_REMEDIES.find(([known]) => known.test('3D000'))![1],
    ),
  noSchemaRights: (user: string) =>
    fatal(`El usuario ${user} no puede crear tablas en la base.`, `ALTER DATABASE … OWNER TO ${user};`),
  keysLost: (text: string) =>
    grave(text, 'Traé clave-secretos.txt o SECRET_KEYS de donde los guardaste: no están en los respaldos.'),
  picturesMissing: (missing: number, all: number, example: string) =>
    grave(
      `Faltan los archivos de ${missing} de ${all} imágenes (${example}): se restauró la base sin sus archivos.`,
      'Restaurá base y archivos del mismo respaldo, o copiá su carpeta imagenes a GONDOLA_DATA.',
    ),
  clockBehind: (stored: string) =>
    grave(`El reloj atrasa: en la tienda hay algo del ${stored}.`, 'timedatectl set-ntp true'),
  clockDiffers: (whose: string, seconds: number) =>
    grave(`El reloj difiere ${seconds} s del de ${whose}.`, 'En las dos: timedatectl set-ntp true.'),

  // what is around it
  address: (text: string) => fatal(text, 'Buscá quién lo usa (ss -ltnp), o cambiá PORT o HOST.'),
  otherShop: (port: number, url: string) =>
    fatal(`En el puerto ${port} atiende otra tienda, la de ${url}.`, 'Dale a cada tienda un PORT propio.'),
  notReady: (missing: string) =>
    grave(`La tienda está abierta pero no lista (falta: ${missing}).`, 'Leé su registro (journalctl).'),
  mail: (reason: string) => grave(`El servidor de correo no acepta a la tienda (${reason}).`, MAIL_REMEDY),
  filesRefused: (text: string) => fatal(text, 'Corregí S3_URL, S3_ACCESS_KEY_ID y S3_SECRET_ACCESS_KEY.'),
  filesAway: (text: string) => grave(text, 'Revisá S3_URL y la red hasta el depósito.'),
  noName: (host: string) =>
    grave(`Nadie conoce el nombre ${host}.`, 'Creá su registro en el DNS, o corregí PUBLIC_URL.'),
  unreachable: (url: string, reason: string) =>
    grave(`${url} no responde (${reason}).`, 'Arrancá el proxy, y abrí 80 y 443.'),
  certificate: (url: string, reason: string) =>
    grave(`El certificado de ${url} no sirve (${reason}).`, CERTIFICATE),
  certificateEnds: (url: string, on: string) =>
    notice(`El certificado de ${url} vence el ${on}.`, CERTIFICATE),
  proxyLost: (url: string, status: number, port: number) =>
    grave(
      `El proxy de ${url} no encuentra la tienda (${status}).`,
      `Nombrá el puerto ${port} en sus upstream (deploy/nginx/), y recargalo.`,
    ),
  proxyElsewhere: (url: string) =>
    grave(`En ${url} responde otra cosa que esta tienda.`, 'Revisá DNS, server_name y upstream.'),
  metricsOpen: (url: string) =>
    grave(`${url}/metrics está a la vista de todos.`, 'Que el proxy conteste 404 ahí.'),
  bodyLimit: (bytes: number) =>
    grave(
      `El proxy no deja pasar archivos de ${MB(bytes)}, que la tienda acepta: no se pueden subir imágenes ni listas.`,
      'Incluí deploy/nginx/gondola-limits.conf en el proxy (client_max_body_size).',
    ),
} as const

export const DOCTOR_TEXTS = {
  title: (folder: string) => `Revisión de la tienda de ${folder}`,
  labels: { 'no-arranca': 'NO ARRANCA', grave: 'GRAVE', aviso: 'AVISO' } satisfies Record<Severity, string>,
  finding: (label: string, { text, remedy }: Finding) =>
    `${label.padEnd(10)}  ${text}\n${' '.repeat(10)}  → ${remedy}`,
  fine: 'Todo está en orden.',
  refused: ({ text, remedy }: Finding) => `La tienda no puede arrancar: ${text} ${remedy}`,
} as const
