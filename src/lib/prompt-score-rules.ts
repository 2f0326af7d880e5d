import type { ScoreKind } from './score-kind'

/** One thing that a good prompt has. */
export interface Rule {
  readonly id: string
  /** Its name in the checklist. */
  readonly label: string
  readonly isMet: (text: string) => boolean
  /** What to add, and why. */
  readonly advice: string
}

const matches =
  (...patterns: readonly RegExp[]) =>
  (text: string) =>
    patterns.some((pattern) => pattern.test(text))

const VERBS =
  'act|add|adapt|advise|analy[sz]e|answer|argue|arrange|ask|assess|brainstorm|build|calculate|caption|categori[sz]e|check|choose|classify|code|come up|compare|compile|complete|compose|continue|convert|correct|count|create|critique|debug|define|describe|design|develop|draft|draw|edit|estimate|evaluate|explain|explore|extract|find|fill|fix|generate|give|go through|guide|help|identify|imagine|implement|improve|interview|invent|judge|keep|list|look|leave|make|mark|name|outline|paraphrase|pick|plan|play|prepare|put|present|proofread|propose|quiz|rank|rate|read|recommend|refactor|research|review|revise|rewrite|rephrase|say|scaffold|script|sketch|score|set up|shorten|show|simplify|solve|sort|split|state|suggest|summari[sz]e|take|teach|tell|test|think|translate|turn|walk|weigh|work|write'
// An instruction comes at the start of a sentence or line, after a colon, or after a word that introduces one.
const ORDER = new RegExp(
  String.raw`(?:^|[.!?:;,)\]\n>]\s*|[-*•]\s+|\d[.)]\s+|["“]|\b(?:and|then|to|please|now|first|also|just|you|let’?'?s)\s+)(?:${VERBS})\b`,
  'i',
)

const AUDIENCE =
  /\b(for|to|with|from) (my|our|your|his|her|their|a|an|the|people|readers?|someone|those|students?|children|kids|teens?|beginners|adults|customers?|clients?|users?|parents|teachers?|managers?|developers?|colleagues?|team|staff|newcomers)\b(?! (?:moment|first|most part|start|end|point|topic)\b)|\b(audience|readers?|readership|target (group|market)|users? (is|are|will))\b/i

/** An audience, the circumstances, or material to work on. */
const hasContext = matches(
  AUDIENCE,
  /\b(because|so that|background|context|situation|scenario|purpose|goal|currently|at the moment|given that|based on|according to|attached|below|following (text|e-?mail|notes|data|code|list|draft|paragraph|article)|works? with|working (on|as|for)|who (is|are|has|have|had|want|know|can|never|will)|here (is|are)|here’s|here's)\b/i,
  /\b(i|we) (am|are|have|had|run|work|own|teach|sell|need|want|live|manage|lead|study|like|know)\b|\bi[’']m\b|\bwe[’']re\b|\bmy (\w+ )?(team|company|boss|class|client|tenant|neighbour|neighbor|business|shop|students?|customers?|users?|child|son|daughter|mother|father|product|app|site|code|draft|job|manager|friend|landlord|colleague|teacher|grandmother|grandfather|sister|brother|wife|husband|partner|school|office|garden|kitchen)\b/i,
  /\[[^\]\n]{2,80}\]|\{[^}\n]{2,60}\}|"""|```|<\w{1,30}>[^<]{20,500}/,
)

const TONES =
  'professional|casual|friendly|formal|informal|enthusiastic|humorous|funny|witty|serious|polite|warm|dry|plain|simple|neutral|persuasive|calm|kind|sober'
const hasConstraints = matches(
  /\b(at (most|least)|no (more|less|fewer|longer) than|not more than|up to|maximum|minimum|max\.?|min\.?|limit(ed)?|within|under|below|between \w+ and|exactly|only|must|never|avoid|without|keep (it|each|them|the)|do not|don[’']t|no (jargon|clich[eé]s?|introduction|preamble|emoji|adjectives|exclamation|invented|closing|gore)|leave out|except|instead of|stick to|rather than)\b/i,
  /\b(\d+|one|two|three|four|five|six|seven|eight|nine|ten|twelve|fifteen|twenty|thirty|fifty|hundred)[ -]?(to \d+ )?(words?|sentences?|lines?|paragraphs?|pages?|characters?|minutes?|hours?|days?|weeks?|bullet|points?|items?|ideas?|options?|steps?|examples?|versions?|tips?|questions?|slides?|stanzas?|rows?|euros?|dollars?)\b(?! (?:late|early|old|older|younger|ago|earlier|later|away|in a row)\b)/i,
  /[€$£]\s?\d|\d\s?(€|%|percent)/,
  new RegExp(
    String.raw`\b(${TONES})\b|\b(tone|voice|style|length|short|brief|concise|long|medium|medium-length|reading level)\b`,
    'i',
  ),
)

const hasForm = matches(
  /\b(table|bullets?|bullet points?|bulleted|numbered|checklist|columns?|rows|json|csv|ya?ml|xml|html|markdown|headings?|subheadings?|outline|spreadsheet|template|format(ted)?|code block|diagram|timeline|step[- ]by[- ]step|(in|as) (short |\w+ )?(steps|sections|paragraphs|lines|verse|dialogue|sentences)|structure)\b/i,
  /\b(answer|respond|reply|output|return|result|give (it|me|them)|present (it|them)|write it|show (it|them)|deliver|finish|begin|start|end|close|open)\b[^.\n]{0,40}\b(as|in|with|by)\b/i,
  /\b(a|one|two|three|four|five|six|seven|eight|ten|\d+) (\w+ ){0,2}(sentences?|lines?|paragraphs?|sections?|steps?|list|bullets?|haiku|sonnet|limerick|columns?|stanzas?|rows?|titles?|slides|headlines?|options|versions|bullet points)\b/i,
  // Naming a kind of text implies its form.
  /\b(letter|e-?mail|memo|press release|script|dialogue|haiku|sonnet|limerick|essay|recipe|invoice|r[eé]sum[eé]|cover letter|slogan|headline)\b/i,
  /\b(form of the answer|answer format|title,)/i,
)

const hasExample = matches(
  /\b(for (example|instance)|e\.?g\.?|such as|like this|something like|an example|examples?|sample|similar to|modell?ed on|in the (style|manner|vein) of|the way (we|i) (write|sound)|input:|output:|before and after|here is (one|how))\b/i,
  /[“"][^”"\n]{12,300}[”"]/,
)

const TEXT_RULES = {
  task: {
    id: 'task',
    label: 'Task',
    isMet: matches(ORDER, /\b(i (want|need|would like)|could you|can you|would you)\b/i, /\w[)"”’]?\?/),
    advice:
      'Say what is to be done, with a verb: write, compare, explain. Without one the AI guesses what you came for.',
  },
  context: {
    id: 'context',
    label: 'Context',
    isMet: hasContext,
    advice: 'Say who will read it and how things stand. Otherwise it is written for everybody, and sounds like it.',
  },
  constraints: {
    id: 'constraints',
    label: 'Constraints',
    isMet: hasConstraints,
    advice: 'Say how long it may be. Otherwise it will be as long as the AI likes.',
  },
  form: {
    id: 'form',
    label: 'Form of answer',
    isMet: hasForm,
    advice:
      'Say what the answer should look like: a table, three paragraphs, a list. Otherwise you get headings and bullets.',
  },
  example: {
    id: 'example',
    label: 'Example',
    isMet: hasExample,
    advice: 'Show one line the way you want it. An example settles what three adjectives leave open.',
  },
} as const satisfies Record<string, Rule>

// Parameters do not describe the picture.
const withoutParameters = (text: string) => text.replace(/\s--\w[\s\S]*$/, '')

const hasLight = matches(
  /\b(\w*light(s|ing|ed)?|lit|sun|sunny|sunset|sunrise|dawn|dusk|twilight|golden hour|blue hour|noon|midday|midnight|night|neon|shadows?|shade|glow(ing)?|candles?|lamps?|lanterns?|backlit|overcast|fog(gy)?|mist(y)?|haze|hazy|dark(ness)?|bright|dim|gloom|moon\w*|flash|chiaroscuro|silhouettes?|embers?|fire\w*|storm(y)?|morning|evening|afternoon)\b/i,
)
const hasMedium = matches(
  /\b(photo\w*|snapshot|film|polaroid|\d+ ?mm|oil paint\w*|oils?|acrylic|watercolou?r\w*|gouache|ink|pencil|charcoal|pastels?|crayon|illustration|drawing|painting|sketch|render\w*|3d|cgi|anime|manga|comic|cartoon|poster|print|linocut|woodcut|engraving|etching|lithograph|collage|mosaic|tapestry|embroidery|pixel art|vector|logo|icon|isometric|low poly|sculpture|clay|paper ?cut|origami|stop motion|minimalis\w*|impressionis\w*|surreal\w*|art deco|art nouveau|bauhaus|baroque|renaissance|cinematic|style|in the manner of|grain|texture)\b/i,
)
const hasComposition = matches(
  /\b(close-?ups?|macro|wide[- ]?(shot|angle)?|angle|aerial|overhead|top-?down|flat lay|bird[’']s[- ]eye|worm[’']s[- ]eye|eye level|seen (from|through|across)|view(ed)?( (from|of|through|over|across))?|from (above|below|behind|the side|inside|a distance)|through (a|an|the)|portrait|full[- ]body|half-length|profile|foreground|background|fram(ed|ing)|cent(red|ered)|off-cent\w+|symmetr\w+|rule of thirds|negative space|empty space|depth of field|bokeh|lens|\d+ ?mm|diagonals?|horizon|panorama\w*|against (a|an|the)|in the distance|isolated|on (a )?white|silhouettes?|composition|long exposure|crop(ped)?)\b/i,
)

const PICTURE_RULES = {
  subject: {
    id: 'subject',
    label: 'Subject',
    isMet: (text) => (withoutParameters(text).match(/\p{L}{3,}/gu)?.length ?? 0) >= 3,
    advice: 'Say what is to be seen, with one thing in it to remember. A bare word gives a stock picture.',
  },
  light: {
    id: 'light',
    label: 'Light',
    isMet: (text) => hasLight(withoutParameters(text)),
    advice:
      'Say where the light comes from: dusk, one lamp, neon on wet stone. Light makes the mood, not the word “moody”.',
  },
  medium: {
    id: 'medium',
    label: 'Medium or style',
    isMet: (text) => hasMedium(withoutParameters(text)),
    advice:
      'Say what it is made of: a 35 mm photograph, ink on paper, a linocut. Otherwise it looks like every other one.',
  },
  composition: {
    id: 'composition',
    label: 'Composition',
    isMet: (text) => hasComposition(withoutParameters(text)),
    advice:
      'Say where the viewer stands: close up, from above, through a window. Otherwise the subject sits in the middle, facing you.',
  },
  parameters: {
    id: 'parameters',
    label: 'Parameters',
    isMet: matches(/(^|\s)--[a-z]+\b/i),
    advice: 'End with parameters, such as --ar 16:9. Without them the picture comes out square.',
  },
} as const satisfies Record<string, Rule>

const { task, context, constraints, form, example } = TEXT_RULES
const { subject, light, medium, composition, parameters } = PICTURE_RULES

/** The rules for each kind of text, the most important first. */
export const RULES: Readonly<Record<ScoreKind, readonly Rule[]>> = {
  prompt: [task, context, constraints, form, example],
  picture: [subject, light, medium, composition, parameters],
  // No rule for the form, because the generator adds it.
  description: [
    {
      ...task,
      label: 'What you need',
      isMet: (text) => (text.match(/[\p{L}\p{N}]+/gu)?.length ?? 0) >= 4,
      advice: 'A few more words help: what should it be, and about what?',
    },
    {
      ...context,
      label: 'Who it is for',
      advice: 'It helps to say who it is for. A note to a tenant of three years is not a note to a stranger.',
    },
    {
      ...constraints,
      label: 'Limits',
      advice: 'It helps to name a limit: a length, a tone, one thing that must not be in it.',
    },
    {
      ...example,
      label: 'Example',
      advice: 'If you have one, add a line the way you want it. It settles what adjectives leave open.',
    },
  ],
  'picture-description': [
    subject,
    { ...light, advice: 'It helps to say where the light comes from: dusk, one lamp, neon on wet stone.' },
    { ...medium, advice: 'It helps to say what it is made of: a 35 mm photograph, ink on paper, a linocut.' },
    { ...composition, advice: 'It helps to say where the viewer stands: close up, from above, through a window.' },
  ],
}
