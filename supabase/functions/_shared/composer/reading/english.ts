const COMMON_ENGLISH = new Set(
  `the a an and or but if of to for from with without about into that this these those it its is are was were be been
  i my me we our us you your he she they them their his her who what when where why how which can could would should will
  do does don't did not no please need want help make write create get give show tell explain plan build design best good
  new old short long some any all more most very not by at as so because than then there here have has had like just let
  letter story email message poem essay book app website web page logo image photo picture code function lesson quiz
  recipe budget schedule workout trip business marketing product team work school student teacher boss friend kids child
  children people year years week weeks day days month months old friendly kind funny formal ideas idea list names name
  compare review summary research report speech song video script blog post ad test tests bug fix data table house home
  dog cat birthday wedding job interview customer customers company money time first last one two three four five ten`.split(
    /\s+/,
  ),
)
// Frequent words of other languages in Latin script that are not English words too.
const COMMON_FOREIGN = new Set(
  `el los las del una unos unas por para con sobre mi mis que qué como cómo quiero necesito escribe escribir haz hacer crea
  crear ayuda ayúdame ayudame carta correo cuento le les des du un une et est pour avec sans sur mon ma mes je vous nous
  dans qui que quoi comment pourquoi écris écrire lettre courriel besoin voudrais der das dem den ein eine einen einer und
  oder ist sind für mit ohne über mein meine meinen meinem ich wir sie wie warum bitte schreib schreibe schreiben brauche
  möchte brief mail zum zur auf il lo gli di che per ho vorrei scrivi scrivere mio mia sul sulla della come perché uma um os
  as não com sobre meu minha quero preciso escreva escrever het een van voor met zonder mijn ik wil graag schrijf och för
  att jag vill min mitt skriv bir ve için ile nasıl yaz og til jeg vil skriv w na do z nie jak napisz dla się o moim`.split(
    /\s+/,
  ),
)

/** Whether a word is a common English one, in any case. */
export function isCommonWord(word: string): boolean {
  return COMMON_ENGLISH.has(word.toLowerCase())
}

/** How sure one can be that a text is English enough to be woven into an English sentence. */
export type Tongue = 'english' | 'unclear' | 'other'

/** Judges by script and by frequent words. */
export function tongueOf(text: string): Tongue {
  const letters = text.match(/\p{L}/gu) ?? []
  if (letters.length === 0) return 'other'
  const latin = text.match(/\p{Script=Latin}/gu) ?? []
  if (latin.length < letters.length * 0.7) return 'other'
  const words =
    text
      .toLowerCase()
      .replace(/’/gu, "'")
      .match(/[\p{L}']+/gu) ?? []
  let english = 0
  let foreign = 0
  for (const word of words) {
    if (COMMON_ENGLISH.has(word) || COMMON_ENGLISH.has(word.replace(/s$/, ''))) english += 1
    else if (COMMON_FOREIGN.has(word)) foreign += 1
  }
  if (foreign > english) return 'other'
  if (english > 0) return 'english'
  return 'unclear'
}

/** Verbs that order work from an AI and are hardly ever nouns. */
export const ORDERS = new Set(
  `write create make generate compose build develop explain summarise summarize translate rewrite rephrase paraphrase
  improve proofread shorten expand fix debug refactor optimise optimize analyse analyze compare find suggest recommend give
  provide brainstorm prepare organise organize teach describe paint illustrate render visualise visualize convert calculate
  solve implement add turn transform invent imagine act evaluate critique correct extract classify categorise categorize
  rank simplify predict simulate assess reply respond announce invite thank apologise apologize argue persuade convince
  negotiate tailor update continue complete choose pick decide guide coach scaffold prototype deploy automate integrate
  migrate scrape parse tell show help identify investigate produce redesign restructure reorganise reorganize rename
  discuss define write-up draw cancel condense polish adapt calculate remove delete replace set put pretend roleplay
  recreate remake ask modernise modernize personalise personalize prove derive differentiate integrate cook bake diagnose troubleshoot install configure count dockerize prioritise prioritize validate tidy`.split(
    /\s+/,
  ),
)

/** Words that order work when an object follows, and name a thing otherwise ("plan a trip", "plan for a trip"). */
export const ORDERS_OR_THINGS = new Set(
  `plan design draft edit review outline sketch list schedule name email text message answer research test code program
  script report study quiz check clean format caption document map pitch model query chat grade market brief summary rate
  sort merge note record train interview break walk come think rhyme photograph film animate budget`.split(/\s+/),
)

/** Verbs of making, which the visitor may say of themselves and mean as an order ("I want to write a book review"). */
export const MAKING = new Set(
  `write create make draft compose build generate design develop plan prepare translate summarise summarize code compare
  brainstorm analyse analyze organise organize rewrite draw paint explain outline send reply invite announce debug refactor
  fix find choose`.split(/\s+/),
)

/** "-ing" forms that follow "help with", and the order that they stand for. */
export const GERUNDS: Readonly<Record<string, string>> = {
  writing: 'write',
  creating: 'create',
  making: 'make',
  designing: 'design',
  planning: 'plan',
  building: 'build',
  drafting: 'draft',
  preparing: 'prepare',
  coming: 'come',
  explaining: 'explain',
  choosing: 'choose',
  deciding: 'decide',
  understanding: 'understand',
  learning: 'learn',
  translating: 'translate',
  rewriting: 'rewrite',
  debugging: 'debug',
  fixing: 'fix',
  organising: 'organise',
  organizing: 'organize',
  composing: 'compose',
  developing: 'develop',
  finding: 'find',
  figuring: 'figure',
  getting: 'get',
  setting: 'set',
}

export const DETERMINERS =
  /^(?:a|an|the|something|anything|my|our|your|his|her|their|its|some|any|this|that|these|those|each|every|several|many|few|more|another|all|both|one|two|three|four|five|six|seven|eight|nine|ten|twelve|twenty|thirty|\d+)\b/iu

/** Prepositions behind which a word such as "plan" was a thing. */
export const PREPOSITIONS = /^(?:for|of|about|on|to|in|with|at|from|between|by|against|that|which|where|who|and|or)\b/iu
