import fc from 'fast-check'
import { changeCommands } from './change-command.ts'
import { customerCommands, type Command } from './customer-commands.ts'
import { staffCommands } from './staff-commands.ts'

type Run = Command['run']

/** Random sequences of what customers and staff do; `run` does one step. */
export function allCommands(run: (each: Command, ...step: Parameters<Run>) => Promise<void>) {
  const within = (each: Command): Command => ({
    check: (model) => each.check(model),
    run: (model, real) => run(each, model, real),
    toString: () => each.toString(),
  })
  const commands = [...customerCommands, ...changeCommands, ...staffCommands].map((each) => each.map(within))
  return fc.commands(commands, { maxCommands: 25, size: 'max' })
}
