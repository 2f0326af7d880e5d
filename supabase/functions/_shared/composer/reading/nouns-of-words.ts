/** The id of an artefact and the source of a pattern for its names. */
export type NounPattern = readonly [id: string, source: string]

/** Names of things that are written, taught or found out. */
export const NOUNS_OF_WORDS: readonly NounPattern[] = [
  // Messages
  ['email', 'e-?mails?(?: (?:reply|response|draft|template|sequence))?|mails?'],
  [
    'message',
    '(?:text |whats ?app |slack |sms |birthday |condolence |thank[- ]you |voicemail )?messages?|sms|dms?|texts?(?= to\\b)|notes?(?= (?:for|to|saying)\\b)|(?:birthday|greeting|sympathy|thank[- ]you|christmas|valentine\\S*|mother\\S*s day|wedding|anniversary) (?:card|note|wish|wishes|greeting)s?|well[- ]wishes|apology|apologies|excuse|thank[- ]you note',
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
    'speech(?:es)?|toasts?|(?:wedding )?vows|ted ?talks?|keynotes?|best man\\S*s? speech|sermons?|laudatio|elevator pitch',
  ],
  ['eulogy', 'eulog(?:y|ies)|(?:funeral|memorial) (?:speech|address|tribute)(?:es|s)?'],
  ['obituary', 'obituar(?:y|ies)|death notices?'],
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
]
