import type { Phrases } from './phrases'

export const GERMAN: Phrases = {
  headings: {
    role: 'Rolle',
    task: 'Aufgabe',
    context: 'Zusammenhang',
    constraints: 'Vorgaben',
    form: 'Form der Antwort',
  },
  role: 'Du schreibst seit Jahren über dieses Thema und erklärst es in einfachen Worten.',
  task: 'Schreibe einen Text über Folgendes:',
  keywords: 'Baue diese Stichwörter ein, wo sie sich von selbst ergeben:',
  readers: {
    professional: 'Wer das liest, hat beruflich mit dem Thema zu tun und fünf Minuten Zeit.',
    casual: 'Wer das liest, kennt das Thema ein wenig und sitzt gerade im Zug.',
    friendly: 'Wer das liest, fängt mit dem Thema erst an und freut sich über Hilfe.',
    enthusiastic: 'Wer das liest, hat sich nie für das Thema interessiert und könnte damit anfangen.',
    humorous: 'Wer das liest, will etwas lernen und hätte nichts dagegen zu lachen.',
  },
  tone: {
    professional: 'Ton: sachlich, genau und ruhig; jeder Fachbegriff wird erklärt.',
    casual: 'Ton: locker, wie man beim Mittagessen redet.',
    friendly: 'Ton: freundlich und geduldig, nie von oben herab.',
    enthusiastic: 'Ton: begeistert, aber durch Einzelheiten statt durch Ausrufezeichen.',
    humorous: 'Ton: trocken und humorvoll, auf niemandes Kosten.',
  },
  length: {
    short: 'Länge: kurz, höchstens 120 Wörter.',
    medium: 'Länge: mittel, etwa 300 Wörter.',
    long: 'Länge: lang, etwa 800 Wörter.',
  },
  language: 'Sprache: Deutsch.',
  honesty: 'Erfinde keine Tatsachen, Namen oder Zahlen. Wo du nicht sicher bist, sag es.',
  form: {
    short: 'Eine Überschrift, dann ein einziger Absatz.',
    medium: 'Eine Überschrift, zwei Sätze Einstieg, dann drei kurze Abschnitte mit Zwischentiteln.',
    long: 'Eine Überschrift, eine Einleitung, fünf Abschnitte mit Zwischentiteln und drei Stichpunkte zum Schluss.',
  },
  example: 'Gib ein Beispiel, das man vor sich sieht.',
  readFirst: 'Lies zuerst den Zusammenhang, dann schreibe.',
}
