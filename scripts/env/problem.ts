/** An error the user can fix: shown as one sentence, without a stack. */
export class Problem extends Error {
  override name = 'Problem'
}

/**
 * Runs a command; a `Problem` is printed as its sentence, anything else with its stack, and both end with exit code 1.
 */
export async function runCommand(command: () => Promise<void>) {
  try {
    await command()
  } catch (error) {
    console.error(error instanceof Problem ? error.message : error)
    process.exit(1)
  }
}
