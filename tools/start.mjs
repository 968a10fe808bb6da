// npm start: a running shop on a fresh clone, on any machine with Node 20 or later and npm.
import { buildPages } from './build-pages.mjs'
import { installPackages } from './install-packages.mjs'
import { runPinnedNode } from './run-pinned-node.mjs'

installPackages()
buildPages()
// 8 MB for young objects: saves a hundred megabytes without a loss of speed (docs/performance.md)
runPinnedNode('server/src/main.ts', process.argv.slice(2), ['--max-semi-space-size=8'])
