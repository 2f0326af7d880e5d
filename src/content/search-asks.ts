// Searches that mean a page although its title does not say so. A search with all the words of an entry finds the page
// as if the title had them. "|" separates alternatives, and any word ending matches.
const TEXTS = 'essay|story|text|writing|paper|poem|draft|work|paragraph|novel|chapter|letter'
const PROMPTS = 'prompt|prompts'

/** The words for a page by its path, for the pages that are found by them. */
export const SEARCH_ASKS: Readonly<Record<string, readonly string[]>> = {
  '/generator': [
    `make|improve|fix|rewrite|optimize|enhance better|good|improve|rewrite|enhance|my|a ${PROMPTS}`,
    `improve|fix|rewrite|optimize|enhance|refine|better|improver|optimizer|enhancer|builder ${PROMPTS}`,
    `create|generate|make|build|generator|maker|creator|builder ${PROMPTS}`,
    'prompt engineering',
  ],
  '/prompt-generator': [
    `generate|generator|maker|creator|builder ai|free|offline ${PROMPTS}`,
    'generator offline',
    'generator without|no account|signup|login|internet',
  ],
  '/feedback-tool': [
    `check|proofread|correct|grade|rate|score|mark|review|critique|edit|improve|evaluate|assess|analyze|fix my|an|a|your ${TEXTS}`,
    `feedback|critique|criticism ${TEXTS}`,
    `checker|corrector|grader|analyzer|proofreader ${TEXTS}`,
    'check|checker|fix|correct|correction|mistakes|errors grammar|spelling|punctuation',
    'checker|proofreader|proofreading|proofread|readability|grader',
    'is|how my writing|story|essay|poem good|bad|any',
  ],
  '/write': [
    'lined|ruled|blank|writing|printable paper|sheet|page',
    'write|type|writing|space|place online|here|timer|space',
    'timer|timed|sprint write|writing',
    'word count|counter|goal',
    'notepad|typewriter|distraction',
  ],
  '/today': [
    `${PROMPTS} of day`,
    'daily|today|todays|tonight prompt|topic|idea',
    'topic|question|idea|word of day',
    'something|what write|journal today|tonight|now',
  ],
  '/connect': [
    'mcp',
    'model context protocol',
    'connect|connector|connectors|plugin|extension|integration|add|use claude|chatgpt|ai|cursor|copilot|gemini',
    'claude code|desktop',
    'vscode|copilot|cursor',
    'vs code',
  ],
  '/prompts': [
    '100|500|1000|hundreds prompts',
    `all|browse|every|list|filter|find|search ${PROMPTS}`,
    'random|surprise prompt|me',
  ],
  '/teachers': [
    'stuff|resources|material|materials|tools|activities|ideas|prompts classroom|class|teachers|teaching|teacher|students',
    'print|printable|cards|worksheet|worksheets class|classroom|lesson|students|kids',
    'slides|show|project class|classroom|board',
  ],
  '/saved': [
    'favorite|favorites|bookmark|bookmarks|bookmarked|saved|collection|collections',
    'where|find|my saved|save|liked',
  ],
  '/desk': [
    'my stuff|things|stories|drafts|work|writing|texts|documents|sheets|history|data',
    'history|recent|drafts|dashboard',
    'continue|resume|find|where my|story|draft|writing story|draft|wrote|writing',
    'export|download|backup|delete my|data|everything',
  ],
  '/plans': ['challenge|course|program|curriculum|plan write|writing|day|days|week|weeks|step', 'step by step'],
  '/plans/a-novel-in-november': ['nanowrimo|nano', 'write|writing|finish novel|book', '50000 words'],
  '/plans/plan-a-move': ['moving|move|relocate house|home|apartment|flat|checklist|plan'],
  '/plans/a-job-in-four-weeks': ['find|get|search|hunt|hunting|looking|new job'],
  '/plans/a-small-shops-month-of-posts': ['month|calendar|plan posts|post|social|instagram|content'],
  '/plans/first-chapter-of-a-memoir': ['write|start|writing memoir|autobiography', 'my|life life|own story|history'],
  '/plans/from-topic-to-essay': ['write|start|writing|plan|help|outline essay|paper'],
  '/pricing': [
    'how much|expensive|cost cost|costs|pay|month|is|it',
    'is|it|this free',
    'price|pricing|subscription|subscribe|premium|pro|paid|upgrade|billing|cancel plan|plans|account|version|price|cost|subscription|premium|pro|pricing|upgrade',
  ],
  '/faq': [
    'questions|faq|help|support site|asked|contact|faq|page',
    'how does|do this|it|promptory work',
    'need|create account|login|signup',
  ],
  '/about': ['who made|behind|runs|built|wrote this|site|promptory|it', 'contact|about us|you|site|promptory'],
  '/newsletter': [
    'newsletter|subscribe|signup email|mail|weekly|updates',
    'subscribe|unsubscribe',
    'weekly|daily email|mail|prompt by|email|mail|inbox',
  ],
  '/privacy': ['my data|privacy safe|private|stored|kept|policy|data', 'personal data'],
  '/short-writing-prompts': [
    'one|single|two sentence|sentences|line|liner',
    'short|quick|simple|easy|brief|tiny|micro prompt|prompts|writing|fiction',
    'flash fiction',
  ],
  '/journal-prompts/daily': [
    'morning|evening|night|nightly|bedtime pages|journal|journaling|reflection|diary',
    '30 day|days',
    'daily|day journal|journaling|diary',
  ],
  '/image-prompts': [
    'image|picture|art|photo|drawing|painting|illustration generator|ai|prompts|ideas|background|product|style',
    'portrait|anime|wallpaper|watercolor|photorealistic|landscape|headshot|picture|dalle',
    'stable diffusion',
  ],
  '/coding-prompts': ['code|coding|programming|programmer|developer|software ai|prompts|prompt|help|chatgpt|assistant'],
  '/lesson-prompts': ['lesson|lessons plan|plans|planning|planner'],
  '/research-prompts': ['research|literature|academic|thesis prompts|prompt|paper|review|help'],
  '/historical-fiction-prompts': [
    'ww1|ww2|wwii|war|victorian|medieval|history|historical|1920s|renaissance|past story|fiction|prompts|novel|ideas|writing',
  ],
  '/worldbuilding-and-character-prompts': [
    'character backstory|development|ideas|prompts|building|profile|creation|sheet|questions|arc|flaws|flaw',
    'worldbuilding',
    'world|magic building|build|system',
    'fanfiction|fanfic',
    'fan fiction|fic',
  ],
  '/shadow-work-and-self-love-journal-prompts': [
    'self love|care|compassion|worth|esteem|acceptance',
    'shadow work',
    'inner child|critic',
  ],
  '/writing-prompts-ages-5-to-6': [
    'kindergarten|preschool|kindergartners|reception|ks1|beginner writing|prompts|story|writer',
    '1st|first grade',
  ],
  '/sci-fi-writing-prompts-for-middle-school': ['scifi|sci middle|kids|tweens|teens|fi school|kids|tweens|teens|kid'],
  '/fun-creative-prompts-for-kids': ['bedtime|goodnight|fun|silly|story|stories kids|kid|child|children|daughter|son'],
  '/nonfiction-writing-prompts': ['essay|article|blog|opinion|op|nonfiction topics|topic|ideas|prompts'],
  '/poetry-prompts': [
    'poem|poems for|about mom|mother|mum|dad|father|grandma|grandmother|grandpa|friend|wife|husband|teacher|love',
    'write|writing|start poem|poems|poetry',
  ],
  '/prompts/for/dialogue': ['write|writing|tips dialogue|dialog'],
  '/game-writing-prompts': ['dnd|rpg|ttrpg|quest|dungeon|dungeons|npc'],
  '/mystery-writing-prompts': ['murder|detective|crime|whodunit|mystery'],
  '/ai-workflow-prompts': ['automate|automation|workflow|agent|agents|zapier|pipeline'],
  '/productivity-prompts': ['productivity|productive|procrastination|focus|organize|organized|todo', 'time management'],
  '/personal-growth-prompts': [
    'self improvement|improve|help|growth|development|discipline',
    'life coach|goals|goal|plan',
    'coach|coaching',
  ],
  '/daily-writing-prompts-for-students': [
    'warm up|ups',
    'bell ringer|ringers|work',
    'do now',
    'quick write|writes',
    'journal class|students|classroom',
  ],
  '/school-writing-prompts-ages-7-to-10': [
    'opinion|narrative|informative|persuasive writing|prompts|essay',
    'first|back day|to school',
  ],
  '/school-writing-prompts-ages-11-to-14': [
    'opinion|narrative|informative|persuasive|argumentative|expository|descriptive writing|prompts|essay|topic|topics',
    'debate topic|topics|questions',
    'compare contrast',
    'book report|review',
    'first|back day|to school',
  ],
  '/school-writing-prompts-ages-15-to-18': [
    'argumentative|expository|persuasive|college|reflective writing|prompts|essay|topic|topics',
    'debate topic|topics',
  ],
  '/journal-prompts/self-reflection': [
    'letter younger|future|older|past self|me',
    'what makes me',
    'who am i',
    'anxiety|depression|overthinking|mental|healing|stress|grief|therapy journal|prompts|journaling|health|questions',
  ],
  '/writing-prompts/short-story': ['start|begin|opening|starter|starters|first|hook story|stories|line|lines'],
  '/today/december': ['christmas|advent|hanukkah|winter prompts|writing|story|stories|ideas'],
  '/today/november': ['thanksgiving prompts|writing|story|ideas'],
  '/today/february': ['valentine|valentines prompts|writing|day|ideas'],
  '/today/january': ['new year|years'],
  '/marketing-prompts': [
    'social media',
    'facebook|google|instagram|linkedin ad|ads|post|posts|caption|captions',
    'marketing|advertising|promote|promotion|campaign ideas|plan|strategy|prompts|business|shop|help',
  ],
  '/business-prompts': [
    'business|company|office|work|corporate|professional chatgpt|prompts|prompt|email|emails|ideas|ai',
  ],
  '/prompts-for-job-seekers': [
    'resume|cv|interview|job|application prompts|prompt|help|search|tips|prep|preparation|applications|hunt|hunting',
  ],
  '/prompts-for-students': [
    'homework|study|studying|college|university|exam|exams help|prompts|prompt|tips|ai|chatgpt',
  ],
  '/prompts-for-nurses': ['nurse|nurses|nursing|hospital|healthcare|rn'],
  '/prompts-for-real-estate-agents': ['realtor|realtors|broker', 'real estate'],
  '/prompts-for-recruiters': [
    'job description|ad|posting',
    'recruiter|recruiters|recruiting|hr|hiring prompts|prompt|recruiter|hr|people|ai',
  ],
  '/prompts-for-customer-support': ['customer service|support|care', 'helpdesk'],
  '/prompts-for-founders': [
    'name company|business|startup',
    'startup|founder|founders|entrepreneur|entrepreneurs ideas|prompts|prompt|help|plan|advice|idea',
  ],
}
