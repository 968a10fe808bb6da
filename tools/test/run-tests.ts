import { stripVTControlCharacters } from 'node:util'
import { BUDGETS, budgetTable, measureProject } from '../budgets.ts'
import { closingLine, describePart, type PartResult } from './outcome.ts'
import { listSteps, PART_NAMES, readWishes } from './parts.ts'
import { runStep } from './run-step.ts'

const words = process.argv.slice(2)
const wishes = readWishes(words)
if (wishes === null) {
  console.error(`npm test -- ${words.join(' ')}: the parts are ${PART_NAMES.join(', ')}; or name test files`)
  process.exit(2)
}

const results: PartResult[] = []
for (const step of listSteps(wishes)) {
  console.log(`\n── ${step.name}: ${step.about}`)
  const result = await runStep(step)
  results.push(result)
  console.log(describePart(result))
}

console.log('\n── outcome')
for (const result of results) console.log(describePart(result))
for (const { name, failures, secondTries = [] } of results) {
  for (const { test, message } of failures) tell(`✗ ${name} · ${test}`, message)
  for (const { test, message } of secondTries) tell(`! ${name} · ${test}: passed at its second try`, message)
}
console.log('\n── budgets (tools/budgets.json)')
console.log(budgetTable(measureProject(), BUDGETS))
console.log(`seconds of npm test ${Math.round(results.reduce((sum, { seconds }) => sum + seconds, 0))}`)
console.log(`\n${closingLine(results)}`)
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0

function tell(heading: string, message: string): void {
  console.log(`\n${heading}\n${stripVTControlCharacters(message)}`)
}
