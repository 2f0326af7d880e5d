import type { Phrases } from './phrases'

export const ENGLISH: Phrases = {
  headings: { task: 'Task', keywords: 'Keywords', constraints: 'Constraints', form: 'Form of the answer' },
  order:
    /^(?:please |can you |could you |i (?:want|need) |help |act |answer|analy[sz]e|brainstorm|build|compare|compose|correct|create|describe|design|draft|draw|explain|find|fix|generate|give|list|make|name|outline|plan|propose|rewrite|shorten|show|suggest|summari[sz]e|teach|tell|translate|turn|write|how|why|what|which|who|when|where|is|are|can|does|do|should)\b/iu,
  counted:
    /\d[\d.,]*[- ](?:words?|sentences?|lines?|pages?|characters?|minutes?|verses?|stanzas?|paragraphs?)\b|\b(?:haiku|limerick|sonnet)\b/iu,
  tone: {
    professional: 'Tone: professional.',
    casual: 'Tone: casual.',
    friendly: 'Tone: friendly.',
    enthusiastic: 'Tone: enthusiastic.',
    humorous: 'Tone: humorous.',
  },
  length: { short: 'Length: short, at most {}.', medium: 'Length: medium, about {}.', long: 'Length: long, about {}.' },
  units: { words: 'words', lines: 'lines', entries: 'entries' },
  language: 'Language: English.',
  kinds: {
    email: {
      pattern:
        /\b(?:e-?mails?|letters?|messages?|replies|reply|invitations?|apology|resignation|complaint|thank[- ]you note)\b/iu,
      lead: 'Write this:',
      honesty: 'Where a name, a date or a fact is missing, leave a gap in square brackets.',
      form: 'Ready to send, with what it is about in the first two sentences; an e-mail has a subject line.',
    },
    poem: {
      pattern: /\b(?:poems?|haikus?|limericks?|sonnets?|verses?|rhymes?|lyrics|songs?)\b/iu,
      lead: 'Write this:',
      form: 'A title, then the lines.',
    },
    story: {
      pattern: /\b(?:story|stories|(?:fairy )?tales?|scenes?|chapters?|dialogues?|monologues?|fables?)\b/iu,
      lead: 'Write this:',
      form: 'A title, then the text.',
    },
    post: {
      pattern:
        /\b(?:(?:blog )?posts?|tweets?|captions?|ads?|adverts?|advertisements?|newsletters?|product descriptions?|press releases?)\b/iu,
      lead: 'Write this:',
      honesty: 'Invent no facts, prices or praise.',
      form: 'The finished text, ready to publish, with nothing around it.',
    },
    list: {
      pattern: /\b(?:ideas|names|tips|titles|slogans|lists?|checklists?|questions|reasons|ways|examples|headlines)\b/iu,
      lead: 'Make this list:',
      form: 'A numbered list, one or two lines for each entry.',
    },
    explanation: {
      pattern:
        /^(?:how|why|what|which|who|when|where|is|are|can|does|do|should)\b|\b(?:explain|explained|explanation|difference|guide|introduction|tutorial|basics|for (?:kids|children|beginners))\b|[?？]$/iu,
      lead: 'Explain this:',
      honesty: 'Say where something is uncertain or disputed.',
      form: 'The answer in two sentences first, then step by step, with one example.',
    },
    picture: {
      pattern:
        /^(?:an? |the )?(?:\p{L}+ ){0,2}(?:picture|photo|photograph|image|illustration|drawing|painting|logo|icon|poster|wallpaper|sketch)\b|\bdraw\b/iu,
      lead: 'Draw this:',
      form: 'One picture.',
    },
    text: {
      lead: 'Write about this:',
      honesty: 'Do not invent facts, names or figures; say where you are not sure.',
    },
  },
}
