import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Mistral Prompt Generator: Short Orders | Promptory',
  metaDescription:
    'Short orders, closed choices, one example: how to write for Mistral in any of Europe’s big languages, and how a campsite sorts forty guest messages.',
  description:
    'Say what should go in and what should come out. The generator keeps your wish and sets a few short orders below it, the way Mistral works best, in English, French or another of Europe’s big languages.',
  example:
    'Turn my rambling complaint about a cracked greenhouse pane into a formal French letter to the shop in Lyon. One page, polite, and firm about the money.',
  about: `
<p>Mistral comes from Paris. Two things follow. It is at home in French, and comfortable in German, Spanish and Italian. And it answers an order with the thing ordered, quickly, without a speech at either end. Speak to it as you would to a good cook at half past eight on a Saturday night.</p>

<h3>Good for</h3>
<ul>
<li>Many small jobs of one shape: sort, extract, rename, shorten, label.</li>
<li>Letters and translations between European languages, with the manners right.</li>
<li>Answers that a program will read: tables, JSON, one line per item.</li>
<li>Text that must not leave the house. Several of its models have open weights. A hospital in Lille or a law office in Graz can run one in its own cellar.</li>
</ul>

<h3>Less good for</h3>
<p>Foggy missions. “Help me rethink the company” gets a tidy list that would suit any company. Riddles that need a long, doubting walk before the answer. Obscure facts, which it states as briskly as known ones. The smallest models of the family are fast and a little forgetful: by the sixth instruction, the second has gone. It rarely asks back. Where you left a gap, it will pour something in.</p>

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
} satisfies ModelPage
