import { wordSet } from '../parse/query.ts'

/** Forms of "be". */
export const BE = wordSet("am is are was were be been being isn't aren't wasn't weren't")

/** Subject pronouns. */
export const SUBJECTS = wordSet('i you he she it we they')

/** Auxiliaries and modals that take a bare verb after them. */
export const AUXILIARIES = wordSet(
  "do does did will would shall should can could may might must don't doesn't didn't won't wouldn't shan't shouldn't can't couldn't mightn't mustn't cannot to let lets make makes made help helped see saw hear heard watch watched",
)

/** Words that open a subordinate clause. */
export const SUBORDINATORS = wordSet(
  'after although as because before if once since that though till unless until when whenever where wherever whereas whether while who whom whose which what whatever whoever however had were should given provided',
)

/** Verbs of saying or thinking, which may follow a comma as in ", he said". */
export const REPORTING = wordSet(
  'say says said ask asks asked answer answered think thinks thought know knows knew suppose supposed guess guessed believe believed tell tells told reply replied add added feel felt hope hoped imagine seem seems seemed see mean write wrote whisper whispered shout shouted call called murmur murmured mutter muttered wonder wondered reckon reckoned find found fear feared admit admitted explain explained insist insisted repeat repeated observe observed remark remarked suspect suspected swear swore promise promised',
)

/** Verbs in speech tags: "he said angrily" tells what the talk should show. */
export const SPEECH_TAGS = wordSet(
  'said says asked asks called calls replied answered shouted cried whispered muttered murmured yelled exclaimed snapped begged pleaded insisted screamed told added responded demanded growled hissed',
)

/** Adverbs in -ly that tell when, how far or how sure, not in what manner. */
export const NOT_MANNER = wordSet(
  'only early daily weekly monthly yearly nightly likely unlikely really nearly hardly barely scarcely merely simply mostly partly fully wholly entirely completely totally exactly precisely roughly finally recently lately usually normally generally typically rarely seldom frequently occasionally certainly probably possibly surely clearly obviously apparently evidently suddenly immediately eventually previously formerly currently presently shortly directly especially particularly specifically namely equally similarly basically actually literally honestly frankly fortunately unfortunately luckily sadly hopefully firstly secondly lastly respectively relatively fairly highly deeply greatly largely slightly utterly absolutely perfectly overly supposedly allegedly reportedly originally initially ultimately additionally consequently accordingly family reply supply apply rely fly july italy belly jelly bully ally holy ugly lonely lovely friendly elderly silly jolly curly woolly chilly costly deadly ghostly homely lively orderly timely worldly heavenly fatherly motherly brotherly sisterly lowly assembly anomaly butterfly dragonfly multiply imply comply monopoly melancholy folly lily sally molly kelly emily sly ply sully dolly gully hilly oily smelly wrinkly prickly wobbly bubbly cuddly crumbly giggly crinkly properly mainly purely widely newly technically practically virtually seriously definitely positively necessarily physically mentally financially legally politically socially personally locally globally nationally internationally publicly privately annually officially automatically electronically statistically historically scientifically environmentally academically economically effectively significantly substantially considerably increasingly constantly continually permanently temporarily instantly simultaneously separately individually jointly solely truly badly squarely',
)

/** Words so common that repeating them means nothing. */
export const PLAIN_WORDS = wordSet(
  'about above after again against almost along already also always among another anybody anyone anything around away back because been before began begin behind being below beside best better between both bring brought called came cannot come comes coming could does doing done down each either else enough even ever every everybody everyone everything from gave give given goes going gone good great have having hear heard here high himself herself itself into just keep kept knew know known last left less like little long look looked looking made make makes making many maybe more most much must myself near need never next nobody none nothing once only onto other ours over people perhaps place quite rather really said same says seem seemed seems seen several should side since some somebody somehow someone something sometimes soon still such sure take taken takes tell than that their them themselves then there these they thing things think this those though thought three through time times today together told tomorrow took toward towards turn turned under until upon used very want wanted wants well went were what when where which while whole whose will with within without would year years yesterday your yours yourself first second five four seven eight nine mother father asked days week weeks month months night morning evening dear please thank thanks minute minutes hour hours right',
)

/** Nouns for people in stories. */
export const PEOPLE = wordSet(
  'aunt baby boss boy brother captain child children cook cousin crowd dad daddy daughter doctor dragon driver farmer father friend gentleman ghost girl giant grandfather grandma grandmother grandpa guard guest guide husband king knight lady landlord lord madam maid manager mayor member monster mother mummy neighbor neighbour nurse officer parent people person police prince princess prisoner queen robot sailor sister soldier stranger student teacher thief uncle waiter wife witch wizard woman women',
)

/** Verbs that put a watcher between the reader and the scene. */
export const FILTERS = wordSet(
  'saw see sees heard hear hears felt feel feels noticed notice notices realized realised realizes realises watched watches wondered wonders spotted smelled smelt sensed observed knew thought decided seemed',
)
