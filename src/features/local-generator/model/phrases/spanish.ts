import type { Phrases } from './phrases'

export const SPANISH: Phrases = {
  headings: {
    role: 'Papel',
    task: 'Tarea',
    context: 'Contexto',
    constraints: 'Límites',
    form: 'Forma de la respuesta',
  },
  role: 'Llevas años escribiendo sobre este asunto y lo explicas con palabras sencillas.',
  task: 'Escribe un texto sobre lo siguiente:',
  keywords: 'Incluye estas palabras clave donde encajen con naturalidad:',
  readers: {
    professional: 'Quienes lo leerán tratan el tema en su trabajo y tienen cinco minutos.',
    casual: 'Quienes lo leerán saben algo del tema y van leyendo en el tren.',
    friendly: 'Quienes lo leerán empiezan con el tema y agradecen que alguien les eche una mano.',
    enthusiastic: 'A quienes lo leerán el tema nunca les ha interesado, y podría empezar a interesarles.',
    humorous: 'Quienes lo leerán quieren aprender algo y no les importaría reírse.',
  },
  tone: {
    professional: 'Tono: profesional, preciso y sereno; todo término técnico se explica.',
    casual: 'Tono: informal, como en una charla a la hora de comer.',
    friendly: 'Tono: cercano y paciente, nunca desde arriba.',
    enthusiastic: 'Tono: entusiasta, apoyado en los detalles y no en los signos de exclamación.',
    humorous: 'Tono: con humor seco, sin burlarse de nadie.',
  },
  length: {
    short: 'Extensión: breve, 120 palabras como máximo.',
    medium: 'Extensión: media, unas 300 palabras.',
    long: 'Extensión: larga, unas 800 palabras.',
  },
  language: 'Idioma: español.',
  honesty: 'No inventes datos, nombres ni cifras. Si no estás seguro de algo, dilo.',
  form: {
    short: 'Un título y un solo párrafo.',
    medium: 'Un título, una entrada de dos frases y tres apartados breves con encabezado.',
    long: 'Un título, una introducción, cinco apartados con encabezado y un resumen en tres puntos.',
  },
  example: 'Da un ejemplo que se pueda ver.',
  readFirst: 'Lee primero el contexto y después escribe.',
}
