import { parseArgs } from 'node:util'
import { KEEPING_TEXTS } from '@gondola/contract/texts/keeping.ts'
import { systemClock } from '../platform/clock.ts'
import { refuseKeeping } from './backup-fault.ts'
import { restore } from './restore.ts'
import { fromCaller, runCommand } from './run-command.ts'

// npm run restaurar -- RESPALDO [--si]

process.exitCode = await runCommand(async (config) => {
  const { folder, isReplacing } = readCommand()
  const { manifest, aside, isDatabaseReplaced } = await restore(config, folder, {
    clock: systemClock,
    isReplacing,
  })
  for (const [from, to] of aside) console.log(KEEPING_TEXTS.setAside(from, to))
  if (isDatabaseReplaced) console.log(KEEPING_TEXTS.replaced)
  console.log(KEEPING_TEXTS.restored(manifest.madeAt))
  console.log(KEEPING_TEXTS.restoreNext)
})

/** The command line. @throws KeepingFault where it makes no sense */
function readCommand(): { folder: string; isReplacing: boolean } {
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: { si: { type: 'boolean', default: false } },
    })
    const [folder, ...rest] = positionals
    if (folder === undefined || rest.length > 0) refuseKeeping(KEEPING_TEXTS.restoreUsage)
    return { folder: fromCaller(folder), isReplacing: values.si }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) refuseKeeping(KEEPING_TEXTS.restoreUsage)
    throw error
  }
}
