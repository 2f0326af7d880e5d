import type { Language } from './language.ts'
import type { Reading } from './read-request.ts'

type Translated = Exclude<Language, 'en' | 'other'>

interface Phrases {
  /** What a request of this sort says, and the lines that follow it. */
  readonly sorts: readonly (readonly [pattern: RegExp, lines: string])[]
  /** For everything else that is worth a question. */
  readonly ask: string
  /** For an AI that searches. */
  readonly sources: string
}

/** Lines for requests in other languages: fewer and plainer than the English ones. */
const PHRASES: Readonly<Record<Translated, Phrases>> = {
  es: {
    sorts: [
      [
        /\b(?:traduc|corrig|reescrib|mejora)/u,
        'Devuelve primero el texto listo para copiar y conserva los nombres, las cifras y el tono.',
      ],
      [
        /\b(?:resum)/u,
        'Empieza por la idea principal en una frase y sigue con los puntos más importantes. No añadas nada que no esté en el texto.',
      ],
      [
        /\b(?:correo|e-?mail|carta|mensaje|invitación)/u,
        'Que sea breve y claro, con lo que pido al principio. Si falta un nombre o una fecha, deja un hueco entre corchetes; no inventes nada.',
      ],
      [
        /\b(?:poema|cuento|historia|canción|relato)/u,
        'Usa detalles concretos y evita los tópicos. Termina con una imagen o una acción, sin moraleja.',
      ],
      [
        /\b(?:explic|qué es|por qué|cómo funciona|cuál|cuánt|quién|dónde|cuándo)/u,
        'Empieza por la respuesta en una o dos frases. Después explícalo paso a paso con un ejemplo cotidiano.',
      ],
      [
        /\b(?:plan|itinerario|viaje|fin de semana|menú|rutina|horario|dieta|días)\b/u,
        'Preséntalo en una tabla, día por día. Si falta algo esencial, hazme hasta dos preguntas; si no, indica qué has supuesto.',
      ],
      [
        /\b(?:código|función|script|programa|python|javascript|sql)\b/u,
        'Da el código completo, listo para ejecutar, con un ejemplo de uso. Ten en cuenta los datos vacíos o incorrectos.',
      ],
      [
        /\b(?:ideas|nombres|títulos|eslogan)/u,
        'Que sean distintas entre sí y concretas; marca las mejores y di por qué.',
      ],
    ],
    sources: 'Cita la fuente y la fecha de cada dato importante.',
    ask: 'Si falta algo esencial, hazme hasta dos preguntas; si no, indica qué has supuesto.',
  },
  fr: {
    sorts: [
      [
        /\b(?:tradui|corrige|réécri|reformul|améliore)/u,
        'Donne d’abord le texte prêt à copier, en gardant les noms, les chiffres et le ton.',
      ],
      [
        /\brésum/u,
        'Commence par l’idée principale en une phrase, puis les points les plus importants. N’ajoute rien qui ne soit pas dans le texte.',
      ],
      [
        /\b(?:e-?mail|mail|courriel|lettre|message|invitation)/u,
        'Reste bref et clair, avec la demande dès le début. S’il manque un nom ou une date, laisse un blanc entre crochets ; n’invente rien.',
      ],
      [
        /\b(?:poème|histoire|conte|chanson|nouvelle)\b/u,
        'Choisis des détails concrets et évite les clichés. Termine sur une image ou une action, sans morale.',
      ],
      [
        /(?:expliqu|qu’est-ce|qu'est-ce|pourquoi|comment fonctionne|comment marche|quels? |quelles? |combien|quand )/u,
        'Commence par la réponse en une ou deux phrases. Puis explique étape par étape, avec un exemple de tous les jours.',
      ],
      [
        /\b(?:plan|programme|itinéraire|voyage|week-?end|menus?|planning|jours|semaine)\b/u,
        'Présente-le dans un tableau, jour par jour. S’il manque un élément essentiel, pose-moi deux questions au plus ; sinon, indique tes hypothèses.',
      ],
      [
        /\b(?:code|fonction|script|python|javascript|sql)\b/u,
        'Donne le code complet, prêt à exécuter, avec un exemple d’utilisation. Prévois les données vides ou incorrectes.',
      ],
      [
        /\b(?:idées|noms|titres|slogans?)/u,
        'Qu’elles soient concrètes et différentes les unes des autres ; indique les meilleures et pourquoi.',
      ],
    ],
    sources: 'Cite la source et la date de chaque fait important.',
    ask: 'S’il manque un élément essentiel, pose-moi deux questions au plus ; sinon, indique tes hypothèses.',
  },
  de: {
    sorts: [
      [
        /(?:übersetz|korrigier|umschreib|formulier|verbesser)/u,
        'Gib zuerst den fertigen Text zum Kopieren; Namen, Zahlen und Ton bleiben, wie sie sind.',
      ],
      [
        /(?:zusammenfass|fass|fasse)\b|zusammenfassung/u,
        'Beginne mit der Hauptaussage in einem Satz, dann die wichtigsten Punkte. Füge nichts hinzu, was nicht im Text steht.',
      ],
      [
        /(?:e-?mail|mail|brief|nachricht|einladung|anschreiben|bewerbung|kündigung)/u,
        'Kurz und klar, mit dem Anliegen am Anfang. Wo ein Name oder ein Datum fehlt, lass eine Lücke in eckigen Klammern; erfinde nichts.',
      ],
      [
        /(?:gedicht|geschichte|märchen|lied|erzählung)/u,
        'Nimm konkrete Einzelheiten und meide Klischees. Ende mit einem Bild oder einer Handlung, ohne Moral.',
      ],
      [
        /(?:erklär|was ist|was sind|warum|wieso|wie funktioniert|welche|wie viel|wer ist|wann )/u,
        'Beginne mit der Antwort in ein oder zwei Sätzen. Erkläre es dann Schritt für Schritt mit einem Beispiel aus dem Alltag.',
      ],
      [
        /(?:plan\b|planen|reise|wochenende|urlaub|speiseplan|zeitplan|wochenplan|trainingsplan|tage\b)/u,
        'Als Tabelle, Tag für Tag. Fehlt etwas Wesentliches, stelle mir höchstens zwei Fragen; sonst nenne deine Annahmen.',
      ],
      [
        /\b(?:code|funktion|skript|programm|python|javascript|sql)\b/u,
        'Gib vollständigen, lauffähigen Code mit einem Beispiel für den Aufruf. Berücksichtige leere und falsche Eingaben.',
      ],
      [/(?:ideen|namen|titel|slogan)/u, 'Konkret und voneinander verschieden; kennzeichne die besten und sag, warum.'],
    ],
    sources: 'Nenne zu jeder wichtigen Angabe die Quelle mit Datum.',
    ask: 'Fehlt etwas Wesentliches, stelle mir höchstens zwei Fragen; sonst nenne deine Annahmen.',
  },
  pt: {
    sorts: [
      [
        /\b(?:tradu|corrij|reescrev|melhor[ea])/u,
        'Dê primeiro o texto pronto para copiar, mantendo os nomes, os números e o tom.',
      ],
      [
        /\bresum/u,
        'Comece pela ideia principal em uma frase e siga com os pontos mais importantes. Não acrescente nada que não esteja no texto.',
      ],
      [
        /(?:e-?mail|carta|mensagem|convite)/u,
        'Seja breve e claro, com o pedido logo no início. Se faltar um nome ou uma data, deixe um espaço entre colchetes; não invente nada.',
      ],
      [
        /\b(?:poema|conto|história|canção|música)/u,
        'Use detalhes concretos e evite clichês. Termine com uma imagem ou uma ação, sem moral.',
      ],
      [
        /(?:expli|o que é|por que|como funciona|qual |quanto|quem |quando )/u,
        'Comece pela resposta em uma ou duas frases. Depois explique passo a passo, com um exemplo do dia a dia.',
      ],
      [
        /\b(?:plano|roteiro|viagem|fim de semana|cardápio|rotina|dieta|dias)\b/u,
        'Apresente em uma tabela, dia por dia. Se faltar algo essencial, faça até duas perguntas; senão, diga o que supôs.',
      ],
      [
        /\b(?:código|função|script|programa|python|javascript|sql)\b/u,
        'Dê o código completo, pronto para executar, com um exemplo de uso. Considere dados vazios ou incorretos.',
      ],
      [
        /\b(?:ideias|nomes|títulos|slogans?|legendas)/u,
        'Que sejam concretas e diferentes entre si; marque as melhores e diga por quê.',
      ],
    ],
    sources: 'Cite a fonte e a data de cada dado importante.',
    ask: 'Se faltar algo essencial, faça até duas perguntas; senão, diga o que supôs.',
  },
  it: {
    sorts: [
      [
        /\b(?:traduc|correggi|riscriv|migliora)/u,
        'Dammi prima il testo pronto da copiare, mantenendo nomi, numeri e tono.',
      ],
      [
        /\b(?:riassum|riassunto|sintetizz)/u,
        'Comincia dall’idea principale in una frase, poi i punti più importanti. Non aggiungere nulla che non sia nel testo.',
      ],
      [
        /(?:e-?mail|mail|lettera|messaggio|invito)\b/u,
        'Breve e chiara, con la richiesta all’inizio. Se manca un nome o una data, lascia uno spazio tra parentesi quadre; non inventare nulla.',
      ],
      [
        /\b(?:poesia|racconto|storia|canzone|favola)\b/u,
        'Usa dettagli concreti ed evita i luoghi comuni. Chiudi con un’immagine o un’azione, senza morale.',
      ],
      [
        /(?:spieg|cos’è|cos'è|che cos|perché|come funziona|qual |quale |quanto|chi è|quando )/u,
        'Comincia dalla risposta in una o due frasi. Poi spiega passo per passo, con un esempio di tutti i giorni.',
      ],
      [
        /\b(?:piano|itinerario|viaggio|weekend|menù|programma|dieta|giorni)\b/u,
        'Presentalo in una tabella, giorno per giorno. Se manca qualcosa di essenziale, fammi al massimo due domande; altrimenti indica che cosa hai supposto.',
      ],
      [
        /\b(?:codice|funzione|script|python|javascript|sql)\b/u,
        'Dammi il codice completo, pronto da eseguire, con un esempio d’uso. Tieni conto dei dati vuoti o sbagliati.',
      ],
      [/\b(?:idee|nomi|titoli|slogan)/u, 'Che siano concrete e diverse tra loro; indica le migliori e perché.'],
    ],
    sources: 'Cita la fonte e la data di ogni dato importante.',
    ask: 'Se manca qualcosa di essenziale, fammi al massimo due domande; altrimenti indica che cosa hai supposto.',
  },
}

/** Lines for a request in one of the languages that have some; none for any other. */
export function linesInLanguage({ language, ask }: Reading, use: 'text' | 'app' | 'search'): readonly string[] {
  if (language === 'en' || language === 'other') return []
  const { sorts, ask: question, sources } = PHRASES[language]
  if (use === 'app') return [question]
  const found = sorts.find(([pattern]) => pattern.test(ask))?.[1].split(/(?<=\.) /u)
  if (use === 'search') return [...(found ?? []).slice(0, 1), sources]
  return found ?? [question]
}
