import { KEPT_KINDS } from '@contracts/kept-items.ts'

/** Something that the site keeps in the visitor's browser, as the policies describe it. */
export interface StoredEntry {
  readonly key: string
  readonly holds: string
  readonly lasts: string
  /** What its visitor wrote, made, chose or did: it goes where somebody signs out and removes their things. */
  readonly isYours?: true
}

const UNTIL_CLEARED = 'Until you clear it'

const ENTRIES: readonly StoredEntry[] = [
  { key: 'promptory:theme', holds: 'Light or dark, if you chose one.', lasts: UNTIL_CLEARED },
  { key: 'promptory:consent', holds: 'Your answer about cookies: accepted or declined.', lasts: UNTIL_CLEARED },
  {
    key: 'promptory:generator-draft',
    isYours: true,
    holds: 'The description you are typing into the generator, so that a reload loses nothing.',
    lasts: 'Until you empty the field or clear it',
  },
  {
    key: 'promptory:own-prompt',
    isYours: true,
    holds: 'The prompt of your own that you are improving on the generator’s page.',
    lasts: 'Until you empty the field or clear it',
  },
  {
    key: 'promptory:blanks',
    isYours: true,
    holds: 'What you are filling into the blanks of prompts, so that a reload or a look at another page loses nothing.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'promptory:local-generator',
    isYours: true,
    holds: 'What you chose and typed in the local generator, so that a link away and back loses nothing.',
    lasts: 'Until you start over or close the tab',
  },
  {
    key: 'promptory:recent-searches',
    isYours: true,
    holds: 'Your last 6 searches whose results you opened.',
    lasts: 'Until newer ones push them out or you clear it',
  },
  {
    key: 'promptory:generated',
    isYours: true,
    holds:
      'The last 20 generated prompts, each with the description, the AI and the category you chose, and your changes to it.',
    lasts: 'Until newer ones push it out or you clear it',
  },
  {
    key: 'promptory:prompt-lines',
    isYours: true,
    holds: 'Which lines you turned on or off below a generated prompt, for each kind of request.',
    lasts: UNTIL_CLEARED,
  },
  {
    key: 'promptory:feedback-draft',
    isYours: true,
    holds: 'The text you are writing or have pasted for feedback, so that a reload loses nothing.',
    lasts: 'Until you begin another text, empty the field or clear it',
  },
  {
    key: 'promptory:feedback-prompt',
    isYours: true,
    holds: 'The prompt you brought along for that text, shown above it.',
    lasts: 'Until you take it off, begin another text or clear it',
  },
  {
    key: 'promptory:analyses',
    isYours: true,
    holds:
      'The last 20 analyses of your writing, each with its text, your revision of it, the prompt and what your browser’s AI remarked. If you sign in and have Pro, the writing history of your account has those that are made from then on, without the remarks of your browser’s AI.',
    lasts: 'Until newer ones push it out or you clear it',
  },
  {
    key: 'promptory:feedback-open',
    isYours: true,
    holds: 'Which of these analyses is open, so that a reload returns to it.',
    lasts: 'Until you close the tab',
  },
  {
    key: 'promptory:feedback-timer',
    isYours: true,
    holds: 'The writing timer: its length, and when it ends or what is left.',
    lasts: UNTIL_CLEARED,
  },
  {
    key: 'promptory:favourites',
    isYours: true,
    holds: 'The prompts you saved, with their page and the moment you saved them.',
    lasts: 'Until you take the mark off or clear it',
  },
  {
    key: 'promptory:collections',
    isYours: true,
    holds: 'Your own collections: their names, and the prompts that you put, wrote or imported into them.',
    lasts: 'Until you delete them or clear it',
  },
  {
    key: 'promptory:own-prompt-draft',
    isYours: true,
    holds: 'A prompt that you are writing into a collection, so that a reload loses nothing.',
    lasts: 'Until you keep it, empty the fields or clear it',
  },
  {
    key: 'promptory:answers',
    isYours: true,
    holds: 'Short answers that you filled into blanks, the last three for each of 60 blanks, to be offered again.',
    lasts: 'Until newer ones push them out, you forget them among your prompts, or clear it',
  },
  {
    key: 'promptory:set-aside',
    isYours: true,
    holds: 'Saved prompts or answers that the site found here and could not read, kept as they were.',
    lasts: 'Until you throw them away among your prompts or clear it',
  },
  {
    key: 'promptory:sheets',
    isYours: true,
    holds: 'What you write to a prompt here, each text with its prompt and the time of the last change.',
    lasts: 'Until you delete the sheet, empty it or clear it',
  },
  {
    key: 'promptory:plans',
    isYours: true,
    holds: 'The plans you began: which steps are done, and how many words you wrote on which day.',
    lasts: 'Until you start a plan over or clear it',
  },
  {
    key: 'promptory:challenge',
    isYours: true,
    holds: 'The days of the thirty-day journal challenge that you ticked.',
    lasts: 'Until you take the tick off or clear it',
  },
  {
    key: 'promptory:library-votes',
    isYours: true,
    holds: 'Which prompts of the library you voted for.',
    lasts: 'Until you take the votes back or clear it',
  },
  {
    key: 'promptory:device',
    holds: 'A random number, made in your browser, that stands for this device when daily uses are counted.',
    lasts: UNTIL_CLEARED,
  },
  {
    key: 'promptory:post-draft',
    holds: 'For those who write the blog: a post that is being written, with the time, until it is saved.',
    lasts: 'Until the post is saved or the draft is discarded',
  },
  {
    key: 'promptory:letter',
    holds: 'For those who look after the site: what was chosen and typed for the next letter.',
    lasts: 'Until the letter is sent, but for the choice',
  },
  {
    key: 'promptory:account-search',
    holds:
      'For those who look after the site: the address, or its beginning, that accounts were last searched by, and by whom. Nobody else who signs in is shown it.',
    lasts: 'Until you sign out there or close the tab',
  },
  {
    key: 'sb-promptory-auth-token',
    holds:
      'Who is signed in on this device, if somebody is. Beside it, an entry with “-code-verifier” at the end of its name holds a random text, by which an answer to signing in is known to be meant for this device.',
    lasts: 'Until you sign out or clear it',
  },
  {
    key: 'promptory:sync',
    isYours: true,
    holds: 'If you signed in: which of your things your account has, each with a number that stands for its text.',
    lasts: UNTIL_CLEARED,
  },
  {
    key: 'promptory:sign-in',
    holds: 'The e-mail address that a code for signing in was sent to, so that a reload does not ask again.',
    lasts: 'Until you are signed in, ten minutes, or until you close the tab',
  },
  {
    key: 'promptory:pro-wanted',
    holds: 'That you were on your way to Pro when you left to sign in at another site, to lead you there after it.',
    lasts: 'Until you sign in that way for something else, or close the tab',
  },
  {
    key: 'promptory:pages-1',
    holds: 'The last 60 pages of this site that you visited, with the time, so that they open without a network.',
    lasts: '30 days after the last visit, until newer ones push them out, or you clear it',
  },
  {
    key: 'promptory:always-1',
    holds: 'The local generator, and the page that says what is here without a network.',
    lasts: UNTIL_CLEARED,
  },
  {
    key: 'promptory:assets-1',
    holds: 'Scripts, styles and fonts of those pages, with the time of their last use.',
    lasts: 'Until newer ones push them out or you clear it',
  },
  {
    key: 'promptory:data-3',
    holds: 'The prompts and the words by which they are found, the same for everyone.',
    lasts: UNTIL_CLEARED,
  },
  {
    key: 'tinymce-custom-colors-forecolor',
    holds: 'For those who look after the site: text colours picked in the editor.',
    lasts: UNTIL_CLEARED,
  },
  {
    key: 'tinymce-custom-colors-hilitecolor',
    holds: 'For those who look after the site: background colours picked in the editor.',
    lasts: UNTIL_CLEARED,
  },
  {
    key: 'tinymce-url-history',
    holds: 'For those who look after the site: the last addresses that were linked in the editor.',
    lasts: UNTIL_CLEARED,
  },
  {
    key: 'react-router-scroll-positions',
    holds: 'How far down you had read, so that Back returns you there.',
    lasts: 'Until you close the tab',
  },
]

const SYNCED: ReadonlySet<string> = new Set(Object.values(KEPT_KINDS).map(({ deviceKey }) => deviceKey))

/**
 * Everything that the site keeps on a visitor's device. A new key in the code needs a row here:
 * the policies promise that this list is whole, and that nothing is synced that it does not name.
 */
export const DEVICE_STORAGE: readonly StoredEntry[] = ENTRIES.map((entry) => ({
  ...entry,
  ...(SYNCED.has(entry.key) && { holds: `${entry.holds} If you sign in, your account has it, too.` }),
  ...(entry.isYours && { lasts: `${entry.lasts}, or sign out and remove your things` }),
}))

/** Keys of what is its visitor's own. */
export const YOUR_KEYS: readonly string[] = ENTRIES.filter(({ isYours }) => isYours).map(({ key }) => key)
