import { parentPort, workerData } from 'node:worker_threads'
import { lookAtFile, NOTHING_READ } from './inspect-file.ts'
import { readNotedRows } from './open-source.ts'
import type { FileToInspect } from './inspect-in-thread.ts'
import { PROFILES } from '../profiles/all.ts'
import { asNamed } from '../profiles/profile.ts'
import { toProfile } from '../profiles/shop-profile.ts'

// Worker thread of the server: inspects one file, then ends (inspect-in-thread.ts).

const { path, mappings, profile, rows, notes } = workerData as FileToInspect
const profiles = [...mappings.map(toProfile), ...PROFILES]
const found = profiles.find(({ name }) => name === profile)
const named = found && asNamed(found)
const reading = notes
  ? { ...NOTHING_READ, Muestra: await readNotedRows(path, notes, profiles, named) }
  : await lookAtFile(path, profiles, named, rows)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(reading)
