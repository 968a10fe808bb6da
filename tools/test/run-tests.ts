import { stripVTControlCharacters } from 'node:util'
import { closingLine, describePart, type PartResult } from './outcome.ts'
import { isPartName, PART_NAMES, listSteps } from './parts.ts'
import { runStep } from './run-step.ts'

const named = process.argv.slice(2)
const wanted = named.filter(isPartName)
if (wanted.length < named.length) {
  console.error(`npm test -- ${named.join(' ')}: the parts are ${PART_NAMES.join(', ')}`)
  process.exit(2)
}

const results: PartResult[] = []
for (const step of listSteps(wanted)) {
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
console.log(`\n${closingLine(results)}`)
process.exitCode = results.some(({ failures }) => failures.length > 0) ? 1 : 0

function tell(heading: string, message: string): void {
  console.log(`\n${heading}\n${stripVTControlCharacters(message)}`)
}
