// Words for people by their ending, and those that have no such ending.
const PEOPLE =
  '(?:[\\p{L}-]+(?:ers|ists|ians|ants|ents|ees|tors|sors|mates)|people|nurses|widows|widowers|cooks|dads|mums|moms|kids|children|teens|families|couples|friends|neighbou?rs|citizens|pilots|bakers|guides|scouts|athletes|hobbyists|beginners|adults|seniors|fans|guests|staff|hosts|clubs|teams|classes|monks|nomads|landlords|pupils|clerks|priests|judges|guards|sailors|poets|chefs)'
const THINGS =
  /\b(?:papers|numbers|orders|letters|offers|flowers|computers|servers|timers|folders|headers|posters|stickers|chargers|printers|events|payments|documents|appointments|restaurants|plants|products|investments|apartments|monitors|colou?rs|errors|indicators|trackers|reminders|vouchers|invoices|calendars|others|drawers|statements|ingredients|accidents|tournaments|experiments|assignments|supplements|moments|comments)\b/iu
const FOR_PEOPLE = new RegExp(`\\bfor ((?:(?!my\\b|our\\b|the\\b|an?\\b|\\d)[\\p{L}-]+ ){0,2}${PEOPLE})\\b`, 'iu')

const FOR_GROUP =
  /\bfor ((?:my|our) (?:choir|team|club|family|class|band|orchestra|parish|crew|staff|members|students|customers|clients|guests|neighbou?rs|neighbou?rhood|school|kids|children|parents|tenants|volunteers))\b/iu
// "for tracking expenses of workers" names an activity.
const DOING =
  /^(?:tracking|managing|booking|finding|learning|planning|sharing|scheduling|organi[sz]ing|collecting|renting|selling|buying|matching|connecting|logging|counting|monitoring|teaching|helping|ordering|reviewing)\b/iu

/** The people that an app is for, where the description names them ("an app for retired cyclists"). */
export function usersOf(text: string): string {
  const group = text.match(FOR_GROUP)?.[1]
  if (group !== undefined) return group
  const users = text.match(FOR_PEOPLE)?.[1] ?? ''
  return /^people$/iu.test(users) || THINGS.test(users) || DOING.test(users) ? '' : users
}
