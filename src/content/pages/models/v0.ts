import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'V0 Prompt Generator: Components on a Bad Day | Promptory',
  metaDescription:
    'V0 draws the sunny day by itself; ask for the storm. How to brief it in React, Tailwind and shadcn words, with every state, and a ferry board done twice.',
  description:
    'Name the component and the trouble it will see. The generator keeps it and adds the test to pass and, for a part that shows data, the states to cover.',
  example:
    'A sign-up form for a children’s swimming course, in three steps, where a parent can add a second child without starting again.',
  about: `
<p>There is an old test for a screen: show me its worst day. The list is empty, the server is down, a customer is called Wolfeschlegelsteinhausen, and someone is using the keyboard because the mouse has died. V0 will draw you the sunny day in one go, and draw it well. The storm has to be ordered.</p>

<h3>Speak in bricks</h3>
<p>V0 is made by Vercel and builds in React, usually with Next.js, styled with Tailwind and put together from shadcn/ui. You don’t have to be a programmer, but the names of the bricks help: Card, Dialog, Tabs, Badge, Skeleton, Sheet, Tooltip. “Details open in a Sheet from the right” is clear to both of you. “A nice panel” is clear to nobody. It will also build whole pages and apps, with data behind them. A component is where it is most itself, and the best screens are made of good components anyway.</p>
<p>It reads pictures too. A photographed napkin with three boxes on it says more about layout than two paragraphs can. Say what the napkin means, or it will copy the coffee stain.</p>

<h3>A ferry board for Bergen</h3>
<p>Say you look after the website of a small boat company. You are in a hurry, and you write:</p>
<blockquote><p>Create a modern, beautiful ferry timetable.</p></blockquote>
<p>Beautiful it is. Every boat is on time and every name is short, which in November is fiction. So you look out at the quay and write again:</p>
<blockquote><p>React component DepartureBoard in TypeScript, Tailwind, shadcn Table and Badge. Prop: departures, each with time, destination, quay, status (on time, delayed, cancelled), newTime. Read on phones and from six metres on a wall. The next boat is largest. Delayed: old time struck through, new time beside it. Cancelled: row stays, muted, with the word; never colour alone. Loading: five Skeleton rows. Empty: “No more boats tonight. First boat <span class="slot">[time]</span>.” Error: last known times with “Updated at”. Long names wrap. Changes are announced to screen readers. Colours: <span class="slot">[two]</span>. No gradients. Show all states on one page.</p></blockquote>
<p>The prop says what data will come, so the code fits the real thing when it arrives. Each kind of bad day has a line to itself. And with every state on one page you can judge them at a glance, where you would otherwise be clicking through fog.</p>

<h3>Its weak side</h3>
<ul>
<li><strong>A house style.</strong> Rounded cards, soft grey, a little shadow. Without a brand, a typeface or a screenshot you will get what everyone gets.</li>
<li><strong>Convincing nonsense.</strong> Sample names, prices and charts look so real that they slip into production. Ask for data that is obviously false: boats called Test One and Test Two.</li>
<li><strong>Painted doors.</strong> A button may open onto nothing. Press every one of them.</li>
<li><strong>A wandering hand.</strong> You ask for a wider column and the header changes too. Select or name the element, and say “only this”.</li>
<li><strong>Foreign lands.</strong> Outside React it is a guest. Vue and Svelte are better asked for elsewhere.</li>
</ul>

<h3>Working rhythm</h3>
<p>Start with structure in grey. Then the states. Then type and colour. Motion comes last, if at all. Keep each step to one message, and go back a version the moment a step makes things worse; a good earlier state is cheaper than five corrections. When you can’t decide, ask for three versions that differ in layout and share one palette, or you will choose a colour and believe you chose a design.</p>

<h3>Errors of the second week</h3>
<p>By then people trust it, and stop looking. They narrow the window once and never again: try it at the width of an old phone, with the text enlarged. They never press Tab. They paste the code into a project with other versions of the same bricks, and blame V0 for the seams. They ask for “accessible” as if it were a colour; ask instead for labels, focus order, contrast and a reading by a screen reader, one by one. And they let it name things. Name your own components, because you will be calling them for years.</p>
`,
} satisfies ModelPage
