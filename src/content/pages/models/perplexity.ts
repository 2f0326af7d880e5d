import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Perplexity Prompt Generator: Ask for Sources | Promptory',
  metaDescription:
    'Perplexity answers with footnotes. How to ask like a reporter, name the sources you would believe, follow up, and test a citation before you lean on it.',
  description:
    'Ask as a reporter would. The generator keeps your question and has Perplexity give the source and date of each key fact and, where views may differ, say where good sources disagree.',
  example:
    'Can I take my late father’s violin from Turin to Montréal without trouble at customs? There may be ivory in the bow. I need the actual rules.',
  about: `
<p>Perplexity is a librarian in running shoes. You ask; it goes out to the web, reads, and comes back with a short answer and little numbers beside the sentences. Every number opens a page. Those numbers are the reason to use it, and most people never click one. Since it likes questions, here are six.</p>

<h3>What should I bring to it?</h3>
<p>Anything that has been written down somewhere by someone who might know: a customs rule, the recall of a child’s car seat, what the council decided last night, how three studies differ, who said a famous sentence first. Reporters open it before they pick up the phone. So do nurses who want the guideline itself and travellers with a dog and a ferry to catch. If the answer has changed lately, it is a better place to ask than a model working from memory.</p>

<h3>How do I put the question?</h3>
<p>As a question, with a question mark. Give it a place and a period. Say what you would accept as proof, because otherwise a ministry and a stranger’s blog sit side by side with the same small number. “Which”, “since when” and “according to whom” are good first words; “tell me about” is a poor one. Ask one thing. Then follow up. It remembers the thread, and the third question is usually the one you came for.</p>

<h3>Could you show me?</h3>
<p>Anjali has a sari shop in Leicester, and the council would like to close her street to through traffic. She typed, cross:</p>
<blockquote><p>low traffic zones bad for shops</p></blockquote>
<p>It found people who agreed with her. That is what she had asked for. On the bus home she tried again:</p>
<blockquote><p>Where a street of small shops was closed to through traffic, what happened to sales or footfall after a year or more? Look at towns in <span class="slot">[countries]</span>. Use council evaluations and peer-reviewed studies; leave out opinion columns and the press releases of either camp. For each one: town, what was measured, for how long, by whom, who paid, and the result, including no effect. Where do the studies disagree, and where is the evidence thin?</p></blockquote>
<p>The new question does not lean. It names the witnesses it will hear, and it wants to know who paid them. Asking for “no effect” brings in the dull results, which are often the true ones. Her follow-up was better still:</p>
<blockquote><p>Which of these do the others cite, and what do its critics say?</p></blockquote>

<h3>Can I trust the little numbers?</h3>
<p>Trust them to be doors. Go through every door you mean to use, and look for the sentence. You will meet four disappointments. The page exists but says something milder. The page is old. Five pages all repeat one press release. Or the number belongs to the sentence before. Finding out takes a minute, and it is the minute that keeps your name out of a correction.</p>

<h3>What is it bad at?</h3>
<p>Whatever nobody has published: your mother’s recipe, the mood of your team. Long imaginative work, which comes out stitched together. Quiet subjects, where three poor pages are all there is and the answer sounds as sure as ever. It also sees the world in the language you ask in. Put the same question in Portuguese or Tamil, and other libraries open.</p>

<h3>What do people get wrong?</h3>
<ul>
<li>They type keywords, as one did for the old search engines, and get the average of everything.</li>
<li>They hide the answer in the question. “Why is oat milk harmful?” will be answered.</li>
<li>They stop after one reply. Ask what would change the conclusion.</li>
<li>They cite Perplexity. Cite the page behind the number, after reading it.</li>
<li>They forget to narrow the search to academic papers or to a single site when only that will do.</li>
</ul>
`,
} satisfies ModelPage
