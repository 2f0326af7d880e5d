import { pairsOf } from './list-of.ts'

/** Common countable nouns with a regular plural. */
const REGULAR =
  'accident activity advantage adult advertisement airport animal answer apartment area argument article artist author bag ball bank beach bicycle bike bird boat book boss bottle box boy bridge brother building bus business camera car career case cat cause chair chance choice church cigarette city classmate client college colleague community company computer concept country couple course cousin customer daughter day decision dentist desk detail difference difficulty disadvantage disease doctor dog dollar door dream driver effect email employee employer engineer error event exam example experiment expert explanation fact factor factory family fan farmer father field film finger flat flower form friend game garden generation girl goal grade grandparent group guest habit hand hobby holiday hospital hotel hour house husband idea illness invention island job journey key language law lawyer leader lecture lesson letter letter library lie limit list machine manager map market meal meeting member message method mile minute mistake moment month mother mountain movie museum nation neighbour neighbor newspaper night nurse object office opinion opportunity option owner park parent part party passenger patient payment pen person phone phrase picture piece place plan plane plant player point politician prize problem product professor programme project question reader reason recipe region relative reporter researcher restaurant result risk river road room rule salary school scientist sea season secret seller sentence shirt shoe shop sibling singer sister skill soldier solution son song speaker specialist sport stage star state station step store story street student subject suggestion symbol table task teacher teenager term test theory thing ticket tool topic tourist town toy train traveler traveller tree trip tutor uncle vegetable vehicle village visitor voice way wedding week weekend window word worker writer year age apple army baby balloon bathroom bedroom candle captain castle chapter chef cloud club coat corner crowd cup diary dress egg elephant engine envelope eye festival forest fridge ghost gift glove grandfather grandmother hat heart hill hole horse king kitchen lake lamp leg lion mirror monkey neck needle nest nose ocean orange organ oven palace path pencil penguin photo photograph piano pilot pirate planet plate pocket poem poet pond potato queen rabbit refugee robot roof sandwich scooter shadow shark sheet shoulder sofa spider spoon statue stone suitcase sweater team temple tent throat tiger tomato tower tunnel umbrella uniform university wall wallet wheel whale wing zoo dumpling truck'.split(
    ' ',
  )

const IRREGULAR = pairsOf(
  'man => men; woman => women; child => children; person => people; life => lives; wife => wives; shelf => shelves; tooth => teeth; foot => feet; mouse => mice; wolf => wolves; knife => knives',
)

const pluralOf = (noun: string) =>
  /(?:s|x|z|ch|sh|tato|mato)$/u.test(noun)
    ? `${noun}es`
    : /[^aeiou]y$/u.test(noun)
      ? `${noun.slice(0, -1)}ies`
      : `${noun}s`

/** Counted nouns with their plurals, "child" to "children". */
export const PLURALS: ReadonlyMap<string, string> = new Map([
  ...REGULAR.map((noun) => [noun, pluralOf(noun)] as const),
  ...IRREGULAR,
])

/** The other way: "children" to "child". */
export const SINGULARS: ReadonlyMap<string, string> = new Map([...PLURALS].map(([one, many]) => [many, one]))

/** Uncountable nouns, by the wrong plural that learners use. */
export const UNCOUNTABLES: ReadonlyMap<string, string> = new Map(
  pairsOf(`
    informations => information; advices => advice; furnitures => furniture; homeworks => homework; medias => media;
    pollutions => pollution; polices => police; equipments => equipment; knowledges => knowledge; luggages => luggage;
    baggages => baggage; sceneries => scenery; softwares => software; hardwares => hardware; feedbacks => feedback;
    machineries => machinery; traffics => traffic; stuffs => stuff; clothings => clothing;
    transportations => transportation; musics => music; slangs => slang; electricities => electricity
  `),
)
