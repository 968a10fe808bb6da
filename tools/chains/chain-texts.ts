// Messages of `npm run cadena`, for operators.

/** A fault that the operator can fix; its message is shown alone. */
export class ChainFault extends Error {}

/** @throws always */
export function refuseChain(text: string): never {
  throw new ChainFault(text)
}

const steps = (title: string, lines: readonly string[]) =>
  [title, ...lines.map((line) => `  ${line}`)].join('\n')

export const CHAIN_TEXTS = {
  usage: `Uso: npm run cadena -- ORDEN [NOMBRE] [--base CARPETA]
  nueva NOMBRE --dominio tienda.example [--puerto 3101] [--respaldo 03:30] [--postgres postgres://ADMINISTRADOR…]
  lista
  arrancar | parar | respaldar | revisar NOMBRE
  mudar NOMBRE --dominio otro.example | --postgres postgres://ADMINISTRADOR… | --a CARPETA
  quitar NOMBRE --si [--postgres postgres://ADMINISTRADOR…]
Sin --base: GONDOLA_CADENAS, o /srv/gondola (root), o gondola en tu carpeta.`,
  badName: (name: string) => `«${name}» no sirve de nombre: minúsculas, números y guiones, como super-norte.`,
  badDomain: (domain: string) => `«${domain}» no sirve de dominio: como tienda.example, sin https://.`,
  badTime: (time: string) => `«${time}» no es una hora: como 03:30.`,
  badPort: (port: string) => `«${port}» no es un puerto de 1024 a 65535.`,
  portTaken: (port: number) => `El puerto ${port} es de otra cadena o de otro programa.`,
  exists: (name: string, folder: string) => `Ya hay una cadena ${name}, o algo suyo, en ${folder}.`,
  noChain: (name: string, base: string) => `No hay ninguna cadena ${name} en ${base}.`,
  domainTaken: (domain: string, name: string) => `${domain} es el dominio de ${name}.`,
  noPsql: 'Falta psql: apt-get install postgresql-client.',
  postgresFailed: (reason: string) => `PostgreSQL no aceptó (${reason}).`,
  notStarted: (log: string, last: string) => `La tienda no arrancó; su registro es ${log}:\n${last}`,
  notStopped: (name: string, pid: number) => `${name} no se cierra (proceso ${pid}).`,
  failed: (what: string) => `No se pudo ${what}. La cadena quedó como estaba.`,
  needsYes: (name: string, folder: string) =>
    `Quitar ${name} cierra su tienda, hace un respaldo en ${folder} y borra sus datos. Para hacerlo: npm run cadena -- quitar ${name} --si`,
  nothingToMove: 'Decí qué se muda: --dominio, --postgres o --a (uno).',

  made: (name: string, folder: string) => `Cadena ${name} hecha en ${folder}.`,
  open: (name: string, port: number, seconds: number) =>
    `${name} está abierta en http://127.0.0.1:${port} (arrancó en ${seconds.toLocaleString('es-AR', { maximumFractionDigits: 1 })} s).`,
  staff: (file: string) => `Gestión: /gestion/, usuario admin, contraseña en ${file}`,
  stopped: (name: string) => `${name} está cerrada.`,
  wasStopped: (name: string) => `${name} ya estaba cerrada.`,
  wasOpen: (name: string) => `${name} ya estaba abierta.`,
  moved: (name: string, what: string) => `${name} se mudó a ${what}.`,
  removed: (name: string, folder: string) =>
    `${name} ya no está. Respaldo, ajustes y claves quedan en ${folder}; vuelve con npm run restaurar.`,
  databaseLeft: (database: string) =>
    `Su base de PostgreSQL (${database}) sigue ahí: dropdb ${database}; dropuser ${database}`,
  none: (base: string) => `No hay cadenas en ${base}.`,
  row: (cells: readonly string[]) =>
    `${cells[0]!.padEnd(16)}${cells[1]!.padEnd(36)}${cells[2]!.padEnd(8)}${cells[3]!.padEnd(18)}${cells[4]}`,
  heads: ['CADENA', 'DIRECCIÓN', 'PUERTO', 'ESTADO', 'ÚLTIMO RESPALDO'],
  state: (megabytes: number | null) => (megabytes === null ? 'cerrada' : `abierta, ${megabytes} MB`),
  never: 'ninguno',
  toStart: (name: string, lines: readonly string[]) =>
    steps(`Para que ${name} arranque con la máquina, como root:`, lines),
  toForget: (name: string, lines: readonly string[]) =>
    steps(`Para que la máquina olvide a ${name}, como root:`, lines),
  toReach: (name: string, lines: readonly string[]) =>
    steps(`Para que ${name} se vea por su dominio, como root:`, lines),
} as const
