// Part of npm test, after the build: checks the size of the home page's first load, and that every built file can be
// sent compressed and cached forever.
import path from 'node:path'
import { builtFileComplaints } from './built-files.ts'
import { firstLoadOf, weightComplaint, weightsOf } from './first-load.ts'
import { root } from './install-packages.mjs'

const files = firstLoadOf(path.join(root, 'storefront', 'dist'))
const unfit = ['storefront', 'backoffice'].flatMap((page) =>
  builtFileComplaints(path.join(root, page, 'dist')).map((complaint) => `${page}: ${complaint}`),
)
const complaint = [weightComplaint(files) ?? [], unfit].flat().join('\n') || null
if (complaint === null) console.log(weightsOf(files))
else {
  console.error(complaint)
  process.exitCode = 1
}
