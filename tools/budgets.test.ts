import { expect, test } from 'vitest'
import { BUDGETS, budgetComplaints, budgetTable, measureProject, measureSources } from './budgets.ts'

test('the project stays within its budgets', () => {
  expect(budgetComplaints(measureProject(), BUDGETS)).toEqual([])
})

test('core is what the programs are made of, without tests', () => {
  const sources = [
    { path: 'server/src/app.ts', text: 'a\nb\n' },
    { path: 'server/src/app.test.ts', text: 'a\n' },
    { path: 'server/test/smtp.ts', text: 'a\n' },
    { path: 'storefront/vite.config.ts', text: 'a\n' },
    { path: 'backoffice/src/app/app.tsx', text: 'a\n' },
    { path: 'lab/bench/run.ts', text: 'a\n' },
    { path: 'CHANGELOG.md', text: '# ó\n' },
  ]
  expect(measureSources(sources)).toEqual({
    'core files': 3,
    'core lines': 4,
    'Markdown bytes': 5,
    'changelog lines': 1,
  })
})

test.each([
  ['a figure within its budget', { files: 3 }, { files: 3 }, []],
  ['a figure above it', { files: 4 }, { files: 3 }, ['files: 4, 3 allowed by tools/budgets.json']],
  ['a figure without one', { files: 4 }, {}, ['files: 4, nothing allowed by tools/budgets.json']],
])('%s', (_title, figures, budgets, complaints) => {
  expect(budgetComplaints(figures, budgets as Record<string, number>)).toEqual(complaints)
})

test('the table names figure and budget', () => {
  expect(budgetTable({ 'core files': 1380 }, { 'core files': 1400 })).toMatch(/^core files +1380 of 1400$/)
})
