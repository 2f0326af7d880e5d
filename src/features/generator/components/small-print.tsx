import { GENERATOR_DEVICE_DAILY_LIMIT, PROMPT_WORD_LIMIT } from '@contracts/limits.ts'

/** The generator's limits and its shortcut, in small print under it. */
export function SmallPrint() {
  return (
    <p className="text-small leading-normal text-ink-muted mt-3">
      At most {PROMPT_WORD_LIMIT} words a prompt and {GENERATOR_DEVICE_DAILY_LIMIT} prompts a day.{' '}
      <span className="pointer-coarse:hidden">
        <kbd>Ctrl</kbd> or <kbd>Cmd</kbd> with <kbd>Enter</kbd> generates.
      </span>
    </p>
  )
}
