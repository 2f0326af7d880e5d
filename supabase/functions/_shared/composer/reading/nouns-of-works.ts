import type { NounPattern } from './nouns-of-words.ts'

/** Names of things that are programmed, drawn, planned or decided. */
export const NOUNS_OF_WORKS: readonly NounPattern[] = [
  // Data
  [
    'data-analysis',
    'data (?:analysis|set|report)|datasets?|(?:sales|survey|customer|my|this|our) data|data|pivot tables?|charts?|(?:this|my|the|a) (?:csv|spreadsheet)|csv(?: file)?|regression|a/b test(?: results)?',
  ],
  [
    'formula',
    '(?:excel|spreadsheet|google sheets?|sheets?) (?:formula|function|macro)s?|formulas?|vlookup|xlookup|sumifs?|conditional formatting|excel sheets?|spreadsheets?',
  ],
  [
    'sql',
    '(?:sql|database|postgres\\w*|mysql|sqlite|bigquery)(?: (?:quer(?:y|ies)|statement|select|view))|sql|quer(?:y|ies)',
  ],
  // Code
  [
    'function',
    '(?:python|javascript|typescript|js|java|go|golang|rust|ruby|php|bash|shell|powershell|swift|kotlin|c\\+\\+|c#|r|react|node(?:\\.js)?|lua|perl|scala|vba|apps) ?(?:functions?|scripts?|code|program|hook|class|snippet|module)?(?=$|[\\s.,;:!?])|functions?|scripts?|algorithms?|programs?|code snippets?|code|class method|hooks?|scrapers?|crawlers?|cli(?: tool)?|command[- ]line tool|macros?|web scraper|parser|cron ?job|library|browser extension|chrome extension|plugins?',
  ],
  ['regex', 'reg(?:ular )?ex(?:p|pression|es|pressions)?|regex(?:es)? pattern'],
  [
    'bug-fix',
    'bugs?|stack ?traces?|error messages?|(?:type|syntax|reference|runtime|key|value|index|cors|compile|hydration|null ?pointer|segmentation) ?(?:error|exception|fault|bug)s?|errors?|exceptions?|crash(?:es)?|memory leak|segfault|infinite loop|race condition',
  ],
  ['code-review', 'code reviews?|pull requests?|security audit|pr review'],
  [
    'tests',
    '(?:unit|integration|e2e|end-to-end|jest|pytest|vitest|playwright|cypress|junit|regression|test) (?:tests?|cases?|suite|plan)s?|tests for (?:my|a|this|the|our) (?:\\w+ )?(?:function|code|component|api|class|module|app|endpoint|hook|service|script)s?',
  ],
  ['refactor', 'refactor(?:ing)?|clean(?:er)? code'],
  [
    'api-schema',
    '(?:database|db|data|sql|prisma|graphql|json|postgres|firestore|mongo\\w*)[- ](?:schema|model|design|structure|tables?)s?|schemas?|(?:rest |graphql |http |public )?apis?(?: (?:design|endpoint|spec|specification|contract)s?)?|endpoints?|openapi(?: spec)?|er diagram|webhooks?|data model',
  ],
  [
    'docs',
    'read ?me(?: file)?s?|documentation|docs|doc ?strings?|code comments|release notes|change ?logs?|user manual|api docs|commit messages?|technical spec(?:ification)?',
  ],
  [
    'setup',
    'docker ?files?|docker[- ]compose(?: file)?|ci(?:/cd)?(?: pipeline)?|pipelines?|github actions?(?: workflow)?|nginx config(?:uration)?|config(?:uration)?(?: file)?|terraform|kubernetes|k8s|deployment|make ?file|\\.?gitignore|eslint config|server setup|helm chart|git commands?',
  ],
  // Apps
  [
    'web-app',
    '(?:web|progressive web|saas|full[- ]stack|crud|booking|todo|to-do|chat|tracking|tracker|recipe|budget|quiz|habit|inventory|notes?)[- ]?apps?|web applications?|apps?|applications?(?= (?:that|where|for managing|to manage))|saas|platforms?|marketplaces?|(?:online|web|e-?commerce)[- ](?:shop|store|portal|tool)s?|booking system|portals?|crm|mvp|software|trackers?|(?:vocabulary|vocab|maths?|memory|typing|brain|language) trainers?|calculators?|(?:web )?tools?|directory|forums?|social network|cms|admin panel|clone',
  ],
  [
    'landing-page',
    'landing ?pages?|web ?sites?|home ?pages?|web ?pages?|portfolio(?: site| page| website)?|one-?pager site|(?:company|wedding|personal|restaurant|event|club|band) (?:site|page)|sites?|coming soon page|wait(?:ing)?[- ]?list(?: page)?|sign-?up page|event page|fan page|link in bio page',
  ],
  [
    'dashboard',
    '(?:sales|analytics|admin|kpi|finance|metrics|monitoring|reporting)?\\s?dashboards?|control panel|analytics page|kpi board',
  ],
  [
    'component',
    '(?:react |vue |svelte |ui |tailwind |shadcn |angular |web )*components?|(?:login|sign-?up|contact|checkout|registration|search|booking|multi-step) (?:form|page|modal|bar)s?|pricing (?:table|card|section|cards)s?|nav ?bars?|navigation bar|modals?|hero sections?|buttons?|dropdowns?|date ?pickers?|carousel|side ?bars?|data tables?|kanban board|file upload(?:er)?|settings page|pricing page|forms?|footers?|accordions?|tooltips?',
  ],
  [
    'mobile-app',
    '(?:mobile|ios|android|iphone|ipad|phone|flutter|react native|smartphone) (?:app|application|game)s?|app for (?:ios|android|iphone)',
  ],
  [
    'game',
    '(?:browser|video|card|board|puzzle|platform|snake|memory|word|arcade|2d|3d|multiplayer|text adventure|quiz) ?games?|games?|tetris|snake game|text adventure|dungeon crawler|tic[- ]tac[- ]toe|escape room',
  ],
  [
    'bot',
    '(?:chat|discord|telegram|slack|support|trading|whatsapp|voice)[- ]?bots?|bots?|(?:ai|voice|virtual) (?:assistant|agent)s?|automations?|zapier(?: workflow)?|workflows?|custom gpt',
  ],
  // Pictures
  ['logo', 'logos?|logo ?types?|word ?marks?|monograms?|emblems?|app icons?|favicons?|icons?|icon sets?|mascots?'],
  [
    'photo',
    '(?:portrait|street|landscape|wedding|wildlife|drone|macro|black[- ]and[- ]white|family|headshot|stock|cinematic)?\\s?(?:photos?|photographs?|photography|head ?shots?|portraits?|snapshots?|shots?)|photo ?shoots?',
  ],
  [
    'illustration',
    '(?:watercolou?r|oil|digital|ink|pencil|vector|anime|3d|isometric|pixel|concept|fantasy|line|wall|clip|ai)?[- ]?(?:illustrations?|drawings?|paintings?|images?|pictures?|art ?works?|renders?|renderings?|wallpapers?|art|murals?|collages?|stickers?|colou?ring (?:page|book)s?|comics?(?: strip| panel)?|infographics?|diagrams?|tattoos?|patterns?|memes?|backgrounds?|watercolou?r|avatars?|landscapes?|sketch(?:es)?|scene of|visuals?|graphics?|cartoons?)',
  ],
  [
    'poster',
    '(?:movie |concert |event |film |gig )?posters?|flyers?|leaflets?|brochures?|billboards?|banners?|thumbnails?|menus?|business cards?|t-?shirts?(?: design)?|packaging|labels?|book ?marks?',
  ],
  [
    'cover',
    '(?:book|album|novel|magazine|ebook|cd|record|podcast|facebook|youtube) covers?(?: art)?|cover art|covers? for (?:a|my|the|our) (?:\\w+ )?(?:book|novel|album|magazine|podcast|ebook)|album art(?:work)?|dust jacket',
  ],
  [
    'interior',
    '(?:living|bed|bath|dining|guest|hotel|kids?|children\\S*s|reading|home|waiting|class)[- ]?(?:room|office|nook|corner)s?(?: design| interior| layout)?|interiors?(?: design)?|kitchens?|bedrooms?|bathrooms?|apartment|studio flat|balcony|room (?:design|makeover)|garden(?: design)?|floor ?plan|caf[eé] interior|home office',
  ],
  [
    'character-art',
    'character (?:design|art|concept|illustration|portrait|drawing)s?|(?:d&d|dnd|rpg|anime|fantasy|game|cartoon) characters?(?: portrait| art| design)?|knight|wizard|warrior|elf',
  ],
  [
    'product-shot',
    'product (?:shot|photo|photograph|image|photography|picture|render|mock-?up)s?|(?:packshot|mock-?up)s?|food (?:photo|photography|shot)s?',
  ],
  [
    'ui-design',
    '(?:ui|ux|app|web|interface|mobile|screen|dashboard|product|website|onboarding)[- ](?:design|mock-?up|wireframe|flow|screen|layout)s?|ui|ux|wireframes?|user interface|mock-?ups? of|onboarding(?: flow)?|user flows?|design system|style guide|figma',
  ],
  [
    'brand',
    'brand(?:ing)?(?: (?:identity|guide|guidelines|book|concept|voice|style|kit|palette))?|visual identity|corporate design|typography|font pairing',
  ],
  ['general-design', 'mood ?boards?|colou?r (?:palette|scheme)s?'],
  // Plans
  [
    'schedule',
    '(?:daily|weekly|work|cleaning|morning|evening|family|shift|time)[- ]?(?:schedule|routine|plan|timetable|rota)s?|schedules?|routines?|time ?tables?|to-?do lists?|shift plan|calendar|day plan|plan for (?:my|the) (?:day|week|morning|weekend)',
  ],
  [
    'itinerary',
    'itinerar(?:y|ies)|(?:travel|trip|road trip|holiday|vacation) (?:plan|guide|route|schedule)s?|(?:road ?|city ?|day ?|weekend |family )?trips?|holidays?|vacations?|honeymoon|city break|(?:days|weekend|week) in [A-Z]\\w+|travel',
  ],
  [
    'workout',
    'work ?outs?(?: (?:plan|routine|program))?|(?:training|exercise|fitness|running|gym|yoga|strength|marathon|couch to 5k)[- ](?:plan|program|programme|routine|schedule)s?|stretching routine|yoga (?:flow|sequence)',
  ],
  [
    'meal-plan',
    'meal (?:plan|prep|planning|ideas)s?|(?:diet|weekly|dinner|vegan|vegetarian|keto)[- ](?:plan|menu|meals|dinners)s?|shopping lists?|grocery lists?|lunch box(?:es)?|dinners?|week of (?:meals|dinners)',
  ],
  [
    'recipe',
    'recipes?|(?:cake|bread|soup|curry|pasta|pizza|cookie|cocktail|lasagn[ae]|sourdough|stew|salad) (?:recipe|dough)?',
  ],
  [
    'budget',
    '(?:household|monthly|family|wedding|personal|travel|project|marketing)? ?budgets?|budget plan|savings? plan|financial plan|debt (?:plan|payoff)|cash ?flow(?: forecast)?|spending plan',
  ],
  [
    'event-plan',
    '(?:birthday|christmas|garden|dinner|office|surprise|hen|stag|baby shower|kids|graduation|summer|retirement)[- ](?:party|parties|event|shower)|part(?:y|ies)|(?:wedding|event|party|conference)[- ](?:plan|planning|timeline|program|programme)s?|weddings?|events?|conference|fundraisers?|bake sale|baby shower|team[- ]building|open day|school fair|retreat',
  ],
  [
    'checklist',
    'check ?lists?|packing lists?|sops?|standard operating procedures?|inspection list|moving list|runbooks?|handover notes?|onboarding checklist|procedures?',
  ],
  [
    'project-plan',
    'project (?:plan|roadmap|timeline|schedule|charter|brief)s?|road ?maps?|gantt(?: chart)?|migration plan|launch plan|implementation plan|timeline|sprint plan|backlog|user stor(?:y|ies)|action plan|rollout plan|renovation(?: plan)?|move plan',
  ],
  // Business
  [
    'strategy',
    '(?:marketing|content|business|growth|seo|social media|sales|product|brand|go-to-market|pricing|exit|retention|email|data|hiring)? ?strateg(?:y|ies)|okrs?|marketing plan|seo plan|growth plan|go-to-market|vision statement|mission statement|content plan',
  ],
  [
    'campaign',
    '(?:marketing|email|email marketing|ad|social media|launch|advertising|fundraising|awareness|promo|seasonal)? ?campaigns?|product launch|launch|promotions?|giveaway|funnel|content ideas|(?:social media|content|editorial|posting)[- ](?:calendar|schedule)s?|email sequence|drip sequence|welcome sequence',
  ],
  [
    'business-plan',
    'business (?:plan|model|case|idea|concept|canvas)s?|lean canvas|startup idea|side hustle|financial projections?|start-?up',
  ],
  [
    'pricing',
    'pricing(?: (?:strategy|model|plan|tiers))?|price list|prices?(?= for)|quote(?= for (?:a|my) (?:client|job))|hourly rate|day rate',
  ],
  [
    'meeting-agenda',
    '(?:meeting|team|kick-?off|board|workshop|retro(?:spective)?|stand-?up|one-on-one|1:1)[- ](?:agenda|meeting)s?|agendas?|meetings?|retrospective|off-?site|kick-?off',
  ],
  [
    'hard-talk',
    '(?:difficult|hard|tough|awkward|salary|uncomfortable|honest) (?:conversation|talk|discussion|negotiation)s?|negotiat(?:ion|ing|e)s?|pay rise|(?:pay )?raise|conflict|performance review|breaking up|break-?up|conversation with|talk with|talk to (?:my|a|the|him|her)|confront(?:ing)?',
  ],
  [
    'names',
    '(?:brand|company|business|band|baby|cat|dog|pet|domain|product|team|character|project|podcast|shop|startup|boat|app|blog|channel|user) ?names?(?: ideas?| suggestions?)?|names?(?: ideas?| suggestions?)? for|names?|title ideas?|titles? for|usernames?',
  ],
  [
    'brainstorm',
    '(?:gift|content|blog|business|video|date|craft|story|post|project|activity|marketing|party|costume|present|startup|app|lunch|dinner)? ?ideas?|brain ?storm(?:ing)?(?: session)?|presents? for|gifts?(?: for)?|suggestions?|activities|inspiration|hobbies|ways to|tips|hooks',
  ],
  [
    'proposal',
    '(?:grant|project|sales|research|business|client|sponsorship|funding|book|partnership)? ?proposals?|grant applications?|pitch(?:es)?|bids?|tender|sponsorship letter|statement of work|query letter|funding application|rfp',
  ],
  [
    'presentation',
    'presentations?|power ?points?|slides?(?: deck)?|pitch decks?|slide ?decks?|decks?|keynote slides|webinars?',
  ],
  [
    'policy',
    '(?:privacy|remote work|return|refund|hr|company|house|cookie|leave|dress code|travel|ai) (?:policy|policies|rules)|polic(?:y|ies)|contracts?|terms (?:of service|and conditions|of use)|nda|agreements?|code of conduct|house rules|employee handbook|disclaimer|lease|guidelines|rules for',
  ],
  [
    'persona',
    '(?:buyer|user|customer|marketing) personas?|personas?|customer profile|target audience|customer journey(?: map)?|empathy map|icp',
  ],
]
