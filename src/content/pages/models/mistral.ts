import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Mistral Prompt Generator: Short Orders | Promptory',
  metaDescription:
    'Short orders, closed choices, one example: how to write for Mistral in any of Europe’s big languages, and how a campsite sorts forty guest messages.',
  description:
    'Say what should go in and what should come out. The generator keeps your wish and sets a few short orders below it, the way Mistral works best, in English, French or another of Europe’s big languages.',
  example:
    'Turn my rambling complaint about a cracked greenhouse pane into a formal French letter to the shop in Lyon. One page, polite, and firm about the money.',
  checked: '2026-11',
  about: `
<p>Mistral comes from Paris. Two things follow. It is at home in French, and comfortable in German, Spanish and Italian. And it answers an order with the thing ordered, quickly, without a speech at either end. Speak to it as you would to a good cook at half past eight on a Saturday night.</p>

<h3>Good for</h3>
<ul>
<li>Many small jobs of one shape: sort, extract, rename, shorten, label.</li>
<li>Letters and translations between European languages, with the manners right.</li>
<li>Answers that a program will read: tables, JSON, one line per item.</li>
<li>Text that must not leave the house. Several of its models have open weights. A hospital in Lille or a law office in Graz can run one in its own server room.</li>
</ul>

<h3>Less good for</h3>
<p>Foggy missions. “Help me rethink the company” gets a tidy list that would suit any company. Obscure facts, which it states as briskly as known ones. The smallest models of the family are fast and a little forgetful: by the sixth instruction, the second has gone. It rarely asks back. Where you left a gap, it will pour something in.</p>

<h3>Fast or thinking</h3>
<p>Its app has a switch between the two, and for programs the newer models take a setting for how hard to reason; those named Magistral always reason. Leave it fast for sorting and letters. Switch it on for what has to be worked out: a tariff with four exceptions, a timetable, a contract clause against a law. Then say what a good answer must fulfil and leave the method to it.</p>

<h3>Giving orders</h3>
<ol>
<li>One verb to a sentence. <em>Sort. Keep. Return.</em></li>
<li>Close the choices. List the values it may use, and let one of them be “other”.</li>
<li>Show one line in and one line out. A single example is worth a page of rules.</li>
<li>Name the language of the answer, and the form of address. Who says <em>tu</em>, who says <em>vous</em>?</li>
<li>Say where to stop: “Return the lines and nothing else.”</li>
</ol>
<p>Write the order in the language you want back. A request in English for a letter in French often gives you a letter that thinks in English. Ask in French and you get the <em>formule de politesse</em> as well.</p>

<h3>A campsite in July</h3>
<p>Giulia runs one on Lake Garda. Every morning there are forty messages in four languages. Her first attempt was polite:</p>
<blockquote><p>Could you help me organise these messages from our guests?</p></blockquote>
<p>It helped. Five paragraphs, a heading for each, and the man with the broken ankle in the fourth. Her second:</p>
<blockquote>
<p>Sort the messages below. For each, return one line of JSON with id, language, topic, urgent, reply. Topic is one of: arrival, pitch, noise, payment, lost, other. Urgent is true only if somebody is hurt, locked out or arriving today. Reply: two sentences at most, in the guest’s language, formal address, no promise of a refund. Two topics? Take the one that cannot wait. Unsure? Topic is other, reply stays empty. Return the lines and nothing else.</p>
<p>Example: <code>{"id": 7, "language": "de", "topic": "noise", "urgent": false, "reply": "Danke für Ihre Nachricht. Wir sehen heute Abend nach."}</code></p>
<p>Messages: <span class="slot">[paste them, numbered]</span></p>
</blockquote>
<p>Every choice is closed except one, so the lines can go straight into her sheet. The ankle rises to the top. The German example carries the tone, and the empty replies are the three letters that Giulia answers herself, over coffee.</p>

<h3>Please don’t</h3>
<ul>
<li>Wrap the order in courtesies. They cost nothing and hide the verb.</li>
<li>Ask for “professional tone”. Paste a letter you once sent.</li>
<li>Mix two languages in one order by accident. It will mix them back.</li>
<li>Send four hundred messages at once. Send forty, look, send the rest.</li>
<li>Believe a quotation, an article of law or a date of birth because it was short. Brevity sounds like knowledge. Check it as you would check a confident uncle.</li>
<li>Give up after one dull answer. Add the example you left out. That is nearly always what was missing.</li>
</ul>
`,
  prompts: [
    {
      title: 'One product, four languages',
      tags: ['copy'],
      text: 'Write a product description of 60 to 70 words in each language: [languages: e.g. French, German, Italian, Spanish].\n\n- Use only the facts below.\n- Use the units and decimal marks of each country.\n- Address the buyer as: [forms of address: e.g. vous, Sie, Lei, usted].\n- Begin with what it does.\n- Write each text fresh instead of translating the first.\n\nFacts: [facts]\nBuyer: [who buys it]\n\nFinish with one line per language naming a fact buyers there will look for that I left out.',
    },
    {
      title: 'Invoice fields for the books',
      tags: ['data'],
      text: 'Extract the fields from each invoice below.\n\n- Return CSV with header: number, supplier, vat_id, date, due, net, vat, gross, currency, check.\n- Write dates as YYYY-MM-DD and decimals with a point.\n- Set check to “ok” if net plus vat equals gross, otherwise “sum”.\n- Leave a field empty if the invoice lacks it.\n- Keep credit notes negative.\n- Return the CSV alone.\n\nCountry of the books: [country]\nInvoices: [invoice texts]',
    },
    {
      title: 'Formal French letter from notes',
      tags: ['letter'],
      text: 'Write a formal letter in French from the notes below.\n\n- Use “vous” and a standard closing formula.\n- Put date, place and subject line where a French office expects them.\n- State the request in the first paragraph.\n- Keep to 180 words.\n- Leave a gap marked “à compléter” for anything missing.\n\nRecipient: [office or company]\nNotes: [notes in any language]\n\nAfter the letter, give a literal English version of it, sentence by sentence, so that I know what I sign.',
    },
    {
      title: 'Does my message sound stiff',
      tags: ['messages'],
      text: 'Would a [age] year old in [country] text this? Fix what sounds like a textbook and list each change: [message in their language]',
    },
    {
      title: 'Letter from German, exact and polite',
      tags: ['letter'],
      text: 'Translate the German letter below into [language].\n\n- Keep every figure, date, reference and paragraph number.\n- Use the formal form of address.\n- Keep legal terms in German in brackets on first use.\n- Translate what is vague as vague.\n- After the letter, list up to five words with no exact equivalent: German, my choice, second choice.\n\nLetter: [letter]',
    },
    {
      title: 'Text message under 160 characters',
      tags: ['copy'],
      text: 'Shorten this in [language] to fit one text message, 160 characters at most. Keep date, place and what to do: [text]',
    },
    {
      title: 'Menu for guests from abroad',
      tags: ['document'],
      text: 'Translate this menu from [language] into [language two].\n\n- One line per dish: original name, translation, price.\n- Keep names of regional dishes and explain them in at most 8 words.\n- Mark allergens only where the menu states them.\n- Use the words a waiter would say.\n- List dishes you are unsure of at the end, with the question for the kitchen.\n\nMenu: [menu]',
    },
    {
      title: 'Correct my German, show changes',
      tags: ['table'],
      text: 'Correct the text below, level [level: e.g. B1].\n\n1. Return the corrected text, with my style and sentence length.\n2. Return a table of the ten most useful corrections: mine, corrected, rule in 10 words.\n3. Name the two rules I break most.\n4. Give three sentences to practise them, without solutions.\n\nChange what is wrong; leave what is merely plain. Mark a sentence whose meaning you had to guess.\n\nText: [my German text]',
    },
    {
      title: 'Customer reply in their language',
      tags: ['email'],
      text: 'Answer the message below in the language it is written in.\n\n- Keep to 80 words.\n- Answer each question in the order asked.\n- Use formal address unless the customer does otherwise.\n- Promise only what is listed under “Allowed”.\n- Put “TO CHECK” before any point the facts leave open.\n- Add an English version below for my files.\n\nAllowed: [what we can offer]\nFacts: [order, dates, policy]\nMessage: [customer’s message]',
    },
    {
      title: 'Tu or vous here',
      tags: ['analysis'],
      text: 'Should I write “tu” or “vous” to [person and occasion] in [country]? Answer in one sentence, then give a correct opening line.',
    },
    {
      title: 'Game text strings, translated',
      tags: ['data'],
      text: 'Translate these game strings from English to [language].\n\n- Return key, English, translation, length.\n- Keep everything in curly braces and every line break code exactly.\n- Keep each line under [character limit] characters; buttons under 14.\n- Informal address. Players are [age].\n- Jokes: make a new one that fits, and mark it “new”.\n- If you need to know who’s speaking, ask in a fifth column.\n\nStrings: [strings]',
    },
    {
      title: 'Ten subject lines, one language',
      tags: ['copy'],
      text: 'Write ten email subject lines in [language] for [message]. At most 45 characters each, no exclamation marks, the fact first.',
    },
  ],
  more: [
    {
      title: 'Between languages',
      description: 'For people who write in one language and are read in another.',
      icon: 'message',
      prompts: [
        {
          title: 'Same invitation for two families',
          tags: ['letter'],
          text: 'Write a wedding invitation text in [language] and in [language two].\n\n- Each as a family there would really phrase it, not one as the translation of the other.\n- Same facts in both: [names, date, place, what to bring].\n- Put the older generation’s expectations first: [who is reading].\n- After each, one line on the most formal word and a lighter choice.',
        },
        {
          title: 'What did they mean by that',
          tags: ['analysis'],
          text: 'A [nationality] colleague wrote: “[sentence]”. Polite, cool or annoyed? Give the two likeliest readings and a reply that’s safe for both, in [language].',
        },
        {
          title: 'False friends in my text',
          tags: ['table'],
          text: 'My first language is [first language]. Look through this text in [language] for words I picked because they look like ours: [text]. Table: my word, what it says to them, the word I wanted.',
        },
        {
          title: 'Flat advertisement, answered formally',
          tags: ['email'],
          text: 'Answer this flat advertisement in [language]: [advertisement]\n\n- 110 words, formal.\n- About me: [job, income range, household, from when].\n- Order: interest, who I am, papers I can show, two times for a viewing.\n- Use only what’s above.\n- Below, translate it line by line for me, and name one paper that landlords in [country] usually ask for so I can check it.',
        },
        {
          title: 'Complaint in a second language',
          tags: ['letter'],
          text: 'Write to [company] in [language] about [fault].\n\n- The way customers there complain: facts, reference number, deadline, no anger.\n- Bought: [date, price]. Seen: [what happened].\n- I ask for: [remedy], by [date].\n- At most 140 words.\n- Cite no law; put “§?” where a native speaker would, and tell me what to look up.',
        },
      ],
    },
    {
      title: 'Texts to a measure',
      description: 'When the box has so many characters and no more.',
      icon: 'feather',
      prompts: [
        {
          title: 'Five labels for five buttons',
          tags: ['list'],
          text: 'Name these buttons in [language], at most [number] characters each, a verb first: [what each button does]. Two choices per button, shorter one first.',
        },
        {
          title: 'Notice in the stairwell',
          tags: ['document'],
          text: 'Notice for the stairwell of [house], in [languages]:\n\n- [What happens, when, for how long]\n- What residents must do: [action]\n- Contact: [name, phone]\n- Each version under 45 words, most urgent line first, no “kindly”.\n- Same order in every language, so that neighbours can help each other read.',
        },
        {
          title: 'Headline to the letter',
          tags: ['copy'],
          text: 'Headline in [language] for [article in two lines]. Exactly between [least] and [most] characters, spaces counted. Give five with the count behind each, and no colon.',
        },
        {
          title: 'Summary for three shelves',
          tags: ['copy'],
          text: 'Summarise the book below in [language], three times: 15 words for a catalogue, 40 for the back of a leaflet, 90 for a shop window. No ending given away, no “unforgettable”. Book: [plot in your own words].',
        },
        {
          title: 'Voice menu, said aloud',
          tags: ['speech'],
          text: 'Rewrite our phone menu in [language]: [menu as it is]\n\n- Four choices at most, what people ring for most often first: [calls by number].\n- “For …, press …”, never the other way round.\n- Whole greeting under 12 seconds read aloud.\n- One sentence for when nobody is there.\n- List what had to go, and where callers can find it.',
        },
      ],
    },
    {
      title: 'Forms, rows and rules',
      description: 'For text that has to come out the same a thousand times.',
      icon: 'chart',
      prompts: [
        {
          title: 'Addresses from signatures',
          tags: ['data'],
          text: 'Take the sender’s details from each e-mail signature below.\n\n- Return JSON: name, role, company, street, postcode, town, country, phone, email.\n- Phone in international form; unknown country code stays null.\n- Never complete a postcode from memory.\n- Keep accents and capital letters.\n- JSON alone, one object per line.\n\nSignatures: [signatures]',
        },
        {
          title: 'Sort messages by what they need',
          tags: ['data'],
          text: 'Classes: [classes and what belongs in each]. Give each message below one class, a second only if the first leaves something undone, and “unsure” rather than a guess. Return: number, class, second, five words from the message that decided it. Messages: [messages]',
        },
        {
          title: 'One catalogue out of three',
          tags: ['table'],
          text: 'Three suppliers describe the same kind of product differently: [three samples].\n\n- Propose one set of fields with name, unit, allowed values.\n- Show each sample in it.\n- List what fits nowhere.\n- Convert units and show the original in brackets.\n- Where two suppliers use one word for two things, stop and ask.',
        },
        {
          title: 'Opening hours made readable',
          tags: ['data'],
          text: 'Turn this into schema.org openingHours lines, and into one sentence for people in [language]: [hours as we write them]. If a holiday or a lunch break is unclear, ask.',
        },
        {
          title: 'Style rules into a checklist',
          tags: ['list'],
          text: 'Our rules for texts: [style guide]. Turn them into yes-or-no questions about one page of text, at most fifteen, the commonest mistake first. Then test this page with them: [page]. Answer yes, no or doesn’t apply, with the words that show it.',
        },
      ],
    },
    {
      title: 'Thinking and code',
      description: 'For a reasoned answer, and a few lines that run.',
      icon: 'brain',
      prompts: [
        {
          title: 'Which contract is cheaper, reasoned',
          tags: ['analysis'],
          text: 'Two phone or power contracts: [offer A] and [offer B]. My use: [use per month]. Reason step by step and compute the first year and the second, bonuses and price rises included. Last line: which one, and below what use the other wins.',
        },
        {
          title: 'Regular expression for our numbers',
          tags: ['code'],
          text: 'One regular expression in [flavour: e.g. PCRE, JavaScript] that accepts [valid examples] and refuses [invalid examples].\n\n- Explain each part in one line.\n- Run it by hand over every example; show pass or fail.\n- Give two more numbers that would slip through.\n- If a checksum is needed, say that no expression can do it and write the five lines of code that can.',
        },
        {
          title: 'Plan a rota with conditions',
          tags: ['table'],
          text: 'People: [names and hours]. Shifts: [shifts]. Conditions: [who can’t, who mustn’t be alone, rest between shifts]. Find a rota for a week. If there is none, prove it with the smallest set of conditions that clash, and say which one to relax.',
        },
        {
          title: 'Port this function',
          tags: ['code'],
          text: 'Translate this function from [language one] to [language two]: [code]. Keep its behaviour, including what’s odd about it, and list each oddity. Write four calls with results that must be the same in both.',
        },
        {
          title: 'Argue from the regulation text',
          tags: ['analysis'],
          text: 'Rule: [rule text]\nMy case: [case]\n\nStep by step: which conditions does the rule name, which does my case meet, which words decide it? Two readings if there are two. Use only the pasted text. Finish with what a specialist would want to know first.',
        },
      ],
    },
  ],
} satisfies ModelPage
