import { Type, type Static } from 'typebox'
import { Closed, Nullable } from '../base/index.ts'

const whole = Type.Integer({ minimum: 0, maximum: 1_000_000_000 })

/** How the shop's database and files are doing, for who runs the shop; `/readyz` tells machines the same. */
export const SystemState = Closed({
  Base: Closed({
    Motor: Type.Union([Type.Literal('sqlite'), Type.Literal('postgresql')]),
    /** Of SQLite's file without what is free within it, and from where on a shop takes PostgreSQL; else null. */
    Megas: Nullable(whole),
    MegasMaximo: Nullable(whole),
    /** The shop has outgrown SQLite. */
    QuedoChica: Type.Boolean(),
    /** Copies that follow PostgreSQL's leader; null on SQLite. */
    Replicas: Nullable(whole),
  }),
  Archivos: Closed({
    /** Whether pictures and files are in a store (`S3_URL`) or the data folder. */
    EnAlmacen: Type.Boolean(),
    Responde: Type.Boolean(),
  }),
})
export type SystemState = Static<typeof SystemState>
