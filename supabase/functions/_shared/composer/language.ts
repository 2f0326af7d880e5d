/** A language in which lines can be added; `other` for those in which nothing is. */
export type Language = 'en' | 'es' | 'fr' | 'de' | 'pt' | 'it' | 'other'

// Words that are common in requests and belong to (almost) one language only.
const WORDS: Readonly<Record<Language, string>> = {
  en: 'the a an of to for and with my me i you is are in on how what why write make create please about that this can do from need give explain it im without not by help want draft design',
  es: 'el los las una un para por con mi que del y cómo como qué escribe escribir escríbeme haz hazme dame quiero necesito sobre es más sin explica explícame crea ayuda puedes cuál cuáles hoy ideas mis está correo',
  fr: 'le les des une un pour avec mon ma mes que du et comment écris rédige fais donne je veux sur est plus sans explique moi crée peux quel quelle dans au aux qui une à aide idées mail',
  de: 'der die das ein eine einen einem einer für mit mein meine meinen meinem und wie was schreib schreibe erstelle mach mir ich ist über ohne erkläre kannst bitte im zu auf den nicht brauche gib soll warum hilf',
  pt: 'o os as um uma para por com meu minha que do da dos e como escreva escrever faça crie me dê quero preciso sobre é mais sem explique ajuda não no na você pode qual seu',
  it: 'il gli le un una per con mio mia che del della e come scrivi scrivere fai crea dammi voglio ho bisogno su è più senza spiega spiegami puoi quale non nel di alla mi aiutami',
  other:
    'een het voor mijn naar van ik niet schrijf maak nie jest się dla napisz jak och att skriv jag inte bir için ve nasıl yang untuk dan saya buatkan dengan ang mga ng sa pentru și scrie mi pro jsem napiš og til som hvordan jeg ett cho của và là tôi kirjoita että että on írj egy és yaz ile',
}
const LANGUAGES = Object.entries(WORDS).map(([id, words]) => [id as Language, new Set(words.split(' '))] as const)
const SAMPLE_CHARS = 600

/** The language of a request, by its commonest words; English where nothing speaks for another one. */
export function languageOf(text: string): Language {
  const sample = text.slice(0, SAMPLE_CHARS).toLowerCase()
  const letters = sample.match(/\p{L}/gu)?.length ?? 0
  if (letters === 0 || (sample.match(/\p{Script=Latin}/gu)?.length ?? 0) < letters / 2) return 'other'
  const tokens = sample.match(/[\p{L}]+/gu) ?? []
  const scores = LANGUAGES.map(([id, words]) => ({ id, score: tokens.filter((token) => words.has(token)).length }))
  const english = scores.find(({ id }) => id === 'en')?.score ?? 0
  const best = scores.reduce((first, next) => (next.score > first.score ? next : first))
  return best.score > english && best.score >= 2 ? best.id : english > 0 || isPlain(sample) ? 'en' : 'other'
}

/** A few words without a letter that English does not have: "logo bakery vintage". */
function isPlain(sample: string): boolean {
  return !/[^\p{ASCII}\p{P}\p{S}\s]/u.test(sample) || (sample.match(/[^\p{ASCII}]/gu)?.length ?? 0) < 2
}
