import { parentPort, workerData } from 'node:worker_threads'
import { lookAtFile } from './inspect-file.ts'
import type { FileToInspect } from './inspect-in-thread.ts'
import { PROFILES } from '../profiles/all.ts'
import { asNamed } from '../profiles/profile.ts'
import { toProfile } from '../profiles/shop-profile.ts'

// Worker thread of the server: inspects one file, then ends (inspect-in-thread.ts).

const { path, mappings, profile, rows } = workerData as FileToInspect
const profiles = [...mappings.map(toProfile), ...PROFILES]
const found = profiles.find(({ name }) => name === profile)
// oxlint-disable-next-line unicorn/require-post-message-target-origin -- a thread's port has no origin
parentPort?.postMessage(await lookAtFile(path, profiles, found && asNamed(found), rows))
