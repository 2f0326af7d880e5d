import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Claude Prompt Generator: Document First | Promptory',
  metaDescription:
    'Hand Claude the whole document, then the question. How to fence texts with tags, make it quote before it answers, and a book contract read two ways.',
  description:
    'Have a contract, a draft or a pile of minutes and one worry about it? The generator keeps your question as you asked it, clips pasted text into tags, and asks Claude for the form that suits the job.',
  example:
    'I have the minutes of eleven board meetings. I need to know what we promised the tenants, when, and which of those promises we kept.',
  about: `
<p>Leila translates Georgian novels. On a Thursday evening in Tbilisi a publisher sends her a contract of thirty-one pages, to be signed by Monday. She can read it alone, or she can read it with someone. Claude is good company for such an evening. It takes in a long text whole, remembers the footnote on page four when it reaches page twenty, and will tell you when a clause can be read two ways.</p>

<h3>Paper first, question last</h3>
<p>Paste the document at the top of your message and put the question underneath, at the very end. It sounds like fussiness. With a long text it is the habit that pays best, because the question is fresh when the answering begins.</p>
<p>If there is more than one text, clip each of them together with a pair of tags. You make up the names yourself: <code>&lt;contract&gt;</code> before it and <code>&lt;/contract&gt;</code> after it, <code>&lt;letter&gt;</code> and <code>&lt;/letter&gt;</code>. This is no programming. They are paper clips, and they stop your own words from running into somebody else’s. In the question you then call each text by its name.</p>

<h3>What Leila typed</h3>
<p>Tired, she began with:</p>
<blockquote><p>Is this contract OK?</p></blockquote>
<p>Back came a decent lecture on publishing contracts, hers hardly among them. After tea:</p>
<blockquote>
<p>&lt;contract&gt; <span class="slot">[all thirty-one pages]</span> &lt;/contract&gt;</p>
<p>&lt;promises&gt; <span class="slot">[the editor’s emails]</span> &lt;/promises&gt;</p>
<p>I am the translator, this is my first book with this house, and I have no agent. First copy out the exact sentences about royalties, film and audio rights, and what happens when the book goes out of print. Then show me where contract and promises disagree, quoting both. Call each point clear, unclear or missing. For every unclear one, draft the question I should send to the editor. Tell me what you are not able to judge.</p>
</blockquote>
<p>The quotations come first, so it has to look before it speaks, and she can check each one with a finger on the page. “Clear, unclear or missing” leaves room for an honest gap. The last sentence asks where a lawyer should take over.</p>

<h3>What it is like to work with</h3>
<p>At its best it edits like a person. It tells you why a paragraph sags, holds the voice of a narrator for a whole chapter, and finds the argument that your opponent will use. Programmers like it for reading code they did not write. If it is unsure it tends to say so, and you should let it: ask for its confidence, and for what would change its mind.</p>
<p>At its worst it is too careful. It will balance a question you wanted answered, or add a warning you did not need. It can run long. Push back and it sometimes gives way when it was right, so ask for its reasons before you offer yours. And it misquotes now and then, stitching two sentences into one. Search the original for the quotation before you build on it.</p>

<h3>When the answer disappoints</h3>
<ul>
<li><strong>Give the reason behind the order.</strong> “Short sentences, because I shall read this aloud to the board in my third language” gets more than “short sentences”.</li>
<li><strong>Ask for what you want.</strong> “Write it as one flowing letter” works better than a list of everything to avoid.</li>
<li><strong>Show one finished piece</strong> in <code>&lt;example&gt;</code> tags. It will follow the length, the layout and the manners.</li>
<li><strong>Lower your voice.</strong> Capital letters and three exclamation marks make it stiff.</li>
<li><strong>For a big job, see the plan before the work.</strong> Cross out what you don’t like. Then say go.</li>
</ul>
<p>The commonest mistake is the smallest one: pasting half the document to save time, and asking about the other half.</p>
`,
} satisfies ModelPage
