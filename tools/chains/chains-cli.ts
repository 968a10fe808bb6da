import { parseArgs } from 'node:util'
import { baseFolder, findChain } from './chain.ts'
import {
  backUpChain,
  close,
  createChain,
  examineChain,
  moveChain,
  open,
  removeChain,
  showChains,
  type ChainOptions,
} from './chain-commands.ts'
import { CHAIN_TEXTS, ChainFault } from './chain-texts.ts'

// npm run cadena -- ORDEN [NOMBRE] …: the chains of this machine, each with a process, a database and a folder of its own

const ORDERS = new Set(['nueva', 'lista', 'arrancar', 'parar', 'respaldar', 'revisar', 'mudar', 'quitar'])

try {
  process.exitCode = await run()
} catch (error) {
  if (!(error instanceof ChainFault)) throw error
  console.error(error.message)
  process.exitCode = 1
}

async function run(): Promise<number> {
  const { order, name, base, options } = readCommand()
  if (order === 'nueva') await createChain(base, name, options)
  else if (order === 'lista') await showChains(base)
  else {
    const chain = await findChain(base, name)
    if (order === 'arrancar') await open(chain)
    else if (order === 'parar') await close(chain)
    else if (order === 'respaldar') return backUpChain(chain)
    else if (order === 'revisar') return examineChain(chain)
    else if (order === 'mudar') await moveChain(chain, options)
    else await removeChain(chain, options)
  }
  return 0
}

function readCommand(): { order: string; name: string | undefined; base: string; options: ChainOptions } {
  const text = { type: 'string' } as const
  try {
    const { values, positionals } = parseArgs({
      allowPositionals: true,
      options: {
        base: text,
        dominio: text,
        puerto: text,
        respaldo: text,
        postgres: text,
        a: text,
        si: { type: 'boolean' },
      },
    })
    const [order = '', name, ...rest] = positionals
    if (!ORDERS.has(order) || rest.length > 0) throw new ChainFault(CHAIN_TEXTS.usage)
    const { base, ...options } = values
    return { order, name, base: baseFolder(base), options }
  } catch (error) {
    if (error instanceof TypeError && 'code' in error) throw new ChainFault(CHAIN_TEXTS.usage)
    throw error
  }
}
