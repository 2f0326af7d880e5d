import type { Reporter, TestCase, TestResult, TestStep } from '@playwright/test/reporter'
import { COMBINATION } from './matrix.ts'

/** Counts the combinations of the fault matrix that held, and says so at the end of a run that had any. */
export default class MatrixReporter implements Reporter {
  private readonly held = new Set<string>()
  private readonly routes = new Set<string>()

  onTestEnd(_test: TestCase, { steps }: TestResult): void {
    for (const step of steps) this.count(step)
  }

  onEnd(): void {
    if (this.held.size === 0) return
    console.log(`fault matrix: ${this.routes.size} routes, ${this.held.size.toLocaleString('en')} combinations`)
  }

  private count(step: TestStep): void {
    for (const inner of step.steps) this.count(inner)
    if (!step.title.startsWith(COMBINATION) || step.error) return
    const name = step.title.slice(COMBINATION.length)
    this.held.add(name)
    this.routes.add(name.split(' | ')[0] ?? '')
  }
}
