import type { Language } from '../types.ts'

const NAMES: Readonly<Record<string, string>> = {
  en: 'English',
  de: 'German',
  fr: 'French',
  es: 'Spanish',
  it: 'Italian',
  pt: 'Portuguese',
  nl: 'Dutch',
  pl: 'Polish',
  sv: 'Swedish',
  ru: 'Russian or a related language',
  el: 'Greek',
  he: 'Hebrew',
  ar: 'Arabic',
  hi: 'Hindi',
  th: 'Thai',
  ja: 'Japanese',
  ko: 'Korean',
  zh: 'Chinese',
}

/** The commonest short words of each language. Words that several languages share say little and cancel out. */
const FUNCTION_WORDS: Readonly<Record<string, string>> = {
  en: 'the and of to a in was he she it that his her with is i you they for on had as at but from not my we have this are by be or an were been would there their said one who what when so if which up out your me has no do will our can all',
  de: 'der die das und ist nicht ich ein eine zu den mit sie er es auf dem für von im war hatte sich auch als an noch wie aber so nach bei aus wir',
  fr: 'le la les et est un une de des du que je il elle pas dans pour sur ne ce qui avec au nous vous mais son sa ses était plus',
  es: 'el la los las y es un una de que en no se por con para su lo como más pero del al yo mi me era había muy',
  it: 'il la lo gli le e è un una di che non per con si del della sono mi ma come più anche era aveva nel io',
  pt: 'o a os as e é um uma de que não em para com se por do da no na mas como mais eu ele ela foi era seu sua',
  nl: 'de het een en is niet ik van dat op te in zijn met voor hij zij ze was maar ook aan er om had naar bij',
  pl: 'i w nie na się z jest to że do jak o ale był była po co tak za od jego jej już tylko przez',
  sv: 'och att det som en på är av för med till den har inte om ett men var jag han hon sig från så',
}

const SCRIPTS: readonly (readonly [string, RegExp])[] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
  ['th', /\p{Script=Thai}/gu],
]

const SAMPLE_CHARS = 8000
const ENGLISH_MIN_SHARE = 0.2
const OTHER_MIN_SHARE = 0.12

const language = (code: string): Language => ({
  code,
  name: NAMES[code] ?? 'a language I do not know',
  isEnglish: code === 'en',
})

/** Guesses the language of a text from its script and its commonest words. */
export function languageOf(text: string): Language {
  const sample = text.slice(0, SAMPLE_CHARS)
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  for (const [code, script] of SCRIPTS) {
    const share = (sample.match(script)?.length ?? 0) / Math.max(1, letters)
    // Japanese text mixes in Chinese characters, but Chinese text rarely has Japanese ones.
    if (share > (code === 'ja' ? 0.1 : 0.5)) return language(code)
  }
  const words = sample.toLowerCase().match(/[\p{L}'’]+/gu) ?? []
  let best = 'und'
  let bestShare = 0
  for (const [code, list] of Object.entries(FUNCTION_WORDS)) {
    const known = new Set(list.split(' '))
    const share = words.filter((word) => known.has(word)).length / Math.max(1, words.length)
    if (share > bestShare) {
      best = code
      bestShare = share
    }
  }
  return language(bestShare >= (best === 'en' ? ENGLISH_MIN_SHARE : OTHER_MIN_SHARE) ? best : 'und')
}
