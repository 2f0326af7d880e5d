import { expect, test } from 'vitest'
import { cn } from '@/components/ui/class-names'

test.each<[name: string, given: (string | false | undefined)[], joined: string]>([
  ['a later size takes the place of an earlier one', ['min-h-36 text-[1.25rem]', 'min-h-0 text-ui'], 'min-h-0 text-ui'],
  ['a colour leaves the size', ['text-[1rem]', 'text-ink-muted'], 'text-[1rem] text-ink-muted'],
  ['all sides take the place of one', ['mt-2 -ml-2.5', 'm-0'], 'm-0'],
  ['one side leaves the others', ['px-4.5 py-2', 'pr-13'], 'px-4.5 py-2 pr-13'],
  ['another screen is another property', ['max-sm:px-2 px-4', 'px-3'], 'max-sm:px-2 px-3'],
  ['the same state is the same property', ['disabled:bg-paper-sunk', 'disabled:bg-accent'], 'disabled:bg-accent'],
  ['a line keeps its width', ['border border-rule', 'border-accent'], 'border border-accent'],
  [
    'a picture in the background stays',
    ['bg-no-repeat bg-[image:none]', 'bg-paper'],
    'bg-no-repeat bg-[image:none] bg-paper',
  ],
  ['another way to lay out replaces the first', ['inline-block flex-wrap', 'flex flex-nowrap'], 'flex flex-nowrap'],
  ['what is absent adds nothing', ['flex', undefined, false, ''], 'flex'],
  ['what it does not know stays', ['note keep', 'swipe'], 'note keep swipe'],
])('%s', (_, given, joined) => {
  expect(cn(...given)).toBe(joined)
})
