import type { Kind } from '../types.ts'
import { line, lineWhen } from './line.ts'

const PHRASE = /^(?:how (?:do|would) (?:you|i) say|what is .{1,40} in \w+\??$|translate ["“'].{1,40}["”'])/u

const ASKED_FORM = /\d|\b(?:bullets?|sentences?|paragraphs?|pages?|words?|short|table)\b/u
// A style is a matter of taste; voice, person and tense are not.
const STYLE =
  /\b(?:sound\w*|tone|friendl\w+|funn\w+|better|formal|informal|professional\w*|casual\w*|polite\w*|boring|warm\w*|human\w*|improve|polish|catch\w+|interesting|nicer|softer|stronger|concise|clearer|enhance|persuasive|confident|less|more)\b/u
const PORTING = /^(?:translate|convert|port|migrate)\b/u
const VERDICT = /\bany good\b|\bdon'?t rewrite\b|\bis (?:it|this) (?:too|ok|okay|right|clear)\b/u
const TELL_ONLY =
  /\b(?:don'?t|do not|without) (?:rewrit\w+|fix\w*|chang\w+|correct\w*)|\b(?:just|only) (?:tell|say|explain|point)\b|\bbefore you (?:rewrite|fix|change)\b/u

/** Work on something that the visitor hands over: a text, code, an error. */
export const WORKING_ON: readonly Kind[] = [
  {
    id: 'translation',
    opening:
      /^(?:translat|traduc|how (?:do|would) (?:you|i) say\b|what is .{1,60} in (?:french|spanish|german|italian|japanese|latin|english|korean|chinese)\b)/u,
    needs: 'text',
    lines: [
      lineWhen(
        PHRASE,
        'Give the usual wordings; say how each is pronounced, and where it would sound too formal or too casual.',
      ),
      line('Make it read as a native speaker would write it; keep names, numbers and layout as they are.', PHRASE),
    ],
  },
  {
    id: 'summary',
    opening:
      /^(?:summar|tl;?dr\b|condense\b|sum up\b|(?:give me |write |make )?(?:an? |the )?(?:[\w-]+ ){0,3}(?:summary|tl;?dr|synopsis|key (?:points|takeaways)|main points|gist)\b|what are the (?:key|main) (?:points|takeaways))/u,
    needs: 'text',
    lines: [
      line('Begin with the main point in one sentence, then at most five bullets.', ASKED_FORM),
      line(
        'Keep names, numbers and dates exact, and add nothing that is not in the source.',
        /\bof (?:why|how|what)\b/u,
      ),
    ],
  },
  {
    id: 'proofreading',
    opening:
      /^(?:proof ?-?read|(?:fix|correct|check|edit|improve|clean up)\b.{0,40}\b(?:grammar|spelling|punctuation|typos?|mistakes|english|correct(?:ly)?)\b|is (?:this|my|the following) (?:sentence |text |paragraph |email )?(?:grammatically )?(?:correct|right english))/u,
    needs: 'text',
    lines: [
      line(
        'Correct spelling, grammar and punctuation; keep my meaning, tone and wording otherwise.',
        /\bonly\b|\bjust\b/u,
      ),
      line('Return the corrected text first, then the changes that matter, each with the reason in a few words.'),
    ],
  },
  {
    id: 'rewriting',
    opening:
      /^(?:re-?write|re-?phrase|paraphrase|re-?word|polish|shorten|simplify|tighten|humani[sz]e|reformulate|edit\b|revise\b|make (?:it|this|that|the following|these|my (?:\w+ )?(?:text|essay|email|e-mail|letter|paragraph|story|poem|draft|resume|cv|bio|speech|sentence|article|writing|message|report|introduction))\b.{0,40}\b(?:sound|more|less|shorter|longer|better|funnier|friendlier|clearer|simpler|formal|informal|professional|casual|polite|concise|human|readable|interesting|catchy|warmer|stronger|softer|\w+er)\b|(?:turn|convert|change) (?:this|it|my (?:notes|text|draft|essay|bullets|outline|list)|the following|into)\b|tone (?:it |this |that )?down|put (?:this|it|my [\w ]{2,20}) (?:in|into)\b|(?:improve|enhance|upgrade)\b.{0,40}\b(?:template|caption|post|headline|slogan|message|text|writing|paragraph|sentence|essay|email|e-mail|letter|story|wording|draft|statement|bio|introduction|resume|cv|cover letter|description|speech)\b)/u,
    needs: 'text',
    lines: [
      line('Keep every fact, name and number.', /\btable\b|\bvoice\b|\bperson\b|\btense\b|\bjson\b|\bcaps\b/u),
      lineWhen(STYLE, 'Give two versions to choose from, ready to copy, without comments.'),
    ],
  },
  {
    id: 'debugging',
    opening:
      /^(?:debug|troubleshoot|(?:fix|find|solve|help with|what(?:'?s| is) wrong with|why (?:is|does|do|am i|are|isn'?t|doesn'?t|won'?t|can'?t))\b.{0,120}\b(?:code|error|bug|exception|stack ?trace|traceback|function|script|query|null ?pointer|undefined|segfault|syntaxerror|typeerror|\w+error|\w+exception|component|compile|compiler|build|import|regex|loop|css|html|javascript|typescript|python|java|react|sql|docker|git|npm|pip|api)\b|\w*(?:error|exception)\b)/u,
    needs: 'code',
    asks: 'bare',
    lines: [
      line('Start with the most likely cause and how I can check it.', TELL_ONLY),
      line('Then the fix, with the exact lines or commands to change.', TELL_ONLY),
      lineWhen(TELL_ONLY, 'Give the cause first, with the line it sits in.'),
    ],
  },
  {
    id: 'code-review',
    opening:
      /^(?:review|critique|refactor|optimi[sz]e|clean up|speed up|improve|rewrite|convert|port|migrate|add (?:comments|docs|docstrings|types|type hints|tests|error handling))\b.{0,60}\b(?:code|function|script|query|class|component|method|sql|python|javascript|typescript|java|bash|css|html|program|module|pull request|pr)\b/u,
    needs: 'code',
    lines: [
      line('Keep the behaviour the same unless I ask for a change.', PORTING, /\bbug|\breview\b|\bcritique/u),
      lineWhen(PORTING, 'Keep the behaviour the same, and say where the two languages differ here.'),
      line('List what you find by importance, with the line it concerns.', /^(?!.*\b(?:review|critique))/u),
      line(
        'Show the complete new version in one block, then the changes, each with its reason.',
        PORTING,
        /\bonly\b|\bdon'?t (?:rewrite|change|fix)/u,
      ),
    ],
  },
  {
    id: 'code-explanation',
    opening:
      /^(?:explain|what does|walk me through|comment on|document|describe) (?:[\w.()]+ ){0,3}(?:code|function|script|query|regex|snippet|program|class|method|algorithm does|command)\b/u,
    needs: 'code',
    lines: [
      line('Say first in one sentence what it is for, then go through it in order, in plain words.'),
      line('Show one example with its input and output, and name anything that could go wrong.'),
    ],
  },
  {
    id: 'feedback',
    opening:
      /^(?:(?:give|get|need|want)\b.{0,20}\bfeedback\b|(?:critique|review|evaluate|grade|rate|assess)\b.{0,60}\b(?:essay|story|poem|text|email|letter|resume|cv|draft|writing|idea|plan|pitch|chapter|paragraph|application|website|presentation|speech)\b|(?:grade|rate|critique|review|judge) (?:it|this|my)\b|how can i improve (?:this|my)\b|what(?:'?s|s| is) wrong with (?:this|my) (?:essay|text|email|letter|story|poem|draft|paragraph|speech|cv|resume)\b|what do you think (?:of|about) (?:this|my)\b|is (?:this|it|my) (?:\w+ ){0,3}(?:good|ok|okay|clear|right|too)\b(?! to\b))/u,
    needs: 'text',
    lines: [
      lineWhen(VERDICT, 'Give your verdict first, then the reasons, quoting the passages they rest on.'),
      line('Say what works, then the three changes that would help most, the most important first.', VERDICT),
      line(
        'Quote the passage each point is about, with a better version.',
        VERDICT,
        /\bidea|\brecipe|\bname\b|\bplan\b|\bwebsite|\bpitch|\brewrit/u,
      ),
      lineWhen(/\b(?:grade|rate|score)\b/u, 'Give the reason for the grade in one line.'),
    ],
  },
  {
    id: 'extraction',
    opening:
      /^(?:extract|pull out|pick out|(?:find|list|get) all (?:the )?[\w ,]{2,40} (?:in|from) (?:this|the text|the following|these|my))\b/u,
    needs: 'text',
    lines: [
      line('Make a table with one row for each item, in the order of the text.', 'form'),
      line('Copy exactly, add nothing, and mark what is unclear.'),
    ],
  },
  {
    id: 'analysis',
    opening:
      /^(?:anal[yi][sz]e|interpret|classify|categori[sz]e)\b.{0,60}\b(?:text|poem|passage|article|data|dataset|table|csv|spreadsheet|reviews|results|survey|numbers|transcript|email|contract|document|paragraph|chart|conversation)\b/u,
    needs: 'text',
    lines: [
      line('Begin with the main finding in one or two sentences.'),
      line('Back every point with a quotation or a number from the material, and say what it cannot show.'),
    ],
  },
]
