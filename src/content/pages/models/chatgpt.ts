import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'ChatGPT Prompt Generator: Reader, Length, Form | Promptory',
  metaDescription:
    'Turn a rough wish into a ChatGPT prompt: your words, and the form of the answer. Where it helps, where it flatters, and one farewell speech asked for twice.',
  description:
    'Say what you need the way you would say it to a colleague. Back come your own words, with the length and the form of the answer set out below in short lines that ChatGPT will hold on to.',
  example:
    'An email to my daughter’s school. She was dropped from the choir and nobody told her why. I want an answer, and I don’t want to be that parent.',
  checked: '2026-11',
  about: `
<p>ChatGPT is the colleague who has read a little of everything and never sighs. Ask it for a week of lunches, a spreadsheet formula, a polite refusal in Spanish and a bedtime story about a crane, all before ten, and it changes hats without fuss. That ease is why so many people keep it open all day. It is also the trap. A lazy question gets an answer as glad and as tidy as a good one, and on the page you can hardly tell the two apart.</p>

<h3>Give it a reader</h3>
<p>Most of us tell ChatGPT what to write. Few of us say who will read it, and the reader changes everything. “Explain compound interest” brings a page from a school book. “Explain compound interest to my father, a tailor in Izmir who trusts gold and has never had a savings account” brings gold, cloth, and a sum he can check on his fingers.</p>
<p>Three lines do most of the work:</p>
<ul>
<li><strong>Who reads.</strong> Their age, their patience, what they know already, what they are afraid of.</li>
<li><strong>How long, in what form.</strong> Six lines. A table with three columns. One text message.</li>
<li><strong>Whose eyes, if it matters.</strong> A court interpreter finds in a statement what others read past. For a thank-you note a part to play is only costume; leave it out.</li>
</ul>
<p>Then paste something of your own: two emails you were pleased with, a paragraph that sounds like you. It takes a tone from a sample far better than from an adjective. “Warm but professional” could be anybody. Your last thank-you note could only be you.</p>

<h3>The bus driver’s goodbye</h3>
<p>Rosa runs a bus depot in Valparaíso. Her oldest driver retires on Friday. First she typed:</p>
<blockquote><p>Write a retirement speech for a bus driver.</p></blockquote>
<p>She got dedication, countless miles, and a joke about sleeping in. Then she typed:</p>
<blockquote><p>A farewell speech for a bus driver, read to people who hate speeches. I manage the depot; the listeners are forty drivers on their feet, holding coffee. <span class="slot">[Name]</span> has driven the hill route for <span class="slot">[number]</span> years. Two true things: <span class="slot">[the day the brakes failed]</span> and <span class="slot">[what hangs from his mirror]</span>. Ninety seconds aloud, about 200 words. Start in the middle of the first story. Leave out thanks to “the whole team” and anything that could be said of another man. Ask me first for whatever you lack.</p></blockquote>
<p>The room is in it now, coffee and all, so the speech will work standing up. The two true things are hers; no machine could have supplied them. And the last sentence lets it ask, where it would otherwise invent. If you take one habit from this page, take <em>ask me first</em>.</p>

<h3>Pictures, made and mended</h3>
<p>It draws, too. Say what is to be seen, what it is for, and the shape: “square, for a class newsletter”. Words in the picture go in quotation marks, spelled as you want them. To change a photo of your own, attach it and name one change and what must stay: “only the background, now plain grey; her face and the shirt as they are”. Then look at the hands, the small print, and anything you told it to leave alone.</p>

<h3>Where it lets you down</h3>
<p>It likes to please. Show it a weak poem and it will admire the imagery. For a judgement, ask which three sentences would make a stranger stop reading, and why there. It also makes things up in a perfectly level voice: a book nobody wrote, a paragraph of law, a line Neruda would have liked and never said. Names, figures and sources need a second pair of eyes, and so does anything a doctor or a lawyer would have to sign.</p>
<p>Left alone, its prose goes smooth. Ideas arrive in threes, every section wears a heading, and the last paragraph repeats what you have just read. Say “plain paragraphs, no headings, stop when you have said it” and most of that goes away.</p>

<h3>Small habits that cost an hour</h3>
<ul>
<li>Five jobs in one message. You get all five at half strength. Ask for one, put it right, go on.</li>
<li>“Make it better.” Better for whom? Name the sentence and what is wrong with it.</li>
<li>Arguing on in a conversation that has gone sour. Open a fresh one and put what you learned into its first line.</li>
<li>Typing your preferences again every morning. The settings have a place for standing instructions; write them there once.</li>
<li>Trusting it to count. Ask for “about half a page”, then count the words yourself.</li>
</ul>
`,
  prompts: [
    {
      title: 'Shorter email, same facts',
      tags: ['email'],
      text: 'Cut this email to half its length. Keep every date, name and request, and put what I need from the reader in the first line: [email]',
    },
    {
      title: 'What this official letter wants',
      tags: ['analysis'],
      text: 'Read this letter as a caseworker who explains such letters at a front desk.\n\nLetter, personal data removed: [letter]\nMy situation: [situation in two lines]\n\nHand back, in plain words:\n1. What they want from me, and by when\n2. What happens if I do nothing\n3. What I need to find or fill in first\n4. A short reply I could send today\n\nQuote the sentence behind each point. If a date or a rule is unclear, say so and tell me who to ask.',
    },
    {
      title: 'Dinners from what I have',
      tags: ['plan'],
      text: 'Plan [number] dinners for [who eats: e.g. two adults, one picky six-year-old].\n\nIn the fridge and cupboard: [what I have]\nI can buy: [budget or items]\nTime on weeknights: [minutes]\nNot eaten here: [foods]\n\nUse what spoils first on the first evenings. Per dinner: dish, minutes, what it uses up, steps in four lines at most. Then one shopping list, sorted by shop section.',
    },
    {
      title: 'A no that stays polite',
      tags: ['email'],
      text: 'Write three ways to turn down [request] from [person]: two lines each, no invented excuse, one of them offering [alternative].',
    },
    {
      title: 'Spreadsheet formula in one paste',
      tags: ['code'],
      text: 'Write one formula for [program: e.g. Google Sheets, Excel].\n\nWhat I have: [columns, with two sample rows]\nWhat I want, and where: [result in words, target cell]\nOdd cases: [blanks, text, duplicates]\n\nGive the formula first, ready to paste. Below it: what each part does, one line per part, the result for my two sample rows, and what it shows when a cell is empty. If my version or region may need semicolons or another function name, add that variant.',
    },
    {
      title: 'Learn my tone from samples',
      tags: ['copy'],
      text: 'Below are three things I wrote and was happy with.\n\nSamples: [three emails or posts]\n\nFirst describe how I write, in eight lines a stranger could follow: sentence length, openings, sign-offs, words I use, words I avoid. Quote my text for each. Wait for my corrections.\n\nThen write [text needed: e.g. a newsletter intro of 90 words] in that voice, using only these facts: [facts]. Mark any sentence you could not model on a sample.',
    },
    {
      title: 'Complaint with one clear remedy',
      tags: ['email'],
      text: 'Write a complaint to [company] that someone at a service desk can settle in one reply.\n\nBought or booked: [what, when, price]\nWhat went wrong: [facts with dates]\nTried so far: [calls and emails]\nI want: [refund, repair, replacement]\nBy: [date]\n\nAt most 150 words, calm, facts in order, the remedy on a line of its own, the order number in the subject. Under the email, list what to attach and any missing fact that weakens my case.',
    },
    {
      title: 'Cover sheet for my week off',
      tags: ['how-to'],
      text: 'A colleague covers for me on [dates] and has never done my job. Turn my loose notes into a cover sheet they can follow without calling me.\n\nNotes: [notes]\n\nOne page with check boxes: what has to happen each day, what can wait, who to ask for what, where things are, three things likely to go wrong and what to do then. At the top, put questions for me about everything my notes assume and never explain.',
    },
    {
      title: 'Wedding toast in two minutes',
      tags: ['speech'],
      text: 'Write a wedding toast I can say in two minutes, about 250 words. I am [relation to the couple]. The room: [who is there].\n\nFirst true story: [story]\nWhat changed when they met: [change]\n\nStart inside the story. Short sentences, because I will be nervous. No quotations, and nothing about exes. Put three words per paragraph in bold so that I can find my place. If a story lacks a detail only I know, ask before you write.',
    },
    {
      title: 'Ask me, then choose',
      tags: ['interview'],
      text: 'Help me decide about [decision]. Ask one question at a time, seven at most, then tell me what you would choose and what would change your mind.',
    },
    {
      title: 'Calling out of a shift',
      tags: ['messages'],
      text: 'Draft a text to my manager: I can’t make [shift] because [reason]. Apologize once, not three times, and offer [swap or other day].',
    },
    {
      title: 'Does this rental ad add up',
      tags: ['analysis'],
      text: 'Check this listing before I get my hopes up: [listing and messages]. City and usual rent: [city and rent].\n\nList what looks normal, what looks off (quote it), and what a real landlord would be fine with me asking. Then write that message: friendly, three questions, asks for a viewing in person. Say what you can’t tell from text alone, like whether the photos were lifted from somewhere else.',
    },
  ],
} satisfies ModelPage
