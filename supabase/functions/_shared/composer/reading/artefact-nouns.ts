/** Nouns that name what is wanted. Within one phrase the last one counts ("email marketing campaign" is a campaign). */
export const ARTEFACT_NOUNS: readonly (readonly [id: string, source: string])[] = [
  // Messages
  ['email', 'e-?mails?(?: (?:reply|response|draft|template|sequence))?|mails?'],
  [
    'message',
    '(?:text |whats ?app |slack |sms |birthday |condolence |thank[- ]you |voicemail )?messages?|sms|dms?|texts?(?= to\\b)|(?:birthday|greeting|sympathy|thank[- ]you|christmas|valentine\\S*|mother\\S*s day|wedding|anniversary) (?:card|note|wish|wishes|greeting)s?|well[- ]wishes|apology|apologies|excuse|thank[- ]you note',
  ],
  ['letter', 'letters?(?: of (?:recommendation|complaint|resignation|intent|apology|reference))?|postcards?'],
  [
    'support-reply',
    '(?:customer|support|helpdesk|refund|complaint) (?:service )?(?:reply|replies|response|responses|answers?|tickets?|macros?)|(?:reply|response|answer) to (?:an? |my |this |the )?(?:\\w+ )?(?:customer|complaint|review|bad review|negative review|ticket)s?',
  ],
  ['faq', 'faqs?(?: (?:page|section))?|frequently asked questions'],
  ['invitation', 'invit(?:ation|e)s?(?: text| card)?'],
  // Career
  [
    'cover-letter',
    'cover(?:ing)? letters?|motivation(?:al)? letters?|letters? of motivation|application letters?|job applications?',
  ],
  ['cv', 'cvs?|r[eé]sum[eé]s?|resume|curriculum vitae'],
  ['job-ad', 'job (?:ad|advert|advertisement|posting|description|offer|listing)s?|vacancy'],
  ['interview-prep', '(?:job |mock )?interviews?(?: (?:prep|preparation|questions|answers|practice))?'],
  [
    'bio',
    '(?:short |author |twitter |instagram |linkedin )*bios?|biograph(?:y|ies)|(?:linkedin|dating|tinder|hinge|bumble) profile(?: text)?|about (?:me|us)(?: page| section| text)|linkedin (?:headline|summary|about)|author page',
  ],
  // Creative
  [
    'story',
    '(?:short |bedtime |horror |love |detective |ghost |children\\S*s |fantasy |flash )*(?:stor(?:y|ies)|fiction|fairy ?tales?|fables?|tales?|fan ?fic(?:tion)?|micro ?fiction)|(?:opening |first )?(?:chapter|scene)s? (?:of|for) (?:a|my) (?:novel|book)|monologue',
  ],
  [
    'book-outline',
    'novels?|books?(?! (?:review|cover|club|report|recommendation|store|shop|seller|keep))|(?:novel|book|plot|chapter|story) (?:outline|structure|plan)s?|plot|ebooks?|memoirs?|trilogy',
  ],
  ['poem', 'poems?|poetry|haikus?|sonnets?|limericks?|verses?|odes?|ballads?|villanelles?|rhymes?|acrostic|elegy'],
  ['song', 'songs?|lyrics?|song ?texts?|raps?|lullab(?:y|ies)|jingles?|chorus|(?:country|pop|folk|love) song'],
  [
    'dialogue',
    'dialogues?|(?:comedy |movie |film |play |theatre )?(?:scenes?|sketch(?:es)?(?= (?:between|about two|with two|where))|screenplays?|skits?|role ?plays?)|conversation between|one-act play|stage play',
  ],
  [
    'character-profile',
    'character (?:profile|sheet|bio|backstory|description)s?|backstor(?:y|ies)|villains?|protagonists?|characters?|antagonists?|npcs?',
  ],
  ['jokes', '(?:dad )?jokes?|puns?|one-liners?|riddles?|stand-?up(?: (?:routine|set|bit))?|comedy routine|roast'],
  [
    'journal',
    'journal(?:ing|l?ing)?(?: (?:prompts?|questions?|entr(?:y|ies)|ideas))|diary(?: entr(?:y|ies))?|writing prompts?|reflection questions?',
  ],
  // Prose
  [
    'essay',
    '(?:argumentative |persuasive |college |admission\\S* |personal )*essays?|term papers?|thes[ie]s|dissertations?|personal statements?|position papers?|seminar papers?|op-?eds?',
  ],
  [
    'article',
    '(?:blog|guest|medium|seo)[- ]?(?:posts?|articles?|entr(?:y|ies)|texts?)|blogs?|articles?|columns?|how-to guides?|guides?|listicles?|think ?pieces?|wikipedia entry',
  ],
  [
    'speech',
    'speech(?:es)?|toasts?|eulog(?:y|ies)|(?:wedding )?vows|ted ?talks?|keynotes?|best man\\S*s? speech|obituar(?:y|ies)|sermons?|laudatio|elevator pitch',
  ],
  [
    'summary',
    'summar(?:y|ies)|abstracts?|executive summar(?:y|ies)|tl;?dr|key takeaways|meeting (?:notes|minutes)|minutes of (?:the|our|a) meeting|synopsis|recap',
  ],
  ['translation', 'translations?|subtitles?'],
  [
    'review',
    '(?:book|film|movie|restaurant|product|game|hotel|album|google|amazon|yelp|app|tv) reviews?|reviews?(?= of\\b)|book reports?',
  ],
  ['feedback', 'feedback|critiques?|constructive criticism'],
  // Copy
  [
    'social-post',
    '(?:linkedin|instagram|facebook|twitter|tik ?tok|threads|reddit|pinterest|social(?: media)?|x|ig|fb|bluesky|mastodon)[- ]?(?:posts?|captions?|threads?|updates?|content|stories|reels?|carousels?|pins?)|tweets?|captions?|hashtags?|posts?',
  ],
  [
    'ad-copy',
    '(?:google|facebook|instagram|search|display|radio|tv|print|meta|classified|tiktok)?\\s?(?:ads?|adverts?|advertisements?|commercials?)(?: (?:copy|text|headline|script)s?)?|flyer text|sales copy|sales page|ebay (?:ad|listing)|(?:airbnb|etsy|property|house|apartment|real estate) (?:listing|description)s?',
  ],
  ['slogan', 'slogans?|tag ?lines?|mottos?|straplines?|claims?(?= for\\b)|headlines?|catch ?phrases?|subject lines?'],
  [
    'landing-copy',
    '(?:landing ?page|home ?page|website|web|sales page|hero)[- ](?:copy|text|texts|headline|content)|copy for (?:my|our|the|a) (?:\\w+ )?(?:landing ?page|home ?page|website|site)',
  ],
  [
    'product-description',
    'product (?:description|text|page text|listing)s?|(?:item|menu|wine) descriptions?|shop texts?|descriptions? (?:for|of) (?:my|our|a|the) (?:\\w+ ){0,2}products?',
  ],
  ['newsletter', 'newsletters?|email newsletter|mailing'],
  ['press-release', 'press (?:release|statement|kit)s?|media release'],
  [
    'video-script',
    '(?:youtube|video|tik ?tok|reels?|explainer|podcast|film|vlog|promo|short|radio)(?: video)? (?:script|intro|outline|episode|hook)s?|(?:script|voice-?over|storyboard)s? for (?:an? |my |the |our )?(?:\\w+[- ]){0,3}(?:video|film|reel|podcast|youtube|tiktok|vlog|clip|short)s?|podcast(?: episode)?s?|youtube video|voice-?overs?|storyboards?|tik ?tok video|reels?|videos?',
  ],
  // Learning
  [
    'lesson-plan',
    '(?:lesson|teaching|unit|course|curriculum|workshop|class)[- ](?:plan|outline|activit(?:y|ies)|material)s?|lessons?|workshops?|curriculum|syllabus|classroom activit(?:y|ies)|online course|training session',
  ],
  [
    'quiz',
    'quiz(?:zes)?(?: questions?)?|flash ?cards?|worksheets?|(?:multiple[- ]choice|exam|test|trivia|comprehension) (?:questions?|paper)|exams?|pop quiz|rubrics?|mock exam|crosswords?|test questions',
  ],
  [
    'explanation',
    'explanations?|tutorials?|step-by-step guide|explainers?|analog(?:y|ies)|introduction to|crash course|eli5|mind ?maps?',
  ],
  ['study-plan', '(?:study|learning|revision|exam prep)[- ](?:plan|schedule|guide|roadmap|timetable)s?|learning path'],
  [
    'homework',
    'home ?work|math(?:s)? (?:problem|exercise|question)s?|exercises?(?= (?:sheet|from|in|on) )|(?:equation|integral|derivative)s?|word problem|proof that|proofs?',
  ],
  // Research
  ['comparison', 'comparisons?|pros and cons|head-to-head'],
  [
    'literature-review',
    'literature (?:review|overview|search|survey)s?|systematic review|annotated bibliograph(?:y|ies)|bibliograph(?:y|ies)|state of (?:the )?research',
  ],
  [
    'report',
    '(?:status|annual|lab|progress|research|incident|quarterly|monthly|project|field|sales|school)?\\s?reports?|white ?papers?|case stud(?:y|ies)|briefings?|briefing notes?|fact ?sheets?|memos?|dossiers?',
  ],
  [
    'market-research',
    'market (?:research|analysis|overview|study|sizing)|competitor (?:analysis|research|overview)|competitive analysis|competitors|swot(?: analysis)?|industry analysis',
  ],
  ['survey', 'surveys?(?: questions?)?|questionnaires?|polls?|interview guide|user interview questions|feedback form'],
  [
    'research-question',
    'research(?: questions?| overview)?|fact[- ]?check(?:ing)?|sources|statistics(?= (?:on|about|for))|evidence|hypothes[ie]s',
  ],
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
    '(?:web|progressive web|saas|full[- ]stack|crud|booking|todo|to-do|chat|tracking|tracker|recipe|budget|quiz|habit|inventory|notes?)[- ]?apps?|web applications?|apps?|applications?(?= (?:that|where|for managing|to manage))|saas|platforms?|marketplaces?|(?:online|web|e-?commerce)[- ](?:shop|store|portal|tool)s?|booking system|portals?|crm|mvp|software|trackers?|calculators?|(?:web )?tools?|directory|forums?|social network|cms|admin panel|clone',
  ],
  [
    'landing-page',
    'landing ?pages?|web ?sites?|home ?pages?|web ?pages?|portfolio(?: site| page| website)?|one-?pager site|(?:company|wedding|personal|restaurant|event|club|band) (?:site|page)|sites?|coming soon page|link in bio page',
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
    '(?:chat|discord|telegram|slack|support|trading|whatsapp|voice)[- ]?bots?|bots?|(?:ai|voice|virtual) (?:assistant|agent)s?|automations?|zapier(?: workflow)?|workflows?|system prompt|custom gpt',
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
    'brand(?:ing)?(?: (?:identity|guide|guidelines|book|concept|voice|style|kit|palette))?|colou?r (?:palette|scheme)s?|visual identity|corporate design|mood ?boards?|typography|font pairing',
  ],
  // Plans
  [
    'schedule',
    '(?:daily|weekly|work|cleaning|morning|evening|family|shift|time)[- ]?(?:schedule|routine|plan|timetable|rota)s?|schedules?|routines?|time ?tables?|to-?do lists?|shift plan|calendar|day plan|plan for (?:my|the) (?:day|week|morning|weekend)|content calendar',
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
    '(?:marketing|email|email marketing|ad|social media|launch|advertising|fundraising|awareness|promo|seasonal)? ?campaigns?|product launch|launch|promotions?|giveaway|funnel|content ideas|email sequence|drip sequence|welcome sequence',
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

/** Words of other languages for the commonest artefacts, looked for in descriptions that are not English. */
export const FOREIGN_NOUNS: readonly (readonly [id: string, source: RegExp])[] = [
  [
    'cover-letter',
    /carta de presentación|lettre de motivation|bewerbung|lettera di presentazione|carta de apresentação|求职信|志望動機|сопроводительное письмо/iu,
  ],
  ['poem', /poema|poème|gedicht|poesia|poesía|wiersz|стих|شعر|قصيدة|诗|詩|시를|कविता|şiir|ποίημα|שיר/iu],
  [
    'story',
    /cuento|historia corta|conte|histoire|geschichte|märchen|racconto|conto|opowiadani|рассказ|сказк|قصة|故事|小说|物語|小説|이야기|कहानी|hikaye|ιστορία|סיפור/iu,
  ],
  ['email', /correo|courriel|e-?mail|邮件|郵件|メール|이메일|письмо на почту|بريد|ईमेल|e-posta|מייל/iu],
  ['letter', /carta|lettre|\bbrief\b|lettera|письмо|رسالة|خطاب|信|手紙|편지|पत्र|mektup|επιστολή|מכתב/iu],
  ['translation', /traduc|traduis|traduire|übersetz|traduzi|tradurre|переве|ترجم|翻译|翻譯|翻訳|번역|अनुवाद|çevir/iu],
  ['summary', /resum(?:e|en|ir|o)\b|résum|zusammenfass|riassum|кратк|لخص|ملخص|总结|總結|摘要|要約|요약/iu],
  ['lesson-plan', /plan de clase|plan de cours|unterricht|lezione|plano de aula|урок|خطة درس|教案|授業|수업/iu],
  ['quiz', /cuestionario|questionnaire à choix|тест|викторин|اختبار|测验|測驗|クイズ|퀴즈/iu],
  ['recipe', /receta|recette|rezept|ricetta|receita|przepis|рецепт|وصفة|食谱|菜谱|レシピ|레시피/iu],
  ['itinerary', /viaje|voyage|reise|viaggio|viagem|podróż|поездк|путешеств|رحلة|旅行|行程|여행/iu],
  ['logo', /logo|логотип|شعار|标志|標誌|ロゴ|로고/iu],
  [
    'illustration',
    /imagen|dibujo|dessin|\bimage\b|\bbild\b|zeichn|immagine|disegn|imagem|obraz|картин|рисун|صورة|图片|圖片|画像|イラスト|插画|그림/iu,
  ],
  ['web-app', /aplicación|application web|anwendung|applicazione|aplicativo|приложени|تطبيق|应用|應用|アプリ|앱/iu],
  [
    'landing-page',
    /página web|sitio web|site web|web-?seite|sito web|strona internetowa|сайт|موقع|网站|網站|ウェブサイト|웹사이트/iu,
  ],
  ['function', /función|fonction|funktion|funzione|função|функци|скрипт|دالة|函数|函式|関数|代码|함수/iu],
  [
    'business-plan',
    /plan de negocio|plan d[’']affaires|geschäftsplan|business ?plan|бизнес-план|خطة عمل|商业计划|事業計画/iu,
  ],
  ['social-post', /publicación|instagram|linkedin|beitrag|пост для|منشور|小红书|朋友圈|微博/iu],
  ['explanation', /explica|explique|erklär|spiega|wyjaśnij|объясн|اشرح|解释|解釋|説明|설명|समझा/iu],
]
