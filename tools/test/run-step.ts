import { spawn } from 'node:child_process'
import { existsSync, readFileSync, rmSync } from 'node:fs'
import path from 'node:path'
import { pinnedNode, root } from '../install-packages.mjs'
import type { PartResult, TestCounts } from './outcome.ts'
import type { Step } from './parts.ts'

/** A step that takes longer hangs. */
const STEP_MAX_MS = 25 * 60_000
/** How long a command may tidy up after it was asked to end. */
const END_MAX_MS = 10_000

/** Runs one step; what cannot run has failed. Output goes straight to the terminal. */
export async function runStep(step: Step): Promise<PartResult> {
  const started = performance.now()
  const counts = await outcomeOf(step)
  return { name: step.name, ...counts, seconds: (performance.now() - started) / 1000 }
}

async function outcomeOf(step: Step): Promise<TestCounts> {
  const obstacle = step.prepare?.() ?? null
  if (obstacle !== null) return failed(step, obstacle)
  if (step.report) rmSync(step.report.file, { force: true })
  const complaint = await runCommand(step)
  if (step.report === undefined)
    return complaint === null ? { passed: 1, failures: [] } : failed(step, complaint)
  if (!existsSync(step.report.file)) return failed(step, `${complaint ?? 'it ended'} and left no report`)

  const counts = step.report.read(JSON.parse(readFileSync(step.report.file, 'utf8')))
  if (counts.passed === 0 && counts.failures.length === 0) return failed(step, 'it ran no test')
  if (complaint !== null && counts.failures.length === 0) counts.failures.push(failureOf(step, complaint))
  return counts
}

const failed = (step: Step, message: string): TestCounts => ({
  passed: 0,
  failures: [failureOf(step, message)],
})
const failureOf = (step: Step, message: string) => ({ test: step.about, message })

/** Runs the command in a process group of its own, which ends with us. Answers what went wrong, or null. */
function runCommand({ command }: Step): Promise<string | null> {
  const [program = '', ...args] = command
  const child = spawn(program, args, {
    cwd: root,
    env: {
      ...process.env,
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
  const timer = setTimeout(() => signalGroup('SIGKILL'), STEP_MAX_MS)
  const signals = ['SIGINT', 'SIGTERM', 'SIGHUP'] as const
  for (const signal of signals) process.once(signal, stop)

  return new Promise((resolve) => {
    const finish = (complaint: string | null) => {
      clearTimeout(timer)
      for (const signal of signals) process.off(signal, stop)
      resolve(complaint)
    }
    child.once('error', (error) => finish(`${program} cannot run: ${error.message}`))
    child.once('exit', (code, signal) => {
      if (signal === 'SIGKILL') finish(`${program} was ended after ${STEP_MAX_MS / 60_000} minutes`)
      else finish(code === 0 ? null : `${program} ended with status ${code ?? signal}; its output is above`)
    })
  })
}
