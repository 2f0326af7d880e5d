import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Deepseek Prompt Generator: Show the Working | Promptory',
  metaDescription:
    'Deepseek reasons in the open. Put the constraints first, number them, ask for a check. Where it errs, what to keep off it, and a fixture list worked out.',
  description:
    'Bring the proof that will not close or the stack trace from last night. The generator leaves your constraints word for word as you set them, and tells Deepseek in short lines what an answer has to contain.',
  example:
    'My Python script merges two price lists and loses fourteen rows on the way. Find the step that drops them and tell me why, before you rewrite anything.',
  about: `
<p>Deepseek thinks on paper. Switch its thinking on and the answer arrives with the rough work attached: the false start, the small “wait”, the second try. People who teach mathematics or mend other people’s code are fond of it for that. Seeing where a chain of thought went wrong is worth more than being told that it did. This page is laid out the way it likes to work.</p>

<h3>Given</h3>
<p>A model at home in mathematics, algorithms, SQL, stack traces, puzzles with rules, and in Chinese as much as in English. It reasons at length before it commits itself. Its weights are published, so a university in Nairobi or a stubborn hobbyist in Gdynia can run a version on their own machine.</p>

<h3>Required</h3>
<p>A request with the constraints at the top. Whatever must be true comes before the story, numbered, one rule to a line. Then the question, then what counts as an answer: a proof, a counterexample, a patch of under ten lines. Leave out “think step by step”: it does that anyway. Leave out your own half-worked method too, unless you want it followed. Sample answers tend to distract it; a plain description of the form does better.</p>

<h3>Worked example</h3>
<p>A futsal league in Medellín has nine teams, two courts and one problem. The first request:</p>
<blockquote><p>Make a schedule for our league, 9 teams, and two of them share a goalkeeper.</p></blockquote>
<p>The list looked fine until week five, when the goalkeeper was due on both courts at once. The second:</p>
<blockquote>
<p>1. Nine teams, A to I, each meeting every other once.</p>
<p>2. An evening has two slots and two courts: at most four matches.</p>
<p>3. No team plays twice in an evening.</p>
<p>4. C and H share a goalkeeper: never in the same slot, unless against each other.</p>
<p>5. Team <span class="slot">[letter]</span> never plays early.</p>
<p>Use as few evenings as possible. Prove the lower bound first. Then give a table: evening, slot, court, match. Then test your table against rules 1 to 5, one by one: held or broken. If a rule cannot be met, say which one and stop.</p>
</blockquote>
<p>Nine teams make thirty-six matches; at four an evening, nobody can finish in fewer than nine evenings. So the target is known before the search begins. The numbered rules give the checking something to hold. And “say which one and stop” spares everybody the handsome table that quietly breaks rule four.</p>

<h3>Where the proof fails</h3>
<p>On easy things it thinks too hard. Asked to tidy a shopping list, it may reason for a page and talk itself out of the sensible answer; turn the thinking off for chores. In a long derivation it can drop a sign and carry the mistake, calm as a judge, to the last line. Have it write a few lines of code that check the result, and run them yourself. Its essays read like lecture notes. Questions that are touchy in Chinese politics get the official line, or silence. And its own app, by its own terms, keeps what you type on servers in China. Patient records and your employer’s source code have no business there. The published weights on your own machine are another matter.</p>

<h3>Remarks for daily use</h3>
<ul>
<li>Search the rough work for the word <em>assume</em>. That is where it decided something on your behalf.</li>
<li>Paste the whole stack trace, the function it names, and what you had expected to happen. The last line alone is gossip.</li>
<li>One problem to a conversation. Old symbols leak into new proofs.</li>
<li>If an answer smells wrong, do not say “are you sure?”. Say which line you doubt.</li>
<li>Stuck? Ask for the smallest case that breaks your claim. Two teams and one court will often tell you what nine could not.</li>
</ul>
`,
} satisfies ModelPage
