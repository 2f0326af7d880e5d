import type { Phrases } from './phrases'

export const GERMAN: Phrases = {
  headings: { task: 'Aufgabe', keywords: 'Stichwörter', constraints: 'Vorgaben', form: 'Form der Antwort' },
  order:
    /^(?:bitte|kannst du|könntest du|ich (?:brauche|möchte|will)|hilf|analysiere|beantworte|beschreib|entwirf|erfinde|erklär|erstell|erzähl|fass|finde|formulier|gib|korrigier|kürze|liste|mach|nenn|plane|schlag|schreib|übersetz|überarbeite|verfass|vergleich|zeichne|zeig|wie|warum|wieso|weshalb|was|welche|wer|wann|wo|ist|sind|kann|darf|soll)/iu,
  counted:
    /\d[\d.,]*[- ](?:Wörter|Worten?|Sätzen?|Zeilen?|Seiten?|Zeichen|Minuten|Strophen?|Absätzen?)|haiku|limerick|sonett/iu,
  tone: {
    professional: 'Ton: sachlich.',
    casual: 'Ton: locker.',
    friendly: 'Ton: freundlich.',
    enthusiastic: 'Ton: begeistert.',
    humorous: 'Ton: humorvoll.',
  },
  length: { short: 'Länge: kurz, höchstens {}.', medium: 'Länge: mittel, etwa {}.', long: 'Länge: lang, etwa {}.' },
  units: { words: 'Wörter', lines: 'Zeilen', entries: 'Einträge' },
  language: 'Sprache: Deutsch.',
  kinds: {
    email: {
      pattern:
        /(?<!\p{L})(?:e-?mails?|mails?|\p{L}*(?:brief|schreiben)|\p{L}*nachricht|antwort an|einladung|entschuldigung|kündigung|beschwerde)(?!\p{L})/iu,
      lead: 'Schreibe dies:',
      honesty: 'Wo ein Name, ein Datum oder eine Angabe fehlt, lass eine Lücke in eckigen Klammern.',
      form: 'Fertig zum Abschicken, das Anliegen in den ersten zwei Sätzen; eine E-Mail hat eine Betreffzeile.',
    },
    poem: {
      pattern: /(?<!\p{L})(?:\p{L}*gedichte?|haikus?|limericks?|sonette?|reime?|\p{L}*lied|songtext)(?!\p{L})/iu,
      lead: 'Schreibe dies:',
      form: 'Ein Titel, dann die Zeilen.',
    },
    story: {
      pattern:
        /(?<!\p{L})(?:\p{L}+geschichte|geschichte (?:über|für|mit)|(?<=(?:eine|kurze) )geschichte|märchen|erzählung|szene|kapitel|dialog|monolog|fabel)(?!\p{L})/iu,
      lead: 'Schreibe dies:',
      form: 'Ein Titel, dann der Text.',
    },
    post: {
      pattern:
        /(?<!\p{L})(?:\p{L}*-?posts?|\p{L}*-?beitrag|tweets?|\p{L}*anzeige|bildunterschrift|newsletter|produktbeschreibung|werbetext|pressemitteilung)(?!\p{L})/iu,
      lead: 'Schreibe dies:',
      honesty: 'Erfinde keine Tatsachen, keine Preise und kein Lob.',
      form: 'Der fertige Text, so wie er erscheinen kann, und nichts darum herum.',
    },
    list: {
      pattern:
        /(?<!\p{L})(?:\p{L}*ideen|\p{L}*namen|tipps|titel|slogans|\p{L}*liste|\p{L}*fragen|gründe|beispiele|überschriften)(?!\p{L})/iu,
      lead: 'Erstelle diese Liste:',
      form: 'Eine nummerierte Liste, eine oder zwei Zeilen je Eintrag.',
    },
    explanation: {
      pattern:
        /^(?:wie|warum|wieso|weshalb|was|welche[rsnm]?|wer|wann|wo|ist|sind|kann|darf|soll)(?!\p{L})|(?<!\p{L})(?:erklär\p{L}*|unterschied|anleitung|einführung|grundlagen|für (?:kinder|anfänger))(?!\p{L})|[?？]$/iu,
      lead: 'Erkläre dies:',
      honesty: 'Sag, wo etwas ungewiss oder umstritten ist.',
      form: 'Zuerst die Antwort in zwei Sätzen, dann Schritt für Schritt, mit einem Beispiel.',
    },
    picture: {
      pattern:
        /^(?:ein(?:e|en)? |das |die )?(?:\p{L}+ ){0,2}(?:bild|foto|illustration|zeichnung|gemälde|logo|icon|plakat|poster|skizze|\p{L}*hintergrund)(?!\p{L})|(?<!\p{L})zeichne(?!\p{L})/iu,
      lead: 'Zeichne dies:',
      form: 'Ein Bild.',
    },
    text: {
      lead: 'Schreibe darüber:',
      honesty: 'Erfinde keine Tatsachen, Namen oder Zahlen; sag, wo du nicht sicher bist.',
    },
  },
}
