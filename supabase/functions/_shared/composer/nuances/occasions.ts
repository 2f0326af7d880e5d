import type { Family, Nuance } from '../types.ts'

const NOTE: readonly Family[] = ['message', 'prose', 'business', 'deciding']

/** What changes with the occasion of a message, a speech or a talk. */
export const OCCASIONS: readonly Nuance[] = [
  {
    id: 'complaint',
    pattern:
      /\b(?:complain\w*|broken|faulty|defective|doesn[’']t work|not working|hasn[’']t (?:fixed|repaired)|refund|late delivery|overcharged|noise|noisy|mou?ld|leak\w*|damaged|heating|never arrived)\b/iu,
    families: ['message'],
    notes: [
      'Facts in order first, feeling once, then the one remedy I want.',
      'Give dates and amounts; let them make the case.',
      'Set a fair deadline and say what follows it.',
    ],
    traps: [
      'No sarcasm, no capitals, no threats I cannot keep.',
      'Do not argue about who is at fault; ask for the repair.',
    ],
    context: [
      { text: 'it began on [date]', unless: 'date' },
      { text: 'I have [photos, receipts]', unless: 'photo' },
    ],
  },
  {
    id: 'apology',
    pattern: /\b(?:apolog\w+|sorry|make up for|i (?:forgot|missed|messed up|was wrong))\b/iu,
    families: NOTE,
    notes: ['Name what I did and what it cost them, without “if”.', 'Say what I will do differently, by when.'],
    traps: ['No “but”, no explaining myself before the apology.', 'Do not ask to be forgiven.'],
    context: [{ text: 'what I did: [what]; what it cost: [what]' }],
  },
  {
    id: 'thanks',
    pattern: /\b(?:thank\w*|grateful|gratitude|appreciat\w+)\b/iu,
    families: NOTE,
    notes: ['Name one thing they did and what it changed.', 'Thank for the effort nobody saw.'],
    traps: ['No “words cannot express”.'],
    context: [{ text: 'what they did: [moment]' }],
  },
  {
    id: 'resignation',
    pattern:
      /\b(?:resign\w*|quit(?:ting)? my job|two weeks[’']? notice|leav(?:e|ing) (?:my|the) (?:job|company|position)|hand in my notice|i[’']m leaving)\b/iu,
    families: NOTE,
    notes: ['Give last day and handover; keep the reasons short.', 'Thank for one real thing and stop there.'],
    traps: ['No settling of scores, no long history.'],
    context: [{ text: 'my last day is [date]', unless: 'date' }],
  },
  {
    id: 'condolence',
    pattern:
      /\b(?:condolence\w*|sympathy|passed away|died|death of|loss of (?:her|his|their|a)|funeral|eulog\w+|grie(?:f|ving)|bereave\w+|lost (?:her|his|their) (?:mother|father|mum|mom|dad|wife|husband|son|daughter|dog|cat))\b/iu,
    families: ['message', 'prose', 'creative'],
    // They know all of it themselves, and nobody is written to.
    except: ['eulogy', 'obituary'],
    notes: ['Say the name of the dead; tell one memory.', 'Offer one concrete help and ask for no answer.'],
    traps: ['No “at least”, no “better place”.', 'Do not explain grief to the grieving.'],
    context: [{ text: 'their name was [name]; I remember [moment]' }],
  },
  {
    id: 'asking-more-pay',
    pattern:
      /\b(?:(?:a|my|pay|salary|the) raise|pay rise|salary|promotion|more money|hourly rate|increase my rate)\b/iu,
    families: ['message', 'business', 'deciding', 'career'],
    notes: ['Tie the sum to results and to the market, not to need.', 'Name a figure and then stop talking.'],
    traps: ['No ultimatum, no comparison with a colleague.'],
    context: [{ text: 'I ask for [figure]', unless: 'money' }, { text: 'my best result this year: [result]' }],
  },
  {
    id: 'follow-up',
    pattern:
      /\b(?:follow(?:ing)?[- ]?up|reminder|remind|no (?:reply|answer|response)|haven[’']t heard|overdue|unpaid|late (?:payment|invoice)|chase|chasing|invoice)\b/iu,
    families: ['message'],
    notes: ['Repeat the question in one line; they need not scroll.', 'Offer an easy way out and a new date.'],
    traps: ['No “just checking in”, no reproach.'],
    context: [{ text: 'I first wrote on [date]', unless: 'date' }],
  },
  {
    id: 'cancellation',
    pattern: /\bcancel\w*\b.*\b(?:membership|subscription|contract|insurance|account|order|booking|plan|policy)\b/iu,
    families: ['message'],
    notes: [
      'Cancel in the first line, with date and customer number.',
      'Ask for written confirmation and the end of all charges.',
    ],
    traps: ['No story; a cancellation needs no reason.', 'No phone call offered, no room for a counter-offer.'],
    context: [{ text: 'my customer number is [number]' }, { text: 'it should end on [date]', unless: 'date' }],
  },
  {
    id: 'refusal',
    pattern:
      /\b(?:declin\w+|say(?:ing)? no|turn(?:ing)? down|reject\w*|can[’']t (?:come|make it|attend)|cancel\w*|refus\w+|politely no)\b/iu,
    families: NOTE,
    notes: ['Say no in the first two lines, kindly and without maybe.', 'Give one true reason or none.'],
    traps: ['No invented excuse, no half-promise for later.'],
  },
  {
    id: 'request',
    pattern:
      /\b(?:asking (?:for|if|whether|to)|ask(?:s)? (?:for|to)|request\w*|extension|favou?r|permission|day off|time off|borrow|deposit back|recommendation)\b/iu,
    families: ['message'],
    notes: ['Ask in one sentence; give the reason in the next.', 'Say what it costs them and how I make it easy.'],
    context: [{ text: 'exactly what I ask: [request]' }],
  },
  {
    id: 'cold-outreach',
    pattern:
      /\b(?:cold (?:email|outreach|message|call)|outreach|introduc(?:e|ing) (?:myself|my|our)|networking|potential clients?|prospects?|leads|collaborat\w+|partnership)\b/iu,
    families: ['message', 'business', 'deciding', 'copy'],
    notes: ['Open with something true about them, found in a minute.', 'Ask for less than a meeting.'],
    traps: ['No flattery, no three paragraphs about us.'],
    context: [{ text: 'what I noticed about them: [detail]' }],
  },
  {
    id: 'wedding',
    pattern: /\b(?:wedding|best man|maid of honou?r|bride|groom|vows|engaged|engagement)\b/iu,
    families: ['message', 'prose', 'creative'],
    notes: ['Tell one story about the two of them together.', 'Let the last line be something people can drink to.'],
    traps: ['No former lovers, no joke at the bride’s cost.'],
    context: [{ text: 'a story about the couple: [story]' }],
  },
  {
    id: 'birthday',
    pattern: /\b(?:birthday|turning \d+|\d+th birthday|anniversary)\b/iu,
    families: ['message', 'prose', 'creative'],
    notes: ['Mention something that only this year brought.', 'Choose one shared memory and make it visible.'],
    context: [{ text: 'this year they [did what]' }],
  },
  {
    id: 'farewell',
    pattern: /\b(?:farewell|goodbye|retire(?:ment|s|d)?|leaving (?:party|do|speech|card)|last day)\b/iu,
    families: ['message', 'prose', 'creative'],
    notes: ['Tell what the room will be like without them.', 'One habit of theirs, lovingly exact.'],
    context: [{ text: 'a habit everyone knows: [habit]' }],
  },
  {
    id: 'bad-news',
    pattern:
      /\b(?:bad news|price increase|raising (?:our )?prices|lay ?offs?|laid off|delay(?:ed)?|let (?:someone|him|her|them) go|fir(?:e|ing) (?:someone|an employee)|closing down|shut(?:ting)? down|outage|data breach)\b/iu,
    families: ['message', 'business', 'deciding', 'prose', 'copy'],
    notes: ['Say it in the first sentence; then why, then what now.', 'Give people something they can do today.'],
    traps: ['No cushioning that hides the news.', 'Do not call it a “journey” or an “opportunity”.'],
    context: [{ text: 'it takes effect on [date]', unless: 'date' }],
  },
  {
    id: 'recommendation',
    pattern: /\b(?:letters? of recommendation|recommendation letter|reference letter|character reference)\b/iu,
    families: ['message', 'career'],
    notes: ['Prove two qualities with one scene each.', 'Compare honestly: among how many, in how many years.'],
    context: [{ text: 'I know [name] since [year] as [role]' }],
  },
  {
    id: 'launch',
    pattern: /\b(?:launch\w*|announc\w+|introducing|now available|grand opening|black friday|discount)\b/iu,
    families: ['message', 'copy'],
    notes: [
      'Say what it is, what it spares the reader and what it costs.',
      'One picture, one price, one link.',
      'Tell in one line why it did not exist before.',
    ],
    context: [{ text: 'the link is [link]' }],
  },
]
