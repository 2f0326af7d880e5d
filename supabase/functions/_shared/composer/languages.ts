import type { Language } from './language.ts'
import type { Reading } from './read-request.ts'

type Translated = Exclude<Language, 'en' | 'other'>

interface Phrases {
  /** What a request of this sort says, and the lines that follow it. */
  readonly sorts: readonly (readonly [pattern: RegExp, lines: string])[]
  /** For an app builder. */
  readonly app: string
  /** For an AI that searches. */
  readonly sources: string
}

/** Lines for requests in other languages: fewer and plainer than the English ones. */
const PHRASES: Readonly<Record<Translated, Phrases>> = {
  es: {
    sorts: [
      [
        /\b(?:error|excepci[oó]n|no funciona)\b/u,
        'Empieza por la causa más probable y cómo comprobarla. Después, el código corregido.',
      ],
      [
        /\b(?:discurso|brindis)\b/u,
        'Empieza con un momento concreto, no con un saludo. Donde falte una anécdota mía, deja un hueco entre corchetes; no la inventes.',
      ],
      [
        /\b(?:traduc|corrig|reescrib|mejora)/u,
        'Devuelve primero el texto listo para copiar y conserva los nombres, las cifras y el tono.',
      ],
      [/\b(?:resum)/u, 'No añadas nada que no esté en el texto.'],
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
        'Preséntalo en una tabla, día por día.',
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
    app: 'Termina cuando cada punto anterior funcione en el móvil y lo introducido siga ahí al recargar.',
  },
  fr: {
    sorts: [
      [
        /\b(?:erreur|exception|bug|ne marche pas)\b/u,
        'Commence par la cause la plus probable et comment la vérifier. Puis le code corrigé.',
      ],
      [
        /\b(?:discours|toast)\b/u,
        'Commence par un moment précis, pas par une formule. Là où manque une anecdote, laisse un blanc entre crochets ; ne l’invente pas.',
      ],
      [
        /\b(?:tradui|corrige|réécri|reformul|améliore)/u,
        'Donne d’abord le texte prêt à copier, en gardant les noms, les chiffres et le ton.',
      ],
      [/\brésum/u, 'N’ajoute rien qui ne soit pas dans le texte.'],
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
        'Présente-le dans un tableau, jour par jour.',
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
    app: 'C’est terminé quand chaque point ci-dessus marche sur un téléphone et que la saisie est toujours là après un rechargement.',
  },
  de: {
    sorts: [
      [
        /\b(?:fehler|fehlermeldung|exception|funktioniert nicht)\b/u,
        'Beginne mit der wahrscheinlichsten Ursache und wie ich sie prüfe. Dann der korrigierte Code.',
      ],
      [
        /\b(?:rede|hochzeitsrede|trinkspruch|ansprache)\b/u,
        'Beginne mit einem bestimmten Moment, nicht mit einer Begrüßungsformel. Wo eine Anekdote von mir fehlt, lass eine Lücke in eckigen Klammern; erfinde keine.',
      ],
      [
        /(?:übersetz|korrigier|umschreib|formulier|verbesser)/u,
        'Gib zuerst den fertigen Text zum Kopieren; Namen, Zahlen und Ton bleiben, wie sie sind.',
      ],
      [/(?:zusammenfass|fass|fasse)\b|zusammenfassung/u, 'Füge nichts hinzu, was nicht im Text steht.'],
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
        'Als Tabelle, Tag für Tag.',
      ],
      [
        /\b(?:code|funktion|skript|programm|python|javascript|sql)\b/u,
        'Gib vollständigen, lauffähigen Code mit einem Beispiel für den Aufruf. Berücksichtige leere und falsche Eingaben.',
      ],
      [/(?:ideen|namen|titel|slogan)/u, 'Konkret und voneinander verschieden; kennzeichne die besten und sag, warum.'],
    ],
    sources: 'Nenne zu jeder wichtigen Angabe die Quelle mit Datum.',
    app: 'Fertig, wenn jeder genannte Punkt auf dem Handy funktioniert und das Eingetragene nach dem Neuladen noch da ist.',
  },
  pt: {
    sorts: [
      [
        /\b(?:erro|exceção|não funciona)\b/u,
        'Comece pela causa mais provável e por como verificá-la. Depois, o código corrigido.',
      ],
      [
        /\b(?:discurso|brinde)\b/u,
        'Comece com um momento concreto, não com uma saudação. Onde faltar uma história minha, deixe um espaço entre colchetes; não a invente.',
      ],
      [
        /\b(?:tradu|corrij|reescrev|melhor[ea])/u,
        'Dê primeiro o texto pronto para copiar, mantendo os nomes, os números e o tom.',
      ],
      [/\bresum/u, 'Não acrescente nada que não esteja no texto.'],
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
        'Apresente em uma tabela, dia por dia.',
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
    app: 'Está pronto quando cada ponto acima funcionar no celular e o que foi digitado continuar lá ao recarregar.',
  },
  it: {
    sorts: [
      [
        /\b(?:errore|eccezione|non funziona)\b/u,
        'Comincia dalla causa più probabile e da come verificarla. Poi il codice corretto.',
      ],
      [
        /\b(?:discorso|brindisi)\b/u,
        'Comincia con un momento concreto, non con una formula di saluto. Dove manca un mio aneddoto, lascia uno spazio tra parentesi quadre; non inventarlo.',
      ],
      [
        /\b(?:traduc|correggi|riscriv|migliora)/u,
        'Dammi prima il testo pronto da copiare, mantenendo nomi, numeri e tono.',
      ],
      [/\b(?:riassum|riassunto|sintetizz)/u, 'Non aggiungere nulla che non sia nel testo.'],
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
        'Presentalo in una tabella, giorno per giorno.',
      ],
      [
        /\b(?:codice|funzione|script|python|javascript|sql)\b/u,
        'Dammi il codice completo, pronto da eseguire, con un esempio d’uso. Tieni conto dei dati vuoti o sbagliati.',
      ],
      [/\b(?:idee|nomi|titoli|slogan)/u, 'Che siano concrete e diverse tra loro; indica le migliori e perché.'],
    ],
    sources: 'Cita la fonte e la data di ogni dato importante.',
    app: 'È finito quando ogni punto indicato funziona sul telefono e ciò che è stato inserito c’è ancora dopo un ricaricamento.',
  },
}

/** Lines for a request in one of the languages that have some; none for any other. */
export function linesInLanguage({ language, ask }: Reading, use: 'text' | 'app' | 'search'): readonly string[] {
  if (language === 'en' || language === 'other') return []
  const { sorts, app, sources } = PHRASES[language]
  if (use === 'app') return [app]
  const found = sorts.find(([pattern]) => pattern.test(ask))?.[1].split(/(?<=\.) /u)
  if (use === 'search') return [...(found ?? []).slice(0, 1), sources]
  return found ?? []
}
