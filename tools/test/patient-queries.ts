import { configure } from '@testing-library/dom'

// Set-up of the component tests. The library gives up after a second, which a busy machine needs for one late chunk.
configure({ asyncUtilTimeout: 120_000 })
