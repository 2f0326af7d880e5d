import type { Kind } from '../types.ts'
import { line, lineWhen } from './line.ts'

const LANGUAGES =
  'python|javascript|typescript|java|js|ts|c\\+\\+|c#|php|kotlin|bash|powershell|vba|matlab|sql|html|css|react|vue|perl|scala|flutter|arduino|raspberry pi|esp32|fastapi|django|flask|laravel|unity|godot|pandas'
const NAMED = new RegExp(
  `(?<!\\w)(?:${LANGUAGES}|go|golang|rust|swift|ruby|r|node|lua|dart|boto3|requests|selenium|npm|pip|tkinter|jquery|docker|dockerfile|yaml|nginx|terraform|github|makefile|cron|git|apps script|scheme|assembly|c)(?![\\w])`,
  'u',
)

const SHEET = /\b(?:spreadsheet|template|track\w*)\b/u
const SMALL = /\bgames?\b|\bweb ?-?sites?\b|\bweb ?-?page|\bportfolio/u

/** Code, designs and pictures, asked of an AI that answers in text or draws on request. */
export const MAKING: readonly Kind[] = [
  {
    id: 'regex',
    noun: /\b(?:regex(?:es|p)?|regular expressions?)\b/u,
    lines: [
      line('Give the pattern alone in a code block, and say which flavour it is for.'),
      line('Explain its parts, with five strings that match and five that do not.'),
    ],
  },
  {
    id: 'sql',
    noun: /\b(?:sql(?: quer(?:y|ies))?|(?:mysql|postgres(?:ql)?|bigquery|sqlite) quer(?:y|ies)|database schema)\b/u,
    lines: [
      line('Give one complete statement in a code block; say which names you assumed.', /\btables?\b.*\(|\bcolumns? /u),
      line('Handle NULLs, ties and duplicates, and say how.'),
      line('Show a small example of the result, and how the statement works in a few lines.'),
    ],
  },
  {
    id: 'formula',
    noun: /\b(?:excel|google sheets?|spreadsheets?|vlookup|xlookup|pivot(?: table)?|formulas?)\b/u,
    lines: [
      lineWhen(SHEET, 'List the columns and the formulas, and show three sample rows.'),
      line('Give the formula or the steps ready to use, and say where each goes.', SHEET, /\bstep/u),
      lineWhen(
        /^(?!.*\b(?:tick|grey|gray|format\w*|colou?r|chart|template|track\w*)\b).*\b(?:formula|add|sum|count|average|look ?up|if|match|calculate|find|duplicates?)\b/u,
        'Say what happens with empty cells.',
      ),
    ],
  },
  {
    id: 'code-how-to',
    opening:
      /^(?:how (?:do|can|would|should|to)\b|what(?:'?s| is) the (?:best|right) way to\b).{0,80}\b(?:div|css|html|flexbox|python|pandas|numpy|javascript|typescript|react|node|vue|java|sql|postgres|mysql|git|github|docker|bash|linux|regex|api|array|string|json|dataframe|variable|function|component|loop|list comprehension|kubernetes|aws|scrape|scrap|unit test)\b/u,
    lines: [
      line('Show the shortest code that works, ready to run, then explain it in a few lines.'),
      line('Name the usual alternative and when it is the better choice.'),
    ],
  },
  {
    id: 'tests',
    needs: 'code',
    noun: /\b(?:unit tests?|test cases?|integration tests?|e2e tests?|tests? for)\b/u,
    lines: [
      line('One behaviour per test, named after it; cover the edges and wrong input too.'),
      line('Give one complete file that runs, with its imports.', /\btest cases?\b/u),
    ],
  },
  {
    id: 'website',
    noun: /\b(?:web ?-?sites?|web ?-?page|(?:mobile |web |ios |android |chrome )?apps?|application|games?|dashboards?|chrome extension|browser extension|chat ?bots?|discord bot|telegram bot|bot|portfolio|saas|mvp|platform|crud)\b/u,
    opening: /^(?:build|code|develop|program)(?: me| us)? (?:an?|the|my|our|some)\b/u,
    asks: 'bare',
    lines: [
      line('Begin with the smallest version that works: its screens or commands, and the data it keeps.', SMALL),
      lineWhen(
        SMALL,
        'Give one HTML file with its styles and script that runs by opening it, unless I named another technique.',
      ),
      line(
        'Then the complete code, file by file, ready to run, with how to start it.',
        SMALL,
        /\bdesign\b|\bideas?\b|\bplan\b/u,
      ),
      lineWhen(/\bgame/u, 'Keyboard and touch, a score, and a new round without a reload.'),
      lineWhen(
        /\bweb ?-?sites?|\bweb ?-?page|\bportfolio/u,
        'Readable on a phone; mark clearly where my own text and pictures go.',
      ),
    ],
  },
  {
    id: 'code',
    noun: new RegExp(
      `(?<!\\w)(?:code|codes|scripts?(?= (?:that|to|which) )|functions?|programs?|class(?= that| to| for| which)|algorithms?|snippets?|macros?|components?|api|endpoints?|scraper|crawler|cli|dockerfile|docker compose|cron ?job|commit messages?|github action|makefile|one-liner|query|hook|plugin|module|package|leetcode|quick ?sort|bubble sort|merge sort|binary search|fizz ?buzz|linked list|fibonacci|palindrome|in (?:rust|golang|go|ruby|swift|dart|lua|r|c|assembly|haskell|scheme)|(?:${LANGUAGES})(?: (?:code|script|function|program|class|app))?)(?![\\w])`,
      'u',
    ),
    opening: /^(?:implement|code|program)\b/u,
    asks: 'bare',
    lines: [
      lineWhen(/\bcss\b/u, 'Give the shortest HTML and CSS that work, in one block, and say why it works in a line.'),
      line(
        'Give complete code that runs as it stands, in one block.',
        /\bone[- ]?lin|\bcss\b|\bonly the\b|\bno explanation/u,
      ),
      lineWhen(
        /\b(?:rename|delete|remove|move|overwrite)\b.*(?:\bfiles?\b|\b(?:sub)?folders?\b|\bdirector)/u,
        'Show first how to see what it would change without changing anything.',
      ),
      lineWhen(/\b(?:arduino|esp32|raspberry|sensor|relay)\b/u, 'List the wiring, pin by pin.'),
      line('Name the language you chose, and why, if I have not named one.', NAMED),
      lineWhen(
        /^(?!.*\b(?:in)?valid).*\b(?:csv|files?|forms?|api|endpoint|parse\w*|function|scrap\w*|macro|upload)\b/u,
        'Handle empty and wrong input; use nothing that is not needed.',
      ),
      line('After it: how to run it, and what you assumed.', /\bcss\b|\bone[- ]?lin|\bno (?:explanation|usage)/u),
    ],
  },
  {
    id: 'system-design',
    noun: /\b(?:system design|(?:software|system|app|cloud|service|microservices?) architecture|databases?(?: design)?|schema|data model|api design|tech stack)\b/u,
    asks: 'bare',
    lines: [
      line('Start with the requirements and the load you assume.'),
      line(
        'Then parts and data flow, the data model, and the two or three hard decisions with what speaks for each side.',
      ),
    ],
  },
  {
    id: 'colours',
    noun: /\b(?:colou?r (?:palette|scheme)s?|palette|fonts?(?: pairings?)?|typography|style guide|mood ?board|brand kit)\b/u,
    lines: [
      line('Make a table: role, value (hex code or font name), where it is used.', 'form'),
      line('Give two directions that really differ, and say which you would take.', 'count'),
      line('Check that text stays readable on each background.', /\bfonts?\b/u),
    ],
  },
  {
    id: 'logo',
    noun: /\b(?:logos?|icons?|emblem|monogram|favicon|stickers?|badge)\b/u,
    lines: [
      line('One simple idea that stays clear when small and in one colour.', /\bcolou?r|\bsvg\b/u),
      line('Show three directions that really differ.', /\bsvg\b|\bicons?\b|\bstickers?\b|\d/u),
    ],
  },
  {
    id: 'picture',
    noun: /\b(?:pictures?|images?|photos?|photographs?|illustrations?|drawings?|paintings?|posters?|flyer design|wallpapers?|book covers?|album covers?|covers?|portraits?|tattoos?|t-?shirt(?: design)?|mockups?|infographics?|banners?|thumbnails?|avatars?|colou?ring pages?|cartoons?|comics?|anime|artwork|sketch of)\b/u,
    opening: /^(?:draw|paint|illustrate|sketch|photo of|picture of|image of|portrait of)\b/u,
    lines: [
      lineWhen(
        /\b(?:text|words?|title|headline|says?|saying|reads?|lettering|slogan|name)\b(?<!\bno (?:text|words?|lettering|title))/u,
        'Large, readable lettering, spelled exactly as I gave it, with room around it.',
      ),
      lineWhen(/\bcolou?ring/u, 'Clean black outlines on white, no shading, shapes large enough to fill.'),
    ],
  },
  {
    id: 'room',
    noun: /\b(?:interior(?: design)?|floor plan|(?:living room|bedroom|kitchen|bathroom|room|garden|office) (?:design|layout|makeover|remodel|renovation|ideas))\b/u,
    asks: 'bare',
    lines: [line('Give layout, colours, materials, light and furniture, with rough sizes and prices.')],
  },
]
