/** Something that the site keeps in the visitor's browser, as the policies describe it. */
export interface StoredEntry {
  readonly key: string
  readonly holds: string
  readonly lasts: string
}

const UNTIL_CLEARED = 'Until you clear it'

/**
 * Everything that the site keeps on a visitor's device. A new key in the code needs a row here:
 * the policies promise that this list is whole.
 */
export const DEVICE_STORAGE: readonly StoredEntry[] = [
  { key: 'promptory:theme', holds: 'Light or dark, if you chose one.', lasts: UNTIL_CLEARED },
  { key: 'promptory:consent', holds: 'Your answer about cookies: accepted or declined.', lasts: UNTIL_CLEARED },
  {
    key: 'promptory:generator-draft',
    holds: 'The description you are typing into the generator, so that a reload loses nothing.',
    lasts: 'Until you empty the field or clear it',
  },
  {
    key: 'promptory:generated',
    holds: 'The last 20 generated prompts, each with the description, the AI and the category you chose.',
    lasts: 'Until newer ones push it out or you clear it',
  },
  {
    key: 'promptory:favourites',
    holds: 'The prompts you saved, with their page and the moment you saved them.',
    lasts: 'Until you take the mark off or clear it',
  },
  {
    key: 'promptory:challenge',
    holds: 'The days of the thirty-day journal challenge that you ticked.',
    lasts: 'Until you take the tick off or clear it',
  },
  {
    key: 'promptory:library-votes',
    holds: 'Which prompts of the library you voted for.',
    lasts: 'Until you take the votes back or clear it',
  },
  {
    key: 'promptory:device',
    holds: 'A random number, made in your browser, that stands for this device when daily uses are counted.',
    lasts: UNTIL_CLEARED,
  },
  { key: 'promptory:fonts', holds: 'A mark that the fonts have been fetched once.', lasts: UNTIL_CLEARED },
  {
    key: 'promptory:scroll',
    holds: 'How far down you had read, so that Back returns you there.',
    lasts: 'Until you close the tab',
  },
]
