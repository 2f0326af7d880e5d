import type { Nuance } from '../types.ts'

/** What changes with the subject of teaching, plans and pictures. */
export const SUBJECTS: readonly Nuance[] = [
  {
    id: 'mathematics',
    except: ['quiz', 'study-plan', 'comparison', 'survey'],
    pattern:
      /\b(?:math(?:s|ematics)?|algebra|fractions?|geometry|calculus|statistics|probability|equations?|percentages?|trigonometry|multiplication)\b/iu,
    families: ['learning'],
    notes: [
      'Do one example with small numbers before any letter.',
      'Show the picture behind the rule: area, line or sharing.',
    ],
    traps: ['No step skipped because it is “clear”.'],
  },
  {
    id: 'natural-science',
    except: ['quiz', 'study-plan', 'comparison', 'survey'],
    pattern:
      /\b(?:physics|chemistry|biology|photosynthesis|atoms?|cells?|gravity|evolution|electricity|volcano(?:es|s)?|planets?|quantum|dna|climate|black holes?|ecosystems?)\b/iu,
    families: ['learning', 'research', 'prose'],
    notes: ['Offer an experiment with kitchen things.', 'Say what people believed before, and what proved it wrong.'],
  },
  {
    id: 'history',
    except: ['quiz', 'study-plan', 'comparison', 'survey'],
    pattern:
      /\b(?:history|historical|world war|wwi+|roman(?:s)?|medieval|revolution|ancient|century|cold war|empire)\b/iu,
    families: ['learning', 'research', 'prose', 'creative'],
    notes: ['Start from one person on one day with a date.', 'Say which source we have it from, and who wrote that.'],
    traps: ['No judging the dead by what they could not know.'],
  },
  {
    id: 'languages',
    pattern:
      /\b(?:grammar|vocabulary|(?:learn|teach|study|practi[sc]e|lesson|speaking|improve)\b.*\b(?:english|spanish|french|german|italian|japanese|chinese|korean|arabic)|esl|irregular verbs|pronunciation)\b/iu,
    families: ['learning', 'plan'],
    notes: ['Let the learner speak in the first minute, mistakes allowed.', 'Teach whole phrases people really say.'],
  },
  {
    id: 'programming-lesson',
    except: ['quiz', 'study-plan', 'comparison', 'survey'],
    pattern:
      /\b(?:recursion|programming|coding|algorithms?|pointers?|closures?|object[- ]oriented|loops?|big o|git)\b/iu,
    families: ['learning', 'prose'],
    notes: ['Trace a tiny example by hand, line by line.', 'Show the version that fails and its message.'],
  },
  {
    id: 'money-matters',
    pattern: /\b(?:money|tax(?:es)?|mortgage|interest|inflation|savings?|pension|invest\w*|debt|compound)\b/iu,
    families: ['learning', 'plan', 'research'],
    notes: ['Use one salary and one year as the running example.', 'Say which figures differ by country.'],
  },
  {
    id: 'health-matters',
    pattern:
      /\b(?:health\w*|sleep|diet|pain|stress|anxiety|diabetes|vitamins?|pregnan\w+|weight|back ?ache|migraine|adhd)\b/iu,
    families: ['learning', 'plan', 'research', 'prose'],
    notes: ['Tell what is proven from what merely sells.', 'Name the sign at which one should see a doctor.'],
    traps: ['No diagnosis, no dose.'],
  },
  {
    id: 'vegetarian',
    pattern:
      /\b(?:vegan|vegetarian|gluten[- ]free|dairy[- ]free|lactose|keto|low[- ]carb|halal|kosher|nut[- ]free|allerg\w+)\b/iu,
    families: ['plan'],
    notes: ['Build on dishes that never needed the missing thing.', 'Warn of the ingredient where it hides.'],
  },
  {
    id: 'with-children',
    pattern: /\b(?:kids?|child|children|toddlers?|baby|famil(?:y|ies)|(?:\d|1[0-2])[- ]year[- ]olds?)\b/iu,
    artefacts: ['itinerary', 'event-plan', 'schedule'],
    notes: ['Plan snacks, toilets and one hour of nothing.', 'Give children one decision a day that counts.'],
  },
  {
    id: 'children-at-table',
    pattern: /\b(?:kids?|child|children|toddlers?|baby|famil(?:y|ies))\b/iu,
    artefacts: ['meal-plan', 'recipe'],
    notes: ['Plan one step a day that a child can do.', 'Keep one plain version for the doubtful eater.'],
  },
  {
    id: 'rainy-or-cheap',
    pattern:
      /\b(?:cheap|low budget|tight budget|budget of|free activities|backpack\w*|broke|student budget|under [$€£]\d+)\b/iu,
    families: ['plan', 'business'],
    notes: [
      'Put the price behind each item and the sum below.',
      'Spend on one thing worth remembering; save on the rest.',
    ],
  },
  {
    id: 'startup-business',
    pattern:
      /\b(?:start-?up|small business|side hustle|freelanc\w+|self-employed|solo|one-person|my (?:shop|store|studio|agency|practice))\b/iu,
    families: ['business', 'copy', 'research'],
    notes: ['Plan for one pair of hands and a slow first quarter.', 'Prefer what can be tried this week for nothing.'],
  },
  {
    id: 'software-product',
    pattern: /\b(?:saas|software|app|platform|subscription|b2b|users)\b/iu,
    families: ['business', 'copy', 'research'],
    notes: ['Say which manual habit it replaces, and what that costs.', 'Look at who leaves in month two, and why.'],
  },
  {
    id: 'environment',
    except: ['comparison', 'quiz'],
    pattern: /\b(?:climate|recycl\w+|plastic|sustainab\w+|carbon|solar|renewable|pollution|biodiversity)\b/iu,
    families: ['research', 'prose', 'learning', 'business', 'copy'],
    notes: [
      'Give the size: per person, per year, compared with what.',
      'Separate what one person, one firm and one law can do.',
    ],
  },
  {
    id: 'artificial-intelligence',
    pattern: /\b(?:ai|artificial intelligence|machine learning|chatgpt|neural|llms?|automation)\b/iu,
    families: ['research', 'prose', 'learning', 'business'],
    notes: ['Show one task before and after, with minutes.', 'Name what it still gets wrong, by example.'],
  },
]
