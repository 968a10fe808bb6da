import { readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { formatNumber } from '@gondola/contract/base'
import { RETENTION, RETENTION_PARAMETERS } from '@gondola/contract/site'
import { GROWING_TABLES } from './plans/growing-tables.ts'

const operating = readFileSync(new URL('../../docs/operating.md', import.meta.url), 'utf8')
const [, section = ''] = operating.split('## What is kept, and for how long\n')
const rows = section.split('\n## ')[0]!.split('\n')

it.each(GROWING_TABLES)('the docs say for how long %s is stored', (table) => {
  expect(rows.some((row) => row.split('|')[1]?.includes(`\`${table}\``))).toBe(true)
})

it.each(RETENTION_PARAMETERS)('the docs have %s with its default and bounds', (name) => {
  const { days, least, most } = RETENTION[name]
  const english = (value: number) => formatNumber(value).replace('.', ',')
  expect(section).toContain(`\`${name}\` (${english(days)}, ${english(least)} to ${english(most)})`)
})
