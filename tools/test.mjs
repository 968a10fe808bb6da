// npm test: all checks, on a fresh clone too. npm test -- static|unit|api|e2e: only those parts;
// npm test -- quick: the fast checks, for use during work; npm test -- FILE: that file.
import { installPackages } from './install-packages.mjs'
import { runPinnedNode } from './run-pinned-node.mjs'

installPackages()
runPinnedNode('tools/test/run-tests.ts', process.argv.slice(2))
