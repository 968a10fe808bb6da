import { spawn } from 'node:child_process'
import path from 'node:path'
import { pinnedNode, root } from '../install-packages.mjs'
import { JOURNAL_VARIABLE, lastNoted, readJournal, startJournal } from './journal.ts'
import type { PartResult, TestCounts } from './outcome.ts'
import type { Step } from './parts.ts'

/**
 * A step has no time limit, but it hangs if no test begins or ends for this long. The runners themselves end a hanging
 * test earlier; this is for what they cannot end.
 */
const SILENCE_MAX_MS = 10 * 60_000
/** A check prints nothing until it is done. */
const CHECK_MAX_MS = 40 * 60_000
/** How long a command may clean up after it was asked to end. */
const END_MAX_MS = 10_000

/** Runs one step; a step that cannot run has failed. Its output goes straight to the terminal. */
export async function runStep(step: Step): Promise<PartResult> {
  const started = performance.now()
  const counts = await outcomeOf(step)
  return { name: step.name, ...counts, seconds: (performance.now() - started) / 1000 }
}

async function outcomeOf(step: Step): Promise<TestCounts> {
  const obstacle = step.prepare?.() ?? null
  if (obstacle !== null) return failed(step, obstacle)
  if (step.journal !== undefined) startJournal(step.journal)
  const complaint = await runCommand(step)
  if (step.journal === undefined)
    return complaint === null ? { passed: 1, failures: [] } : failed(step, complaint)

  const { running, ...counts } = readJournal(step.journal)
  if (running !== null) return endedEarly(step, counts, running, complaint ?? 'it ended')
  if (counts.passed === 0 && counts.failures.length === 0) return failed(step, 'it ran no test')
  if (complaint !== null && counts.failures.length === 0) counts.failures.push(failureOf(step, complaint))
  return counts
}

const failed = (step: Step, message: string): TestCounts => ({
  passed: 0,
  failures: [failureOf(step, message)],
})
const failureOf = (step: Step, message: string) => ({ test: step.about, message })

/** Counts what ran until then, and names what was running. */
function endedEarly(step: Step, counts: TestCounts, running: string[], complaint: string): TestCounts {
  const message = `${complaint} and left no report`
  const named = running.map((test) => ({ test, message: `it was running when ${message}` }))
  const failures = named.length > 0 ? named : [failureOf(step, message)]
  return { ...counts, failures: [...counts.failures, ...failures] }
}

/** Runs the command in a process group of its own, which ends with this process. Returns the error, or null. */
function runCommand({ command, env, journal, silenceMaxMs }: Step): Promise<string | null> {
  const [program = '', ...args] = command
  const maxMs = silenceMaxMs ?? (journal === undefined ? CHECK_MAX_MS : SILENCE_MAX_MS)
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
      ...env,
      ...(journal !== undefined && { [JOURNAL_VARIABLE]: path.resolve(root, journal) }),
      PATH: `${path.dirname(pinnedNode)}${path.delimiter}${process.env['PATH']}`,
    },
    stdio: ['ignore', 'inherit', 'inherit'],
    detached: true,
  })
  const signalGroup = (signal: NodeJS.Signals) => {
    if (child.pid !== undefined && child.exitCode === null) process.kill(-child.pid, signal)
  }
  const stop = (signal: NodeJS.Signals) => {
    signalGroup(signal)
    setTimeout(() => signalGroup('SIGKILL'), END_MAX_MS).unref()
    child.once('exit', () => process.exit(130))
  }
  const started = Date.now()
  const watch = setInterval(() => {
    const heard = Math.max(started, (journal === undefined ? null : lastNoted(journal)) ?? 0)
    if (Date.now() - heard > maxMs) signalGroup('SIGKILL')
  }, maxMs / 20)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.once(signal, stop)

  return new Promise((resolve) => {
    const finish = (complaint: string | null) => {
      clearInterval(watch)
      for (const signal of signals) process.off(signal, stop)
      resolve(complaint)
    }
    child.once('error', (error) => finish(`${program} cannot run: ${error.message}`))
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') finish(`${program} was ended after ${maxMs / 60_000} minutes without news`)
      else finish(code === 0 ? null : `${program} ended with status ${code ?? signal}; its output is above`)
    })
  })
}
