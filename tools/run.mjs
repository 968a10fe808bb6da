// node tools/run.mjs [--pages] FILE ARGS…: runs a file of the project with the pinned Node, installing it first if
// necessary; with --pages also building the pages that a shop serves, if there are none.
import { existsSync } from 'node:fs'
import path from 'node:path'
import { buildPages } from './build-pages.mjs'
import { installPackages, root } from './install-packages.mjs'
import { runPinnedNode } from './run-pinned-node.mjs'

const given = process.argv.slice(2)
const servesPages = given[0] === '--pages'
const [file, ...args] = servesPages ? given.slice(1) : given
if (file === undefined) throw new Error('node tools/run.mjs [--pages] FILE ARGS…: which file?')
installPackages()
if (servesPages && !existsSync(path.join(root, 'storefront/dist/index.html'))) buildPages()
runPinnedNode(file, args)
