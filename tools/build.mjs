// npm run build: the storefront for production, unless it is built already.
import { buildStorefront } from './build-storefront.mjs'
import { installPackages } from './install-packages.mjs'

installPackages()
buildStorefront()
