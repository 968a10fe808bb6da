import { putWording, type Wording } from '@gondola/contract/base'
import { stored } from './stored.ts'

// The program's first import: puts the chain's wording, which is in the page's head, before any text is evaluated. The
// service worker's page has none: the last one is used.

const isWording = (parsed: unknown): parsed is Wording =>
  Object.values(parsed ?? {}).every((text) => typeof text === 'string')
const last = stored<Wording>('palabras', {}, isWording)

const inPage = document.getElementById('palabras')?.textContent
if (inPage) last.write(JSON.parse(inPage) as Wording)
putWording(inPage ? (JSON.parse(inPage) as Wording) : last.read())
