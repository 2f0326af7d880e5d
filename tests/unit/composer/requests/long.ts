import { ASKS_FOR_TEXT, asksFor, type JudgedRequest } from './judged-request.ts'

/** Long requests: precise ones that need nothing more, and some beyond the limit of words. */
export const LONG: readonly JudgedRequest[] = [
  {
    id: 'precise-brief-shop',
    request:
      'Write a product page for our rain jacket. Audience: bike commuters 30-50. Tone dry, a bit funny, British spelling. Structure: headline (max 8 words), two short paragraphs, five bullet points, one line about the repair service. Facts: 310 g, 20,000 mm, three pockets, made in Porto, 149 pounds. No superlatives, no exclamation marks, no mention of competitors.',
    model: 'chatgpt',
    category: 'marketing',
    kind: 'long',
    must: [
      'max 8 words',
      'five bullet points',
      '310 g',
      '20,000 mm',
      'no exclamation marks',
      'no mention of competitors',
    ],
    mustNot: [/\[/u, /\bthree bullet/iu],
  },
  {
    id: 'precise-code-task',
    request:
      'TypeScript, Node 20, no libraries. Write a function groupByWeek(entries: {date: string, hours: number}[]) that returns hours per ISO week, keyed like 2024-W07, sorted ascending. Dates are YYYY-MM-DD without time zone. Invalid dates must throw a RangeError with the date in the message. Show only the function, no explanation, no usage example.',
    model: 'claude',
    category: 'coding',
    kind: 'long',
    must: ['Node 20', 'no libraries', '2024-W07', 'RangeError', 'no explanation', 'no usage example'],
    mustNot: [/\[(?!\])/u, /explain (?:the|your|each)|with an example/iu],
  },
  {
    id: 'precise-app-brief',
    request:
      'Build a shift swap board for a hospital ward with 24 nurses. Screens: calendar, offer a shift, my requests, approvals (head nurse only). A nurse offers a shift, another one takes it, the head nurse approves or rejects with a reason. Login with staff number and PIN. Nobody may end up with less than 11 hours rest between shifts: block it and say why. German and English. No chat, no push notifications.',
    model: 'lovable',
    category: 'business',
    kind: 'long',
    must: ['24 nurses', 'head nurse only', 'staff number and PIN', '11 hours rest', 'No chat, no push notifications'],
    mustNot: [/list the screens/iu, /google sign-?in|email link|magic link/iu, /\[/u],
  },
  {
    id: 'precise-research',
    request:
      'Compare the parental leave rules of Estonia, Portugal and Ireland for employees: length, pay in percent of salary, who pays, what fathers get, and what changed since January 2022. One table, then three sentences on which is best for a couple where both earn about 2,500 euros. Cite official sites only. If a number is disputed, say so.',
    model: 'perplexity',
    category: 'research',
    kind: 'long',
    must: [
      'Estonia, Portugal and Ireland',
      'since January 2022',
      'One table',
      'three sentences',
      '2,500 euros',
      'official sites only',
    ],
    mustNot: [/last (?:two|three|five) years/iu, /\[/u],
  },
  {
    id: 'story-brief-long',
    request:
      'I want the opening chapter of a cosy mystery, about 900 words, set in a lighthouse that is now a bed and breakfast on the coast of Galicia. The narrator is the cleaner, Uxía, 58, who notices things and says little. A guest has not come down for breakfast and his bed has not been slept in. No body yet, no police, no flashbacks. End on the sound of the dumb waiter.',
    model: 'claude',
    category: 'writing',
    kind: 'long',
    must: ['900 words', 'Galicia', 'Uxía, 58', 'No body yet, no police, no flashbacks', 'dumb waiter'],
    mustNot: [/what you take me to need/iu, /\[/u, /\b(?:500|600|800|1,?000) words\b/u],
  },
  {
    id: 'ramble-tenant',
    request:
      'so basically we moved in in august and the landlord said the garden is shared but now the neighbour downstairs put a fence and a padlock and says its hers since always. our contract says "use of garden" nothing else. i talked to her twice she shouts. landlord says sort it out yourselves. i dont want to move. i want to write to the landlord that he has to give us access or lower the rent, but nicely because the heating will need fixing too',
    model: 'chatgpt',
    category: 'writing',
    kind: 'long',
    must: ['august', '"use of garden"', 'give us access or lower the rent', 'but nicely'],
    mustNot: [/\[(?:date|reason|problem|what)/iu, /write to the neighbour/iu],
  },
  {
    id: 'meeting-transcript',
    request:
      'Make a to do list per person from this. Lena: ok so the venue is booked for the 9th but not paid. Omar: i can pay today if you send me the invoice. Lena: will do. Also nobody has asked Greta about the sound system. Omar: not me, she is angry with me. Lena: fine i call her tomorrow. And flyers? Omar: printed, 400, i bring them on saturday.',
    model: 'gemini',
    category: 'business',
    kind: 'long',
    must: ['to do list per person', 'booked for the 9th but not paid', 'i call her tomorrow', '400'],
    mustNot: [ASKS_FOR_TEXT, asksFor('name|date|notes')],
  },
  {
    id: 'over-limit-landlord',
    request:
      'Write a letter to my landlord, under 150 words, no threats. My heating has been off since 9 October. I called on the 10th and he said the plumber comes on Thursday. Nobody came. On the 17th I wrote him a text, he answered with a thumbs up. My kids sleep in their coats and the little one has a cough since the weekend. I bought two fan heaters for 89 euros, they eat electricity. The neighbours upstairs have heating so it must be our pipe. I have lived here for six years and always paid on the first. I do not want to stop paying, I just want a date, and I want him to pay for the fan heaters. He is not a bad man, he is just lazy.',
    model: 'claude',
    category: 'writing',
    kind: 'long',
    must: ['letter to my landlord', 'under 150 words', 'no threats', '9 October', 'thumbs up'],
    mustNot: [/\b(?:200|120|250) words\b/u, asksFor('problem|since')],
  },
  {
    id: 'over-limit-summary',
    request:
      'Summarise in exactly 4 sentences, keep the name of the harbour: The ferry from Skarvik was cancelled again on Tuesday morning. The company said that the pilot boat could not leave the harbour in winds of more than 60 km/h. Passengers were told to take the bus to Lund, but the bus had left ten minutes earlier because its driver had read about the storm the evening before. About forty people waited in the hall until noon. A baker opened his van and gave away what was left. The mayor, who was among those waiting, said that a second pilot boat had been promised four years ago and that he would ask about it again. The company did not answer our questions. By evening the wind had dropped and two sailing boats left without any pilot at all.',
    model: 'chatgpt',
    category: 'writing',
    kind: 'long',
    must: ['exactly 4 sentences', 'keep the name of the harbour', 'Skarvik', '60 km/h'],
    mustNot: [ASKS_FOR_TEXT, /\b(?:3|5|three|five) sentences\b/iu],
  },
  {
    id: 'over-limit-app',
    request:
      'A rental app for cargo bikes, 3 stations, no app store, just the browser. Riders see the map with free bikes at each station, scan the code on the frame, the lock opens, they ride and lock it at any of the three stations. First 20 minutes free, then 6 cents a minute, never more than 18 euros a day. Payment by card, saved after the first ride. If a bike is not back after 24 hours the rider gets an email and I see it in red. I need an admin page with all bikes, who has them and since when, and a button to mark a bike as broken. Our volunteers are over 60, so big text there. Members of the co-op ride for half price, they type a code that I give them. Please not green, everybody is green.',
    model: 'bolt',
    category: 'business',
    kind: 'long',
    must: ['cargo bikes', '3 stations', 'no app store', '6 cents a minute', '18 euros a day'],
    mustNot: [/\b(?:4|5|four|five) stations\b/iu],
  },
  {
    id: 'slow-40k-rows',
    request: `why is this slow with 40k rows, dont rewrite it, just tell me which line:
function report(rows) {
  const seen = []
  const out = []
  for (const row of rows) {
    if (seen.indexOf(row.id) === -1) {
      seen.push(row.id)
      out.push({ id: row.id, total: row.total * 1.19, label: row.first + ' ' + row.last })
    }
  }
  for (const entry of out) {
    const same = rows.filter((row) => row.id === entry.id)
    entry.count = same.length
    entry.last = same.map((row) => row.date).sort().reverse()[0]
    entry.cities = same.map((row) => row.city).filter((city, i, all) => all.indexOf(city) === i)
  }
  out.sort((a, b) => b.total - a.total)
  return out.map((entry) => Object.keys(entry).map((key) => entry[key]).join(';')).join('\\n')
}
document.querySelector('#go').addEventListener('click', () => {
  document.querySelector('#out').textContent = report(JSON.parse(localStorage.getItem('rows') || '[]'))
})`,
    model: 'deepseek',
    category: 'coding',
    kind: 'long',
    must: ['why is this slow', '40k rows', /don[’']?t rewrite it/iu, 'which line', 'seen.indexOf(row.id) === -1'],
    mustNot: [/corrected code|code in full/iu, asksFor('paste|code'), /(?<!don[’']?t )rewrite (?:it|the)/iu],
  },
  {
    id: 'over-limit-no-sentence',
    request:
      'lanterns over a wooden bridge, koi below, morning mist, maple leaves, a heron on one leg, moss on the stones, a boy with a paper boat, his grandmother with a blue umbrella, wet planks, a teahouse far back with one lit window, smoke from its chimney, crows on the roof, a bicycle leaning at the gate, puddles that mirror the lanterns, a cat under the bench, steam from a bowl of noodles, an old radio, laundry on a line, ink and wash, muted colours, lots of empty paper, brush strokes visible, a red seal in the corner, quiet, not cute, no text, no frame, a little rain, the second before somebody speaks, wide view from the river, eye level --ar 2:3',
    model: 'midjourney',
    category: 'design',
    kind: 'long',
    must: ['lanterns over a wooden bridge', 'heron on one leg', 'blue umbrella', /--ar 2:3/u],
    mustNot: [/--ar (?!2:3)/u, /write|if something essential/iu],
  },
  {
    id: 'over-limit-ask-at-end',
    request:
      'Hi Tom, thanks for the call. As I said, the kitchen should be done before my mother comes, which is 20 June, not 20 July as in your offer. The tiles we chose are the matt ones, number 7 on your list, not the glossy ones. You wrote 4,300 for labour; on the phone you said 3,900 including taking out the old sink. I am fine with the rest. Also the electrician: you wanted to give me his number because I would rather talk to him myself about the sockets. And please tell your guys that we have a cat who runs out if the door stays open, she is old and half blind. Best, Ines. -- can you make this shorter and a bit more friendly but keep all the numbers',
    model: 'gemini',
    category: 'writing',
    kind: 'long',
    must: ['20 June, not 20 July', 'number 7', '3,900'],
    mustNot: [ASKS_FOR_TEXT, asksFor('date|name|price')],
  },
]
