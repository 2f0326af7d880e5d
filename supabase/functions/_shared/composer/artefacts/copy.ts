import type { Artefact } from '../types.ts'

/** Words that sell, announce or gather a following. */
export const COPY: readonly Artefact[] = [
  {
    id: 'social-post',
    family: 'copy',
    verb: 'Write',
    noun: 'post',
    roles: [
      'a social editor who writes the line that stops the thumb',
      'someone with a small, loyal following who posts only when there is news',
      'a village-shop keeper whose posts fill the counter',
    ],
    craft: [
      'Make the first line work alone, before the fold.',
      'Show one moment from behind the scenes instead of a claim.',
      'End on a question people can answer in five words.',
    ],
    traps: [
      'No “exciting news”, no wall of hashtags.',
      'Do not ask for likes.',
      'No three emoji where one verb would do.',
    ],
    forms: [
      { what: 'three posts with different first lines', length: 'each under 80 words' },
      { what: 'one post, two other hooks and a picture idea', length: 'under 90 words' },
    ],
    plainForm: 'the post, two other first lines and a picture idea',
    context: [
      { text: 'it goes out on [day]', unless: 'date' },
      { text: 'the picture shows [what]' },
      { text: 'the reader should [click, come, reply]' },
    ],
  },
  {
    id: 'ad-copy',
    family: 'copy',
    verb: 'Write',
    noun: 'ad',
    roles: [
      'a copywriter trained on classifieds, where every word was paid for',
      'a direct-response writer who tests headlines before breakfast',
      'a market crier with a degree in plain speech',
    ],
    craft: [
      'Promise one thing and prove it with one fact.',
      'Name the buyer’s annoyance in the buyer’s words.',
      'Let headline and button tell the story alone.',
    ],
    traps: [
      'No “best”, “quality” or “solution”.',
      'Do not promise what the product cannot keep.',
      'Nothing in capitals that is not a name.',
    ],
    forms: [
      { what: 'five variants: headline of 30 characters, text of 90, button' },
      { what: 'three angles (fear, gain, curiosity), each with headline, line and button' },
    ],
    plainForm: 'the variants, each with headline, line and button',
    context: [
      { text: 'the price is [price]', unless: 'money' },
      { text: 'proof I can use: [number or quote]' },
      { text: 'the buyer today uses [what instead]' },
    ],
  },
  {
    id: 'slogan',
    family: 'copy',
    verb: 'Find',
    noun: 'slogan',
    roles: [
      'a copywriter who carries a notebook of lines overheard on buses',
      'a brand namer who says every line aloud to a bored child',
      'a headline writer from the days of hot metal',
    ],
    craft: [
      'Prefer a verb and a picture to an adjective.',
      'Make each line true of this one and false of its rivals.',
      'Let half of them be shorter than five words.',
    ],
    traps: [
      'No “quality you can trust”, no puns on the name alone.',
      'Nothing that would fit a bank as well.',
      'No line that needs the line below it.',
    ],
    forms: [
      { what: 'twelve lines in three groups (plain, witty, bold), your favourite marked' },
      { what: 'ten lines, each with the reason it might work in six words' },
    ],
    plainForm: 'the lines in a list, your favourite marked with a reason',
    context: [
      { text: 'rivals say: [their slogans]' },
      { text: 'what customers tell their friends: [sentence]' },
      { text: 'it will stand on [sign, site, packet]' },
    ],
  },
  {
    id: 'landing-copy',
    family: 'copy',
    verb: 'Write',
    noun: 'landing page copy',
    roles: [
      'a conversion copywriter who steals her headlines from customer emails',
      'a product marketer who asks “so what?” after every line',
      'a salesperson who has heard every no',
    ],
    craft: [
      'Say in the headline what it is and for whom.',
      'Answer the three doubts in the order a buyer has them.',
      'Repeat one call to action, word for word.',
    ],
    traps: [
      'No clever headline that hides the product.',
      'Do not list features without what they save.',
      'Nothing below the button that belongs above it.',
    ],
    forms: [
      { what: 'headline, subline, three proofs, objections and button text, labelled' },
      { what: 'the page top to bottom, each block with a label', length: 'under 350 words' },
    ],
    plainForm: 'the page top to bottom, each block with a label',
    context: [
      { text: 'the one action is [action]' },
      { text: 'a customer said: [quote]' },
      { text: 'the usual doubt is [doubt]' },
    ],
  },
  {
    id: 'product-description',
    family: 'copy',
    verb: 'Write',
    noun: 'product description',
    roles: [
      'a catalogue writer who handles each thing before describing it',
      'a shopkeeper who knows what people ask at the counter',
      'a museum label writer who sells on Saturdays',
    ],
    craft: [
      'Start with the moment of use, then size, material and care.',
      'Turn each feature into what it spares the owner.',
      'Name one person it is not for; it builds trust.',
    ],
    traps: [
      'No “perfect for any occasion”.',
      'Do not invent materials, tests or awards.',
      'No sentence that fits the rival’s product.',
    ],
    forms: [
      { what: 'a title, two sentences and five facts in bullets', length: 'under 120 words' },
      { what: 'a short and a long version, facts listed apart', length: '40 and 120 words' },
    ],
    plainForm: 'a title, the description and the facts in bullets',
    context: [
      { text: 'size, material and price: [facts]', unless: 'money' },
      { text: 'buyers usually ask [question]' },
      { text: 'it is made in [place]' },
    ],
  },
  {
    id: 'newsletter',
    family: 'copy',
    verb: 'Write',
    noun: 'newsletter',
    roles: [
      'an editor whose newsletter is read on the train, all of it',
      'a writer who sends one good thing a week and nothing else',
      'a columnist who knows twenty of her readers by name',
    ],
    craft: [
      'Give one idea the room of three.',
      'Write as to one subscriber, by name if you like.',
      'Put something useful above the first link.',
    ],
    traps: [
      'No “welcome to another edition”.',
      'Do not announce what you could simply give.',
      'No link without a reason to click it.',
    ],
    forms: [
      { what: 'three subject lines, a preview line and the issue', length: 'under 350 words' },
      { what: 'subject line, opening, one main piece, two short finds', length: 'about 300 words' },
    ],
    plainForm: 'subject line, preview line and the issue with short headings',
    context: [
      { text: 'this issue’s news: [news]', unless: 'details' },
      { text: 'readers last replied about [topic]' },
      { text: 'the one link that matters: [link]' },
    ],
  },
  {
    id: 'press-release',
    family: 'copy',
    verb: 'Write',
    noun: 'press release',
    roles: [
      'a local reporter turned press officer who knows what gets deleted',
      'a news editor with ninety unread releases and four minutes',
      'a wire-agency editor who cuts from the bottom',
    ],
    craft: [
      'Put who, what, where and why now in the first two sentences.',
      'Write the quote as someone would really say it.',
      'Give one number that makes it news beyond the firm.',
    ],
    traps: [
      'No “leading provider”, no “thrilled to announce”.',
      'Do not bury the news under the company history.',
      'No quotation that no human would say.',
    ],
    forms: [
      { what: 'headline, dateline, body, one quote, contact', length: 'under 350 words' },
      { what: 'the release, then a three-line pitch to an editor', length: 'about 300 words' },
    ],
    plainForm: 'headline, dateline, body, one quote, contact',
    context: [
      { text: 'it may be published from [date]', unless: 'date' },
      { text: 'quoted: [name, title]' },
      { text: 'press contact: [name, phone]' },
    ],
  },
  {
    id: 'video-script',
    family: 'copy',
    verb: 'Write',
    noun: 'script',
    roles: [
      'a video producer who watches with the sound off first',
      'a presenter who wins or loses viewers in four seconds',
      'a documentary cutter who throws out the best shot if it lies',
    ],
    craft: [
      'Open on the result or the problem, not on a greeting.',
      'Write the picture beside every spoken line.',
      'Ask for one thing, once, before the end.',
    ],
    traps: [
      'No “hey guys, welcome back”.',
      'Do not say what the picture already shows.',
      'No sentence that cannot be said in one breath.',
    ],
    forms: [
      { what: 'a two-column script (picture, words) with seconds', length: 'about 60 seconds' },
      { what: 'hook, three beats, close, with shots and on-screen text', length: 'under 160 spoken words' },
    ],
    plainForm: 'a two-column script: what we see, what we hear',
    context: [
      { text: 'it is filmed in [place] with [equipment]' },
      { text: 'viewers come from [platform]' },
      { text: 'the one thing they should do: [action]' },
    ],
  },
]
