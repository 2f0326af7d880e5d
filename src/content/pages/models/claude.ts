import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Claude Prompt Generator: Document First | Promptory',
  metaDescription:
    'Hand Claude the whole document, then the question. How to fence texts with tags, make it quote before it answers, and a book contract read two ways.',
  description:
    'Have a contract, a draft or a pile of minutes and one worry about it? The generator keeps your question as you asked it, clips pasted text into tags, and asks Claude for the form that suits the job.',
  example:
    'I have the minutes of eleven board meetings. I need to know what we promised the tenants, when, and which of those promises we kept.',
  checked: '2026-11',
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
<li><strong>Give the reason behind the order.</strong> “Short sentences, because I will read this aloud to the board in my third language” gets more than “short sentences”.</li>
<li><strong>Ask for what you want.</strong> “Write it as one flowing letter” works better than a list of everything to avoid.</li>
<li><strong>Show one finished piece</strong> in <code>&lt;example&gt;</code> tags. It will follow the length, the layout and the manners.</li>
<li><strong>Lower your voice.</strong> Capital letters and three exclamation marks make it stiff.</li>
<li><strong>For a big job, see the plan before the work.</strong> Cross out what you don’t like. Then say go.</li>
</ul>
<p>The commonest mistake is the smallest one: pasting half the document to save time, and asking about the other half.</p>
`,
  prompts: [
    {
      title: 'Where a report contradicts itself',
      tags: ['table'],
      text: '<report>\n[report]\n</report>\n\nBefore this goes to [reader], find every place where it disagrees with itself: figures that differ, dates that cannot both be true, a conclusion the body does not bear out, a term used in two senses.\n\nOne row per finding: first quotation, second quotation, why they clash, the question that would settle it. Put the ones that change a decision first. If a clash may be only rounding, label it so.',
    },
    {
      title: 'Old policy against the new',
      tags: ['table'],
      text: '<old>\n[old policy]\n</old>\n<new>\n[new policy]\n</new>\n\nI have to tell [group: e.g. forty warehouse staff] what changes for them. Go through both in order. One row per real change: what it was, what it is, who feels it, from when. Ignore pure rewording and list it in one line at the end. Then draft a notice of 150 words in plain language. Flag anything that disappeared without a replacement.',
    },
    {
      title: 'Draft against the funder’s criteria',
      tags: ['analysis'],
      text: '<criteria>\n[call for applications]\n</criteria>\n<application>\n[my draft]\n</application>\n\nScore the draft as an assessor who has thirty more to read. For each criterion: its wording, the passage of mine that answers it (quoted), points out of [maximum], what is missing. Then name the two changes that would gain most for the fewest words, and rewrite only those passages. Use no fact that is absent from my draft; ask for it instead.',
    },
    {
      title: 'Line edit in my voice',
      tags: ['document'],
      text: '<draft>\n[draft]\n</draft>\n<example>\n[my best paragraph]\n</example>\n\nEdit the draft line by line for [reader: e.g. trustees reading on a phone]. Keep my vocabulary and rhythm as in the example, because they know me. Cut repetition, fix grammar, move the main point up if it comes late.\n\nHand back the edited text, then a table: before, after, reason. List separately any sentence whose meaning you were unsure of and left alone.',
    },
    {
      title: 'Themes across interviews',
      tags: ['analysis'],
      text: '<interviews>\n[transcripts, names removed]\n</interviews>\n\nI want to know [question: e.g. why members leave in the first year]. Read all of them before you answer. Give at most six themes, each with how many people raised it, two quotations with the interview number, and one voice that goes against it. Keep what people said apart from what you infer. End with the single follow-up question the transcripts leave open.',
    },
    {
      title: 'Promises in the minutes',
      tags: ['table'],
      text: '<minutes>\n[minutes of several meetings]\n</minutes>\n\nList every promise: who, what, by when, in which meeting, with the exact sentence. Then check the later minutes for each one: kept, broken, dropped without a word, still open. Quote the line that shows it. A wish (“we should”) counts only if somebody took it on. Put those dropped without a word first, because I will ask about them on [date].',
    },
    {
      title: 'Which sentences to cut',
      tags: ['analysis'],
      text: '<text>[text]</text>\nQuote the five sentences a busy reader would skip. For each, tell me what would be lost if I cut it.',
    },
    {
      title: 'Reply to a tangled email thread',
      tags: ['email'],
      text: '<thread>\n[email thread]\n</thread>\n\nI am [name in the thread]. List what is agreed, what is still disputed and what somebody asked me that I never answered, with the date of each email. Then draft my reply to everyone: 120 words, answers first, one decision to confirm, one deadline. If I would be promising something the thread does not show I can promise, leave a gap marked “check”.',
    },
    {
      title: 'Rules question, quoted',
      tags: ['analysis'],
      text: '<rules>[rulebook section]</rules>\nCan my character [action] in [situation]? Quote the rule first. If the book doesn’t say, give the two fairest readings.',
    },
    {
      title: 'Read a script before running it',
      tags: ['code'],
      text: '<script>\n[script]\n</script>\n\nSomebody sent me this and I am about to run it on [machine and system]. Tell me in plain words what it does, in order. Then list everything it reads, writes, deletes, downloads or sends, with the line. Say what it needs to be allowed to do, and what would be hard to undo. Propose the smallest dry run. Name whatever you cannot judge without files it calls.',
    },
    {
      title: 'What I left unsaid',
      tags: ['list'],
      text: '<draft>[draft]</draft>\nList the questions a stranger would still have after reading this, most important first, with the place where each arises.',
    },
    {
      title: 'Honest read of my chapter',
      tags: ['analysis'],
      text: '<chapter>\n[chapter]\n</chapter>\n\nYou read a lot of [genre] and you’re not my friend. Tell me where you’d have put it down and the exact sentence before that. What did you think the chapter was about? What do you want to know next? Which line would you send to someone? Don’t rewrite anything. If a scene confused you, say what you believed was going on.',
    },
  ],
  more: [
    {
      title: 'Long documents',
      description: 'For the forty pages nobody has time for and everybody will be asked about.',
      icon: 'book',
      prompts: [
        {
          title: 'Insurance policy, on the bad day',
          tags: ['analysis'],
          text: '<policy>\n[policy text]\n</policy>\nThis happened: [what happened]. Am I covered? Quote the clause that says yes and the one that says no, with page numbers. Then list what I have to do by when so that I don’t spoil the claim, and the one thing I should ask them in writing.',
        },
        {
          title: 'Read it for one person',
          tags: ['document'],
          text: '<document>[document]</document>\nTell me only what in here concerns [person: e.g. a part-time cleaner on the night shift]. Quote, then explain in one line each. Say so if there’s nothing.',
        },
        {
          title: 'Three versions, one history',
          tags: ['table'],
          text: '<versions>\n[three drafts, with dates]\n</versions>\n\nFollow [topic] through all three. For each version: how it was worded, what was added, what was quietly dropped, who gains by the change. Leave typing corrections aside. At the end, the sentence from the oldest draft that I should ask about.',
        },
        {
          title: 'A timeline out of the papers',
          tags: ['table'],
          text: '<papers>\n[letters, mails, notes]\n</papers>\n\nMake a timeline: date, who did what, which paper says so. Mark dates that are only implied and two papers that disagree about the same day. Leave empty months empty. Below it, the five questions that the gaps raise, the most awkward first.',
        },
        {
          title: 'Explain the annual report',
          tags: ['analysis'],
          text: '<report>[report]</report>\nI hold [shares, a pension, a job] there and I’m not good with figures. What went well, what went badly, and what is easy to overlook? Ten sentences with page numbers, and the note at the back that matters most.',
        },
      ],
    },
    {
      title: 'Writing with an editor',
      description: 'For a text of your own that is nearly there.',
      icon: 'pen',
      prompts: [
        {
          title: 'The paragraph I’m proud of',
          tags: ['analysis'],
          text: 'Here’s the paragraph I like best in my own text: [paragraph]. Around it: [the page before and after]. Does it earn its place, or am I keeping it because I love it? Answer for three readers: hurried, kind, hostile.',
        },
        {
          title: 'Cut it by a third',
          tags: ['document'],
          text: '<text>[text]</text>\nCut it by a third. First list what you’d take out in three layers: repetition, detail, argument. Wait for me to say how deep. Then return the shorter text, and under it every fact that’s no longer there.',
        },
        {
          title: 'Same story, three narrators',
          tags: ['scene'],
          text: '<scene>\n[my scene]\n</scene>\n\nRewrite the first 150 words three times: told by [character], by [another character], and by someone outside who sees only what a window shows. Keep every action as it is. After each, one line on what this teller can’t know. Then say which version makes the last line of my scene hit harder.',
        },
        {
          title: 'A character who won’t fit',
          tags: ['interview'],
          text: 'I’m stuck with [character] in [story in three lines]. Ask me ten questions about them, one at a time, of the kind no form asks: what’s in the freezer, who do they let win? Stop when an answer contradicts an earlier one, and tell me why that contradiction might be the person.',
        },
        {
          title: 'Dialogue without speeches',
          tags: ['dialogue'],
          text: '<dialogue>[dialogue]</dialogue>\nFind the lines in which somebody explains what both already know. Show me each with a shorter line, or a gesture, or nothing. Keep the jokes.',
        },
      ],
    },
    {
      title: 'Thinking it through',
      description: 'For a problem that needs a patient second head.',
      icon: 'brain',
      prompts: [
        {
          title: 'Both letters I could write',
          tags: ['letter'],
          text: 'I could answer [situation] in two ways: [way one] or [way two]. Write both replies as well as they can be written, each at most 120 words. Then tell me how each reads to [person] a year from now.',
        },
        {
          title: 'Where do we really disagree',
          tags: ['analysis'],
          text: '<mine>[my view]</mine>\n<theirs>[their view, in their own words]</theirs>\n\nState each view so that its owner would nod. Then find the exact point where we part: a fact, a word we use differently, something one of us fears or values more. Give the one question I could ask [person] that isn’t a trap.',
        },
        {
          title: 'Explain it, then break it',
          tags: ['analysis'],
          text: 'My explanation of [topic], for [who it’s for]: [explanation]. Where is it right, where is it only handy, where is it wrong? Give the first case in which my version would mislead someone.',
        },
        {
          title: 'A hard conversation, mapped',
          tags: ['plan'],
          text: 'I have to talk to [person] about [subject] on [day].\n\nWhat I know for certain: [facts]\nWhat I suspect: [guesses]\nWhat I want to be true afterwards: [wish]\n\nMap it for me: an opening I can say without shaking, four directions it may take, the sentence to have ready in each, the point at which I should stop for the day. Tell me which of my guesses I’m treating as a fact.',
        },
        {
          title: 'Teach me by asking',
          tags: ['interview'],
          text: 'I want to understand [subject]. Don’t explain. Ask me questions, one at a time, that let me find it, starting from [what I know]. Give me a fact only when I can’t get further without it.',
        },
      ],
    },
    {
      title: 'Code and small tools',
      description: 'For whole files at once, and little things that run beside the conversation.',
      icon: 'laptop',
      prompts: [
        {
          title: 'Review this change as a newcomer',
          tags: ['code'],
          text: '<diff>[diff]</diff>\nYou joined the team yesterday. List what you can’t follow, in reading order, with the line. For each, say whether a better name, a comment or a smaller function would have saved you the question.',
        },
        {
          title: 'A planner inside the chat',
          tags: ['code'],
          text: 'Build me a small interactive page: [tool: e.g. a seating planner for 40 guests]. One screen, works with a finger, keeps what I typed when I reload; if that’s impossible here, say so. Fill it with this: [data]. List what you left out to keep it small.',
        },
        {
          title: 'What the codebase believes',
          tags: ['document'],
          text: '<files>\n[several files]\n</files>\n\nBefore I change [thing], write down the rules this code seems to follow without saying so: who may call what, what’s never null, what happens first. Quote the line behind each. Then say which of those rules my change, [change], would break.',
        },
        {
          title: 'Tests from the complaint',
          tags: ['code'],
          text: '<complaint>[what a user reported]</complaint>\n<code>[code]</code>\nWrite the test that fails because of this complaint, and one that would have caught it a year ago. Don’t fix anything yet. If the complaint can be read in two ways, write a test for each.',
        },
        {
          title: 'From spreadsheet to small program',
          tags: ['plan'],
          text: 'This spreadsheet has grown beyond us: [sheets, formulas, who uses what]. Which part should stay a spreadsheet, which wants a form, which wants a database? Draw the smallest version that [person] could use on Monday, in plain words, before any code.',
        },
      ],
    },
  ],
} satisfies ModelPage
