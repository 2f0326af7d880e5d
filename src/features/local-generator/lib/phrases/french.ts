import type { Phrases } from './phrases'

export const FRENCH: Phrases = {
  headings: { task: 'Tâche', keywords: 'Mots-clés', constraints: 'Contraintes', form: 'Forme de la réponse' },
  order:
    /^(?:s['’]il te plaît|peux-tu|pourrais-tu|je (?:veux|voudrais)|j['’]ai besoin|aide-moi|analyse|compare|corrige|crée|décris|dessine|dis-moi|donne|écris|explique|fais|génère|invente|liste|planifie|propose|raconte|rédige|réécris|résume|suggère|traduis|trouve|comment|pourquoi|qu['’]est-ce|que|quel|quels|quelle|quelles|qui|quand|où|est-ce|peut-on|faut-il|dois-je)(?!\p{L})/iu,
  counted:
    /\d[\d.,]*[-  ](?:mots?|phrases?|lignes?|pages?|caractères|minutes?|strophes?|vers|paragraphes?)|ha[iï]ku|sonnet/iu,
  tone: {
    professional: 'Ton : professionnel.',
    casual: 'Ton : décontracté.',
    friendly: 'Ton : amical.',
    enthusiastic: 'Ton : enthousiaste.',
    humorous: 'Ton : humoristique.',
  },
  length: {
    short: 'Longueur : court, {} au plus.',
    medium: 'Longueur : moyenne, environ {}.',
    long: 'Longueur : long, environ {}.',
  },
  units: { words: 'mots', lines: 'vers', entries: 'entrées' },
  language: 'Langue : français.',
  kinds: {
    email: {
      pattern:
        /(?<!\p{L})(?:e-?mails?|mails?|courriels?|lettres?|messages?|réponse à|invitation|excuses|réclamation|résiliation|mot de remerciement)(?!\p{L})/iu,
      lead: 'Écris ceci :',
      honesty: 'S’il manque un nom, une date ou un fait, laisse un blanc entre crochets.',
      form: 'Prêt à envoyer, avec l’objet de la demande dans les deux premières phrases ; un e-mail a une ligne d’objet.',
    },
    poem: {
      pattern: /(?<!\p{L})(?:poèmes?|haïkus?|haikus?|sonnets?|rimes?|chanson|paroles)(?!\p{L})/iu,
      lead: 'Écris ceci :',
      form: 'Un titre, puis les vers.',
    },
    story: {
      pattern:
        /(?<!\p{L})(?:contes?|nouvelle sur|récits?|histoire (?:courte|sur un|d['’](?:un|amour|horreur))|scènes?|chapitres?|dialogues?|monologues?|fables?)/iu,
      lead: 'Écris ceci :',
      form: 'Un titre, puis le texte.',
    },
    post: {
      pattern:
        /(?<!\p{L})(?:posts?|publications?|tweets?|annonces?|légendes?|infolettre|newsletter|description de produit|communiqué de presse)(?!\p{L})/iu,
      lead: 'Écris ceci :',
      honesty: 'N’invente ni faits, ni prix, ni éloges.',
      form: 'Le texte fini, prêt à publier, sans rien autour.',
    },
    list: {
      pattern:
        /(?<!\p{L})(?:idées|noms|prénoms|conseils|titres|slogans|listes?|questions|raisons|façons|exemples)(?!\p{L})/iu,
      lead: 'Fais cette liste :',
      form: 'Une liste numérotée, une ou deux lignes par entrée.',
    },
    explanation: {
      pattern:
        /^(?:comment|pourquoi|qu['’]est-ce|que|quel|quels|quelle|quelles|qui|quand|où|est-ce|peut-on|faut-il|dois-je)(?!\p{L})|(?<!\p{L})(?:expli(?:que|cation)\p{L}*|différence|guide|introduction|tutoriel|pour (?:les )?(?:enfants|débutants))(?!\p{L})|[?？]$/iu,
      lead: 'Explique ceci :',
      honesty: 'Dis ce qui est incertain ou discuté.',
      form: 'D’abord la réponse en deux phrases, puis pas à pas, avec un exemple.',
    },
    picture: {
      pattern:
        /^(?:une? |l['’]|le |la )?(?:image|photo|photographie|illustration|dessin|peinture|logo|icône|affiche|fond d['’]écran)(?!\p{L})|(?<!\p{L})dessine(?!\p{L})/iu,
      lead: 'Dessine ceci :',
      form: 'Une image.',
    },
    text: {
      lead: 'Écris sur ceci :',
      honesty: 'N’invente ni faits, ni noms, ni chiffres ; dis où tu n’es pas sûr.',
    },
  },
}
