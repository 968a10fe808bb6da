import { spawnSync } from 'node:child_process'
import { randomBytes } from 'node:crypto'
import { CHAIN_TEXTS, refuseChain } from './chain-texts.ts'

/** The role and database of a chain. */
export const databaseOf = (name: string): string => `gondola_${name.replaceAll('-', '_')}`

/** Makes a role and its database, by an administrator's address; returns the chain's own address. @throws ChainFault */
export function makeDatabase(administrator: string, name: string): string {
  const database = databaseOf(name)
  const password = randomBytes(24).toString('hex')
  query(administrator, `create role ${database} login password '${password}'`)
  try {
    const how = `encoding 'UTF8' locale 'C.UTF-8' template template0`
    query(administrator, `create database ${database} owner ${database} ${how}`)
  } catch (error) {
    query(administrator, `drop role ${database}`)
    throw error
  }
  const url = new URL(administrator)
  return Object.assign(url, { username: database, password, pathname: database }).href
}

/** Removes both. @throws ChainFault */
export function dropDatabase(administrator: string, name: string): void {
  query(administrator, `drop database if exists ${databaseOf(name)}`)
  query(administrator, `drop role if exists ${databaseOf(name)}`)
}

function query(url: string, statement: string): void {
  // the statement has a password: it is read, and no argument that others see
  const args = ['--no-psqlrc', '--quiet', '--set', 'ON_ERROR_STOP=1', '--dbname', url]
  const { status, stderr, error } = spawnSync('psql', args, { input: statement, encoding: 'utf8' })
  if (error !== undefined) refuseChain(CHAIN_TEXTS.noPsql)
  if (status !== 0) refuseChain(CHAIN_TEXTS.postgresFailed(stderr.trim().split('\n')[0] ?? ''))
}
