import { mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { KEY_FILE, SecretBox } from './secret-box.ts'
import { isSecretKey, newSecretKey } from './secret-key.ts'

describe('what is sealed', () => {
  let dataFolder: string
  beforeAll(() => void (dataFolder = mkdtempSync(join(tmpdir(), 'gondola-keys-'))))
  afterAll(() => rmSync(dataFolder, { recursive: true }))

  const boxOf = (...secretKeys: string[]) => new SecretBox({ secretKeys, dataFolder })

  it('opens for its owner only, and only as it was sealed', () => {
    const box = boxOf(newSecretKey())
    const sealed = box.seal('MZXW6YTB', 'totp:1')
    expect(sealed).not.toContain('MZXW6YTB')
    expect(box.seal('MZXW6YTB', 'totp:1')).not.toBe(sealed)
    expect(box.open(sealed, 'totp:1')).toBe('MZXW6YTB')
    expect(box.open(sealed, 'totp:2')).toBeNull()
    const [version, name, data = ''] = sealed.split('.')
    const turned = `${data.slice(0, 20)}${data[20] === 'A' ? 'B' : 'A'}${data.slice(21)}`
    for (const wrong of [
      `${version}.${name}.${turned}`,
      `${version}.${name}.AAAA`,
      `x.${name}.${data}`,
      '',
      'MZXW6YTB',
    ])
      expect(box.open(wrong, 'totp:1')).toBeNull()
  })

  it('opens under a key that was in force before, and is then known to be old', () => {
    const [old, fresh] = [newSecretKey(), newSecretKey()]
    const sealed = boxOf(old).seal('secreto', 'totp:1')
    const after = boxOf(fresh, old)
    expect(after.open(sealed, 'totp:1')).toBe('secreto')
    expect([after.isCurrent(sealed), after.isCurrent(after.seal('secreto', 'totp:1'))]).toEqual([false, true])
    expect(boxOf(fresh).open(sealed, 'totp:1')).toBeNull()
  })

  it('lies under a key of the folder’s own, made once and readable to its owner alone', () => {
    const first = new SecretBox({ secretKeys: null, dataFolder })
    const sealed = first.seal('secreto', 'x')
    const file = join(dataFolder, KEY_FILE)
    expect(statSync(file).mode & 0o777).toBe(0o600)
    expect(new SecretBox({ secretKeys: null, dataFolder }).open(sealed, 'x')).toBe('secreto')
    writeFileSync(file, `${newSecretKey()}\n${readFileSync(file, 'utf8')}`)
    const changed = new SecretBox({ secretKeys: null, dataFolder })
    expect(changed.open(sealed, 'x')).toBe('secreto')
    expect(changed.isCurrent(sealed)).toBe(false)
    writeFileSync(file, 'corta\n')
    expect(() => new SecretBox({ secretKeys: null, dataFolder }).seal('x', 'x')).toThrow(KEY_FILE)
  })

  it.each([
    [newSecretKey(), true],
    [Buffer.alloc(32).toString('base64'), true],
    [Buffer.alloc(31).toString('base64'), false],
    ['contraseña', false],
    ['', false],
  ])('takes %s for a key: %s', (text, isKey) => expect(isSecretKey(text)).toBe(isKey))
})
