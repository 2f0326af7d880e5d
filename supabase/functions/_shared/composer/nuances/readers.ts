import type { Family, Nuance } from '../types.ts'

const WORDS: readonly Family[] = ['message', 'career', 'prose', 'copy', 'business', 'deciding']
const TALK: readonly Family[] = ['message', 'business', 'deciding']
const TEACH: readonly Family[] = ['learning', 'prose', 'research', 'creative', 'message', 'copy']

/** What changes with the person who reads. */
export const READERS: readonly Nuance[] = [
  {
    id: 'landlord',
    pattern: /\b(?:landlord|landlady|letting agent|property manager|housing association)\b/iu,
    families: TALK,
    notes: [
      'Landlords act on dates, photographs and duties: name all three.',
      'State what is broken, since when, and the day it must be mended.',
      'Mention the tenancy once, calmly, where it helps.',
    ],
    context: [{ text: 'the flat is at [address]' }],
  },
  {
    id: 'boss',
    pattern: /\b(?:boss|manager|supervisor|team lead|ceo|director)\b/iu,
    families: WORDS,
    notes: [
      'Bosses read the first line: put the decision there.',
      'Bring the problem with a proposal and its cost.',
      'Make it easy to say yes and safe to say no.',
    ],
  },
  {
    id: 'school-staff',
    pattern:
      /\b(?:(?:to|email|tell|ask|message|for) (?:my |our |the |his |her )?(?:\S+ )?(?:teacher|professor|tutor|lecturer|principal|headteacher|supervisor))\b/iu,
    families: TALK,
    notes: [
      'Teachers answer fast when class, date and question stand together.',
      'Show what I have already tried before asking.',
      'Respect their evening: one question, no drama.',
    ],
    context: [{ text: 'the class or course is [course]' }],
  },
  {
    id: 'neighbour',
    pattern: /\bneighbou?rs?\b/iu,
    families: TALK,
    notes: [
      'We will meet on the stairs tomorrow: keep the door open.',
      'Speak of the noise or the hedge, never of the person.',
      'Offer one thing I will do myself.',
    ],
  },
  {
    id: 'customer',
    pattern:
      /(?:^|\b(?:to|for|email|tell|telling|with|ask) )(?:my |our |a |an |the |new |old |all |angry |upset |existing )*(?:customer|client|buyer|subscriber|member|guest)s?\b/iu,
    families: WORDS,
    notes: [
      'Customers look for what it means for them: say it first.',
      'Give one thing to do, and say what happens if they do nothing.',
      'Write as the person who would pick up the phone.',
    ],
  },
  {
    id: 'parents',
    pattern: /\b(?:to|for|with|email) (?:the |all |my students[’'] |our )?parents\b/iu,
    families: TALK,
    notes: [
      'Parents read between pick-up and supper: date and action first.',
      'Say what children should bring, and what is taken care of.',
    ],
  },
  {
    id: 'family-member',
    pattern:
      /\b(?:my |our )(?:mum|mom|mother|dad|father|parents|sister|brother|grand(?:ma|pa|mother|father|parents)|aunt|uncle|cousin|son|daughter|in-laws|mother-in-law)\b/iu,
    families: ['message', 'prose', 'creative'],
    traps: ['No greeting-card phrases.', 'Do not list the years; tell one afternoon.'],
    notes: [
      'Use a name, a kitchen, a habit only the family knows.',
      'Say the tender thing plainly, once.',
      'Leave old quarrels out unless they are the subject.',
    ],
    context: [{ text: 'something they always say: [phrase]' }],
  },
  {
    id: 'partner',
    pattern: /\bmy (?:wife|husband|partner|girlfriend|boyfriend|fianc[eé]e?|spouse)\b/iu,
    families: ['message', 'creative', 'prose', 'business', 'deciding'],
    traps: ['No borrowed love language.', 'Do not promise for ever; promise for Sunday.'],
    notes: [
      'Choose one small shared moment over every grand word.',
      'Say what I noticed this week, not what I feel in general.',
    ],
    context: [{ text: 'a moment only we know: [moment]' }],
  },
  {
    id: 'ex',
    pattern: /\bmy ex\b/iu,
    families: TALK,
    notes: [
      'Keep to what must be settled; leave the past unargued.',
      'Write what I could read in a year without wincing.',
    ],
  },
  {
    id: 'friend',
    pattern: /\b(?:friend|friends|bestie|roommate|flatmate)\b/iu,
    families: TALK,
    traps: ['No speech, no sermon, no “as a friend”.'],
    notes: [
      'Sound like me on a good day, not like a card.',
      'Name the thing directly; friends hear a detour.',
      'Let one joke carry the weight.',
    ],
  },
  {
    id: 'colleague',
    pattern: /\b(?:colleague|coworker|co-worker|my team|the team|staff|employees|new hire|intern)s?\b/iu,
    families: WORDS,
    notes: ['Say who does what by when; thank by name.', 'Leave them a way to disagree without losing face.'],
  },
  {
    id: 'recruiter',
    pattern: /\b(?:recruiter|hiring manager|hr\b|headhunter)\b/iu,
    families: ['message', 'career'],
    notes: [
      'Recruiters scan for role, level, notice period and place.',
      'Attach one result to the job they are filling.',
    ],
  },
  {
    id: 'authority',
    pattern:
      /\b(?:council|city hall|mayor|police|tax office|embassy|immigration|court|insurance|insurer|bank|airline|utility|energy supplier|internet provider|customer service)\b/iu,
    families: ['message'],
    notes: [
      'Offices need a reference number, dates and one clear demand.',
      'Keep the anger out; a file remembers facts.',
      'State the deadline and what I will do after it.',
    ],
    context: [{ text: 'my reference number is [number]' }],
  },
  {
    id: 'investor',
    pattern: /\b(?:investor|investors|vc|vcs|angel|board)\b/iu,
    families: ['business', 'deciding', 'message', 'copy', 'research', 'career'],
    notes: [
      'Investors look for growth, burn and what you learned: give figures.',
      'Say the bad number before they find it.',
    ],
    context: [{ text: 'this month’s key figure: [figure]' }],
  },
  {
    id: 'doctor',
    pattern: /\b(?:doctor|gp|therapist|hospital|clinic|dentist|nurse)\b/iu,
    families: ['message', 'business', 'deciding'],
    notes: [
      'List symptoms with since when, how often and what helps.',
      'Put the question that worries me most at the top.',
    ],
  },
  {
    id: 'small-children',
    pattern:
      /\b(?:(?:[3-9]|three|four|five|six|seven|eight|nine)[- ]years?[- ]olds?|toddlers?|preschool\w*|kindergarten\w*|(?:first|second|third|1st|2nd|3rd)[- ]grade\w*|little (?:kids|children)|bedtime)\b/iu,
    families: TEACH,
    notes: [
      'Use words a small child says; explain each new one by a thing to touch.',
      'Let one thing come back three times; children wait for it.',
      'Short sentences, one picture in each.',
    ],
  },
  {
    id: 'children',
    pattern:
      /\b(?:kids?|child|children|(?:1[0-2]|ten|eleven|twelve)[- ]years?[- ]olds?|(?:fourth|fifth|sixth|4th|5th|6th)[- ]grade\w*|primary school|elementary|pupils)\b/iu,
    families: TEACH,
    notes: [
      'Give them something to do with their hands by minute two.',
      'Talk to them straight; they notice when they are talked down to.',
    ],
  },
  {
    id: 'teens',
    pattern:
      /\b(?:teens?|teenagers?|(?:1[3-9]|thirteen|fourteen|fifteen|sixteen|seventeen)[- ]years?[- ]olds?|(?:7th|8th|9th|10th|11th|seventh|eighth|ninth|tenth)[- ]grade\w*|high school\w*|middle school\w*)\b/iu,
    families: TEACH,
    notes: [
      'No borrowed slang; respect and a real problem do more.',
      'Give them a choice to make and an opinion to defend.',
    ],
  },
  {
    id: 'beginners',
    pattern:
      /\b(?:beginners?|newbies?|dummies|total novice|non-?technical|non-?experts?|lay(?:man|people|person)|from scratch|no experience|never (?:coded|cooked|programmed))\b/iu,
    notes: [
      'Assume nothing; name each tool the first time it appears.',
      'Say what will look wrong at first and is not.',
      'Give one small success before any theory.',
    ],
  },
  {
    id: 'seniors',
    pattern: /\b(?:seniors|elderly|older (?:people|adults)|retirees|pensioners|(?:6|7|8|9)\d[- ]year[- ]olds?)\b/iu,
    notes: ['Respect long experience; skip the trend words.', 'Keep letters large, steps few and a phone number near.'],
  },
  {
    id: 'executives',
    pattern: /\b(?:executives?|cfo|cto|c-level|stakeholders|leadership|decision[- ]makers?|minister)\b/iu,
    families: ['business', 'deciding', 'research', 'prose', 'data', 'message'],
    notes: ['One page, one decision, one number that carries it.', 'Say what happens if nothing is done.'],
  },
  {
    id: 'expert-readers',
    pattern:
      /\b(?:for|to) (?:experienced |senior |other |fellow )(?:developers?|engineers?|designers?|doctors?|researchers?|scientists?|teachers?|experts?)\b/iu,
    notes: [
      'Skip the basics; go to the trade-off that specialists argue about.',
      'Use the field’s own terms and define none.',
    ],
  },
]
