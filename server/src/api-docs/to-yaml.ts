const PLAIN = /^[A-Za-z_$/][\w$/{}.-]*$/
/** Plain words that YAML would read as another type. */
const RESERVED = /^(true|false|null|yes|no|on|off|y|n)$/i

const key = (name: string): string => (PLAIN.test(name) && !RESERVED.test(name) ? name : JSON.stringify(name))

/**
 * Plain data as YAML 1.2: blocks for non-empty objects and lists, JSON for the rest, which is valid YAML. A megabyte
 * takes milliseconds; a complete YAML library would block the process for a second.
 */
export function toYaml(value: unknown, indent = ''): string {
  const isBlock = typeof value === 'object' && value !== null
  const parts: [head: string, inner: unknown][] = Array.isArray(value)
    ? value.map((inner: unknown) => ['-', inner])
    : isBlock
      ? Object.entries(value).flatMap(([name, inner]) =>
          inner === undefined ? [] : [[`${key(name)}:`, inner] as [string, unknown]],
        )
      : []
  if (parts.length === 0) return ` ${JSON.stringify(value)}\n`
  const lines = parts.map(([head, inner]) => `${indent}${head}${toYaml(inner, `${indent}  `)}`)
  return `\n${lines.join('')}`
}
