// Part of npm test, after the build: what the first load of the home page weighs.
import path from 'node:path'
import { firstLoadOf, weightComplaint, weightsOf } from './first-load.ts'
import { root } from './install-packages.mjs'

const files = firstLoadOf(path.join(root, 'storefront', 'dist'))
const complaint = weightComplaint(files)
if (complaint === null) console.log(weightsOf(files))
else {
  console.error(complaint)
  process.exitCode = 1
}
