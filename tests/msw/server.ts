import { setupServer } from 'msw/node'

/** The mocked network of the unit tests: a request that no handler expects fails the test. */
export const server = setupServer()
