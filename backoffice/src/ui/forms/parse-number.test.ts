import { describe, expect, it } from 'vitest'
import { readTypedNumber } from './parse-number.ts'

const MONEY = 2
const WEIGHT = 3
const WHOLE = 0

describe('a number as people type it', () => {
  it.each([
    ['4559,99', 4559.99],
    ['4.559,99', 4559.99],
    ['4559.99', 4559.99],
    ['4,559.99', 4559.99],
    ['$ 4.559,99', 4559.99],
    ['$\u00a04.559,99', 4559.99],
    ['4559', 4559],
    ['4.559', 4559],
    ['1.234.567', 1_234_567],
    ['1.234.567,5', 1_234_567.5],
    ['1,234,567', 1_234_567],
    ['4559,9', 4559.9],
    ['4559,', 4559],
    ['4559,990', 4559.99],
    ['0,500', 0.5],
    ['0.500', 0.5],
    [',5', 0.5],
    ['-12,5', -12.5],
    ['\u221212,5', -12.5],
    ['10,5 %', 10.5],
    [' 12 000 ', 12_000],
    ['12\u202f345,6', 12_345.6],
    ['007', 7],
  ])('%s pesos', (typed, value) => {
    expect(readTypedNumber(typed, MONEY)).toEqual({ kind: 'number', value })
  })

  it.each([
    ['1,5', 1.5],
    ['1.5', 1.5],
    ['1,250', 1.25],
    ['0.250', 0.25],
    ['1500', 1500],
    ['1.500,5', 1500.5],
  ])('%s kilograms', (typed, value) => {
    expect(readTypedNumber(typed, WEIGHT)).toEqual({ kind: 'number', value })
  })

  it.each([
    ['1.500', 1500],
    ['1,500', 1500],
    ['12', 12],
    ['12,0', 12],
  ])('%s, a whole number', (typed, value) => {
    expect(readTypedNumber(typed, WHOLE)).toEqual({ kind: 'number', value })
  })

  it.each([
    ['4,559', MONEY, [4.56, 4559]],
    ['1,500', MONEY, [1.5, 1500]],
    ['1.500', WEIGHT, [1500, 1.5]],
  ] as const)('%s may be meant in two ways', (typed, decimals, readings) => {
    expect(readTypedNumber(typed, decimals)).toEqual({ kind: 'ambiguous', readings })
  })

  it.each([
    ['', MONEY, 'none'],
    ['  ', MONEY, 'none'],
    ['mil', MONEY, 'text'],
    ['1234 50', MONEY, 'text'],
    ['12 3456', WHOLE, 'text'],
    ['12e3', MONEY, 'text'],
    ['1.2.3', MONEY, 'text'],
    ['1.23,4.5', MONEY, 'text'],
    ['12.34,5', MONEY, 'text'],
    ['.', MONEY, 'text'],
    ['-', MONEY, 'text'],
    ['4559,999', MONEY, 'decimals'],
    ['4.55999', MONEY, 'decimals'],
    ['1,2345', WEIGHT, 'decimals'],
    ['1,5', WHOLE, 'decimals'],
  ] as const)('%j is invalid: %s decimals, %s', (typed, decimals, kind) => {
    expect(readTypedNumber(typed, decimals)).toEqual({ kind })
  })
})
