import { sql } from 'kysely'
import { isSqlite } from '../in-transaction.ts'
import type { Db } from '../open-database.ts'

/** The nodes of a PostgreSQL cluster, as the leader sees them. */
export interface DatabaseNodes {
  /** Address of the node that is connected to, `10.0.0.11:5432`. */
  leader: string
  /** Whether a commit waits for a replica, as in a cluster; without one that is synchronous none is acknowledged then. */
  waitsForReplica: boolean
  replicas: ReplicaNode[]
}

export interface ReplicaNode {
  /** Null where the shop's account may not see it (`grant pg_monitor`, docs/operating.md). */
  name: string | null
  isSynchronous: boolean | null
  lagSeconds: number | null
  lagBytes: number | null
}

/** Null on SQLite. @throws the database's error */
export async function readDatabaseNodes(db: Db): Promise<DatabaseNodes | null> {
  if (isSqlite(db)) return null
  const { rows: leaders } = await sql<Pick<DatabaseNodes, 'leader' | 'waitsForReplica'>>`
    select coalesce(host(inet_server_addr()) || ':' || inet_server_port(), 'socket') as leader,
      current_setting('synchronous_standby_names') <> '' as "waitsForReplica"`.execute(db)
  const { rows: replicas } = await sql<ReplicaNode>`
    select application_name as name,
      sync_state in ('sync', 'quorum') as "isSynchronous",
      case when state is null then null
        else coalesce(extract(epoch from replay_lag), 0) end::float8 as "lagSeconds",
      pg_wal_lsn_diff(pg_current_wal_lsn(), replay_lsn) as "lagBytes"
    from pg_stat_replication where state is distinct from 'backup'
    order by application_name, pid`.execute(db)
  const [{ leader, waitsForReplica } = { leader: '', waitsForReplica: false }] = leaders
  return { leader, waitsForReplica, replicas }
}
