// node tools/run.mjs FILE ARGS…: runs a file of the project with the pinned Node, installing it first if necessary.
import { installPackages } from './install-packages.mjs'
import { runPinnedNode } from './run-pinned-node.mjs'

const [file, ...args] = process.argv.slice(2)
if (file === undefined) throw new Error('node tools/run.mjs FILE ARGS…: which file?')
installPackages()
runPinnedNode(file, args)
