import type { TestProject } from 'vitest/node'
import { startCluster } from './support/cluster.ts'

/** One real PostgreSQL for all files of this project; it is stopped and deleted whatever the tests did. */
export default async function setup(project: TestProject): Promise<() => Promise<void>> {
  const cluster = await startCluster()
  project.provide('postgresPort', cluster.port)
  return cluster.stop
}

declare module 'vitest' {
  export interface ProvidedContext {
    postgresPort: number
  }
}
