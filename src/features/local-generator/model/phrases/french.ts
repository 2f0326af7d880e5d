import type { Phrases } from './phrases'

export const FRENCH: Phrases = {
  headings: {
    role: 'Rôle',
    task: 'Tâche',
    context: 'Contexte',
    constraints: 'Contraintes',
    form: 'Forme de la réponse',
  },
  role: 'Tu écris depuis des années sur ce sujet et tu l’expliques avec des mots simples.',
  task: 'Écris un texte sur ce sujet :',
  keywords: 'Place ces mots-clés là où ils viennent naturellement :',
  readers: {
    professional: 'Les lecteurs rencontrent ce sujet dans leur travail et ont cinq minutes.',
    casual: 'Les lecteurs connaissent un peu le sujet et lisent dans le train.',
    friendly: 'Les lecteurs découvrent le sujet et sont contents qu’on les aide.',
    enthusiastic: 'Les lecteurs ne se sont jamais intéressés à ce sujet et pourraient commencer.',
    humorous: 'Les lecteurs veulent apprendre quelque chose et riraient volontiers.',
  },
  tone: {
    professional: 'Ton : professionnel, précis et calme ; tout terme technique est expliqué.',
    casual: 'Ton : décontracté, comme à table entre collègues.',
    friendly: 'Ton : amical et patient, jamais de haut.',
    enthusiastic: 'Ton : enthousiaste, porté par les détails et non par les points d’exclamation.',
    humorous: 'Ton : humour pince-sans-rire, aux dépens de personne.',
  },
  length: {
    short: 'Longueur : court, 120 mots au plus.',
    medium: 'Longueur : moyenne, environ 300 mots.',
    long: 'Longueur : long, environ 800 mots.',
  },
  language: 'Langue : français.',
  honesty: 'N’invente ni faits, ni noms, ni chiffres. Si tu n’es pas sûr, dis-le.',
  form: {
    short: 'Un titre, puis un seul paragraphe.',
    medium: 'Un titre, une entrée de deux phrases, puis trois parties courtes avec intertitres.',
    long: 'Un titre, une introduction, cinq parties avec intertitres et un résumé en trois points.',
  },
  example: 'Donne un exemple que l’on puisse se représenter.',
  readFirst: 'Lis d’abord le contexte, puis écris.',
}
