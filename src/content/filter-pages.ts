import { PROMPTS_PATH } from '@/lib/prompt-path'
import type { Chosen } from './shelf-filters'

/** A page of the shelf with filters set, for what people search for. */
export interface FilterPage {
  readonly path: `/${string}`
  readonly chosen: Chosen
  /** The heading. */
  readonly title: string
  /** Name in lists. */
  readonly label: string
  readonly metaDescription: string
  /** Two or three sentences under the heading. */
  readonly text: string
}

/** Where the build puts the feed of such a page (build/filter-feeds.ts). */
export const feedPath = (path: string) => `${path}.xml`

const page = (
  name: string,
  chosen: Chosen,
  label: string,
  title: string,
  metaDescription: string,
  text: string,
): FilterPage => ({ path: `${PROMPTS_PATH}/for/${name}`, chosen, label, title, metaDescription, text })

/** Every such page: at most 24, or they would only repeat each other. */
export const FILTER_PAGES: readonly FilterPage[] = [
  page(
    'kids',
    { for: 'kids' },
    'Kids',
    'Writing Prompts for Kids, Ages 5 to 10',
    'Writing prompts for children from five to ten: stories, letters, lists and odd questions in plain words. Copy one, print a page, or write on the spot.',
    'For children from five to ten. The words are plain, the tasks are short, and each can be done at a kitchen table or in a lesson of twenty minutes.',
  ),
  page(
    'middle-school',
    { for: 'middle-school' },
    'Middle School',
    'Writing Prompts for Middle School',
    'Writing prompts for middle school, ages eleven to fourteen: stories, arguments, dialogue and reports, many with the skill they practise and the minutes.',
    'For ages eleven to fourteen. Many say what they practise and how many minutes they take, so that a lesson can be planned around one.',
  ),
  page(
    'teens',
    { for: 'teens' },
    'Teens',
    'Writing Prompts for Teens',
    'Writing prompts and journal questions for teenagers: friendship, first jobs, family, stories that go wrong. Nothing childish, nothing that has to be shown.',
    'For thirteen and up: stories and journal questions about friends, family, first jobs and what nobody asks about. What is written here stays on your device.',
  ),
  page(
    'adults',
    { for: 'adults' },
    'Adults',
    'Writing Prompts for Adults',
    'Writing prompts for adults: fiction, memoir and a prompt for every day of the year, with situations that ask for some life behind them. Write right here.',
    'Situations that ask for some life behind them: work, marriage, money, parents, the past. Among them is a prompt for every day of the year.',
  ),
  page(
    'beginners',
    { for: 'beginners' },
    'Beginners',
    'Writing Prompts for Beginners',
    'Writing prompts for people who begin: one situation, one task, a place to start. Each can be finished in an evening, and you need no theory for any of them.',
    'One situation, one task, and a place to start. Each can be finished in an evening.',
  ),
  page(
    'science-fiction',
    { topic: 'sci-fi' },
    'Science Fiction',
    'Science Fiction Writing Prompts',
    'Science fiction writing prompts: first days on ships, machines with opinions, dialogue, dystopias. For beginners and for those who have written a novel.',
    'Ships, machines with opinions, and the people who have to live with both. Some are for beginners, some for dialogue alone, and some begin after the end of things.',
  ),
  page(
    'fantasy',
    { topic: 'fantasy' },
    'Fantasy',
    'Fantasy Writing Prompts',
    'Fantasy writing prompts, light and dark: magic with a price, small kingdoms, dragons with paperwork. For beginners and adults, to copy or to write at once.',
    'Magic with a price, small kingdoms and old debts. The dark ones are for adults, the others for anyone.',
  ),
  page(
    'horror',
    { topic: 'horror' },
    'Horror',
    'Horror Writing Prompts',
    'Horror writing prompts and spooky story ideas for Halloween and the rest of the year, mild enough for school or not. Begin with one and leave the light on.',
    'What is wrong in the house, and who noticed first. Some are mild enough for a class, and a list of them is for Halloween.',
  ),
  page(
    'romance',
    { topic: 'romance' },
    'Romance',
    'Romance Writing Prompts',
    'Romance writing prompts: first meetings, second chances, dialogue between two people who do not say it, ideas for short stories and novels, and for teens.',
    'First meetings, second chances, and what two people do not say. There are some for short stories, for novels, for dialogue, and for teens.',
  ),
  page(
    'mystery',
    { topic: 'mystery' },
    'Mystery and Thriller',
    'Mystery and Thriller Writing Prompts',
    'Mystery and thriller writing prompts: a clue that fits nobody, a witness who helps too much, a clock that runs. Each is a case you can open in twenty minutes.',
    'A clue that fits nobody, a witness who helps too much. Each is enough for a scene, and some for a book.',
  ),
  page(
    'funny',
    { topic: 'humour' },
    'Funny',
    'Funny Writing Prompts',
    'Funny writing prompts for adults, teens and kids: complaints, rules, apologies and reports about things that went slightly wrong. Short and easy to begin.',
    'Complaints, rules, apologies and reports about things that went slightly wrong, for adults, teens and kids.',
  ),
  page(
    'memoir',
    { topic: 'memoir' },
    'Memoir',
    'Memoir and Nonfiction Writing Prompts',
    'Memoir and nonfiction writing prompts: rooms, meals, names, work and the one you never thanked. Questions that bring back a scene in place of a summary.',
    'Questions that bring back one scene in place of a summary: a room, a meal, a name, a job.',
  ),
  page(
    'gratitude',
    { topic: 'gratitude' },
    'Gratitude',
    'Gratitude Journal Prompts',
    'Gratitude journal prompts that ask for one thing you can see: a coat, a lift home, a repaired chair. For a line a day or for a page when there is more time.',
    'Each asks for one thing that you can see, for a line a day or a page when there is more time.',
  ),
  page(
    'journaling',
    { use: 'journal' },
    'Journaling',
    'Journal Prompts',
    'Journal prompts for mornings, evenings and the days between: gratitude, self-reflection, teens, thirty days. Write on the spot; nothing leaves your device.',
    'Plain questions about your own days. Write under one right here: what you write stays on your device.',
  ),
  page(
    'teachers',
    { use: 'teach' },
    'Teachers',
    'Prompts for Teachers',
    'Prompts for teachers: writing tasks for three school years with skill and minutes, and AI prompts for lessons, worksheets, rubrics and letters to parents.',
    'Writing tasks for three school ages, with what each practises and how long it takes, and prompts for an AI that drafts lessons, worksheets and letters home.',
  ),
  page(
    'students',
    { topic: 'students' },
    'Students',
    'Prompts for Students',
    'Prompts for students: AI prompts that quiz and explain without doing the work for you, and a writing prompt for every day of the term. Free to copy.',
    'Prompts for an AI that quizzes and explains without doing the work, and writing prompts for the days of a term.',
  ),
  page(
    'developers',
    { topic: 'developers' },
    'Developers',
    'AI Prompts for Developers',
    'AI prompts for developers: reviews, tests, bugs, migrations and documents, each with the blanks that matter. Paste one into ChatGPT, Claude or another AI.',
    'Reviews, tests, bugs, migrations and documents. Fill in the blanks, then paste one into the AI you use.',
  ),
  page(
    'small-business',
    { topic: 'shops' },
    'Small Business',
    'AI Prompts for Small Businesses',
    'AI prompts for shops and founders: offers, suppliers, prices, first hires and letters that are hard to write. Fill in the blanks and paste one into an AI.',
    'Offers, suppliers, prices, first hires, and letters that are hard to write.',
  ),
  page(
    'pictures',
    { topic: 'images' },
    'Pictures',
    'AI Image Prompts',
    'AI image prompts for Midjourney and others: light, lens, surface and what is left out, with drawings of what they ask for. Copy one and change the blanks.',
    'Light, lens, surface, and what is left out. Copy one, change the blanks, and paste it into Midjourney or another AI that draws.',
  ),
  page(
    'letters',
    { form: 'letter' },
    'Letters',
    'Letter Writing Prompts',
    'Letter writing prompts: letters to people who are gone, to a house, to a committee, to oneself. Fiction and memory in the form that has one reader.',
    'Fiction and memory in the form that has one reader: to somebody who is gone, to a house, to a committee, to oneself.',
  ),
  page(
    'dialogue',
    { form: 'dialogue' },
    'Dialogue',
    'Dialogue Writing Prompts',
    'Dialogue writing prompts: two people, one room, something neither says. Lines that do the work without explaining, in every genre from romance to sci-fi.',
    'Two people, one room, and something that neither says. In every genre.',
  ),
  page(
    'emails',
    { form: 'email' },
    'E-mails',
    'AI Prompts for E-mails',
    'AI prompts for e-mails that are hard to write: price rises, refusals, reminders, apologies, first contacts. Fill in what is yours, and open it in your AI.',
    'Price rises, refusals, reminders, apologies, first contacts. Fill in what is yours and open it in your AI.',
  ),
  page(
    'ten-minutes',
    { minutes: 'quick' },
    'Ten Minutes',
    'Ten-Minute Writing Prompts',
    'Writing prompts for ten minutes or less, each with what it practises: warm-ups for a lesson, a club or a bus ride. Print them as strips or write right here.',
    'For the beginning of a lesson, a club or a bus ride. Each takes ten minutes or less and says what it practises.',
  ),
]

const BY_NAME = new Map(FILTER_PAGES.map((one) => [one.path.split('/').at(-1), one]))

/** The page of a name, the last part of its path. */
export const findFilterPage = (name: string | undefined): FilterPage | undefined => BY_NAME.get(name)
