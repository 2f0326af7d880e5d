/** A language in which lines can be added; `other` for those in which nothing is. */
export type Language = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'it' | 'other'

// Before the bar what only a request in this language begins with, behind it words that are common in it.
const WORDS: Readonly<Record<Language, string>> = {
  en: 'write make create give help explain please | the a an of to for and with my me i you is are in on how what why about that this can do from need it im without not by want draft design no as do only just all some any has have had was were be been at or if so we our your they them he she his her who when where which than then there here into out up down over under after before new old best good short long free per come day days week month year years one two three',
  es: 'escribe escríbeme escribir hazme dame explica explícame traduce resume quiero necesito ayúdame cuéntame | el de la los las un una en por para con mi que del y cómo como qué haz sobre es más sin crea ayuda puedes cuál hoy está correo hola',
  fr: 'écris rédige explique traduis résume fais donne aide raconte | le de la les des une un en pour avec mon ma mes que du et comment je veux sur est plus sans moi crée peux quel quelle dans au aux qui à bonjour idées',
  de: 'schreib schreibe erstelle erkläre übersetze fasse gib mach hilf erzähl | der die das ein eine einen einem einer für mit mein meine meinen meinem und wie was mir ich ist über ohne kannst bitte im zu auf den nicht brauche soll warum zum zur hallo',
  pt: 'escreva escreve faça crie explique traduza resuma quero preciso ajude | o de os as um uma em na para por com meu minha que do da dos e como me dê sobre é mais sem ajuda não você pode qual seu olá',
  it: 'scrivi scrivimi spiega spiegami dammi fammi traduci riassumi voglio aiutami raccontami | il la gli le un una per con mio mia che del della e come scrivere fai crea su è più senza puoi quale non nel di alla ciao al',
  other:
    'schrijf napisz skriv buatkan napiš kirjoita yaz scrie | een het de aan al met zonder bij voor mijn naar van ik niet maak nie jest się dla jak och att jag inte bir için ve nasıl yang untuk dan saya dengan ang mga ng sa pentru și mi pro jsem og til som hvordan jeg et cho của và là tôi että että on írj egy és ile',
}
const STRONG = 2
const FEW_WORDS = 4
const LANGUAGES = Object.entries(WORDS).map(([id, words]) => {
  const [strong = '', common = ''] = words.split(' | ')
  return { id: id as Language, strong: new Set(strong.split(' ')), common: new Set(common.split(' ')) }
})
const SAMPLE_CHARS = 600

/** The language of a request, by its commonest words; English where nothing speaks for another one. */
export function languageOf(text: string): Language {
  const sample = text.slice(0, SAMPLE_CHARS).toLowerCase()
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  const latin = sample.match(/\p{Script=Latin}/gu)?.length ?? 0
  if (letters === 0 || latin < letters / 2) return 'other'
  const tokens = sample.match(/\p{L}+/gu) ?? []
  const scores = LANGUAGES.map(({ id, strong, common }) => ({
    id,
    score: tokens.reduce((sum, token) => sum + (strong.has(token) ? STRONG : common.has(token) ? 1 : 0), 0),
  }))
  const english = scores.find(({ id }) => id === 'en')?.score ?? 0
  const best = scores.reduce((first, next) => (next.score > first.score ? next : first))
  if (best.score > english && best.score >= STRONG) return best.id
  // One word of another language and none of English: nothing is certain.
  if (best.score > 0 && english === 0 && tokens.length >= FEW_WORDS) return 'other'
  // A few words such as "logo bakery vintage" hold none of them; letters with accents speak for another language.
  return english > 0 || (sample.match(/[^\p{ASCII}\p{P}\p{S}\s]/gu)?.length ?? 0) < 2 ? 'en' : 'other'
}
