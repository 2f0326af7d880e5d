import type { Phrases } from './phrases'

export const SPANISH: Phrases = {
  headings: { task: 'Tarea', keywords: 'Palabras clave', constraints: 'Límites', form: 'Forma de la respuesta' },
  order:
    /^¿|^(?:por favor|puedes|podrías|quiero|necesito|ayúdame|analiza|compara|corrige|crea|cuéntame|dame|describe|dibuja|dime|escribe|escríbeme|explica|explícame|genera|haz|hazme|inventa|mejora|planifica|propón|redacta|resume|sugiere|traduce|cómo|como|por qué|qué|cuál|cuáles|quién|cuándo|dónde|es|son|se puede|puedo|debo)(?!\p{L})/iu,
  counted:
    /\d[\d.,]*[- ](?:palabras?|frases?|líneas?|páginas?|caracteres|minutos?|estrofas?|versos?|párrafos?)|haiku|soneto/iu,
  tone: {
    professional: 'Tono: profesional.',
    casual: 'Tono: informal.',
    friendly: 'Tono: cercano.',
    enthusiastic: 'Tono: entusiasta.',
    humorous: 'Tono: con humor.',
  },
  length: {
    short: 'Extensión: breve, {} como máximo.',
    medium: 'Extensión: media, alrededor de {}.',
    long: 'Extensión: larga, alrededor de {}.',
  },
  units: { words: 'palabras', lines: 'versos', entries: 'entradas' },
  language: 'Idioma: español.',
  kinds: {
    email: {
      pattern:
        /(?<!\p{L})(?:e-?mails?|correos?(?: electrónicos?)?|cartas?|mensajes?|respuesta a|invitación|disculpa|reclamación|queja|nota de agradecimiento)(?!\p{L})/iu,
      lead: 'Escribe esto:',
      honesty: 'Donde falte un nombre, una fecha o un dato, deja un hueco entre corchetes.',
      form: 'Listo para enviar, con el motivo en las dos primeras frases; un correo lleva su asunto.',
    },
    poem: {
      pattern: /(?<!\p{L})(?:poemas?|poesía|haikus?|sonetos?|versos|rimas?|canción|letra de)(?!\p{L})/iu,
      lead: 'Escribe esto:',
      form: 'Un título y después los versos.',
    },
    story: {
      pattern:
        /(?<!\p{L})(?:cuentos?|relatos?|microrrelatos?|historia (?:corta|sobre un|de (?:un|amor|miedo|terror))|escenas?|capítulos?|diálogos?|monólogos?|fábulas?)/iu,
      lead: 'Escribe esto:',
      form: 'Un título y después el texto.',
    },
    post: {
      pattern:
        /(?<!\p{L})(?:posts?|publicación|publicaciones|tuits?|tweets?|anuncios?|pie de foto|boletín|descripción de(?:l)? producto|nota de prensa)(?!\p{L})/iu,
      lead: 'Escribe esto:',
      honesty: 'No inventes datos, precios ni elogios.',
      form: 'El texto terminado, listo para publicar, sin nada alrededor.',
    },
    list: {
      pattern:
        /(?<!\p{L})(?:ideas|nombres|consejos|títulos|eslóganes|listas?|preguntas|razones|maneras|ejemplos|titulares)(?!\p{L})/iu,
      lead: 'Haz esta lista:',
      form: 'Una lista numerada, una o dos líneas por entrada.',
    },
    explanation: {
      pattern:
        /^¿|^(?:cómo|como|por qué|qué|cuál|cuáles|quién|cuándo|dónde|es|son|se puede|puedo|debo)(?!\p{L})|(?<!\p{L})(?:explica\p{L}*|diferencia|guía|introducción|tutorial|para (?:niños|principiantes))(?!\p{L})|[?？]$/iu,
      lead: 'Explica esto:',
      honesty: 'Di dónde algo es incierto o discutido.',
      form: 'Primero la respuesta en dos frases; después paso a paso, con un ejemplo.',
    },
    picture: {
      pattern:
        /^(?:una? |el |la )?(?:imagen|foto|fotografía|ilustración|dibujo|pintura|logo|logotipo|icono|cartel|póster|fondo de pantalla)(?!\p{L})|(?<!\p{L})dibuja(?!\p{L})/iu,
      lead: 'Dibuja esto:',
      form: 'Una imagen.',
    },
    text: {
      lead: 'Escribe sobre esto:',
      honesty: 'No inventes datos, nombres ni cifras; di dónde no estás seguro.',
    },
  },
}
