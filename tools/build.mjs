// npm run build: storefront and back office for production, unless they are built already.
import { buildPages } from './build-pages.mjs'
import { installPackages } from './install-packages.mjs'

installPackages()
buildPages()
