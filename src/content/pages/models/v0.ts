import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'V0 Prompt Generator: Components on a Bad Day | Promptory',
  metaDescription:
    'v0 draws the sunny day by itself; ask for the storm. How to brief it in React, Tailwind and shadcn words, with every state, and a ferry board done twice.',
  description:
    'Name the component and the trouble it will see. The generator keeps it and adds the test to pass and, for a part that shows data, the states to cover.',
  example:
    'A sign-up form for a children’s swimming course, in three steps, where a parent can add a second child without starting again.',
  checked: '2026-11',
  about: `
<p>There is an old test for a screen: show me its worst day. The list is empty, the server is down, a customer is called Wolfeschlegelsteinhausen, and someone is using the keyboard because the mouse has died. v0 will draw you the sunny day in one go, and draw it well. The storm has to be ordered.</p>

<h3>Speak in bricks</h3>
<p>v0 is made by Vercel and builds in React, usually with Next.js, styled with Tailwind and put together from shadcn/ui. You don’t have to be a programmer, but the names of the bricks help: Card, Dialog, Tabs, Badge, Skeleton, Sheet, Tooltip. “Details open in a Sheet from the right” is clear to both of you. “A nice panel” is clear to nobody. It will also build whole pages and apps, with data behind them. A component is where it is most itself, and the best screens are made of good components anyway.</p>
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
<li><strong>Foreign lands.</strong> It can write for Vue or Svelte, but Next.js is where it is surest. Elsewhere, check twice.</li>
</ul>

<h3>Working rhythm</h3>
<p>Start with structure in grey. Then the states. Then type and colour. Motion comes last, if at all. Keep each step to one message, and go back a version the moment a step makes things worse; a good earlier state is cheaper than five corrections. When you can’t decide, ask for three versions that differ in layout and share one palette, or you will choose a colour and believe you chose a design.</p>

<h3>Errors of the second week</h3>
<p>By then people trust it, and stop looking. They narrow the window once and never again: try it at the width of an old phone, with the text enlarged. They never press Tab. They paste the code into a project with other versions of the same bricks, and blame v0 for the seams. They ask for “accessible” as if it were a colour; ask instead for labels, focus order, contrast and a reading by a screen reader, one by one. And they let it name things. Name your own components, because you will be calling them for years.</p>
`,
  prompts: [
    {
      title: 'Pricing cards with every state',
      tags: ['code'],
      text: 'Pricing section with three Cards: [plan names and prices]. Toggle for monthly and yearly; yearly shows the price per month and the saving in words.\n\nThe middle plan is marked “Recommended”. Under each price: five features at most, one Button. A user who has a plan sees “Your plan”, disabled, with a reason in a Tooltip. On phones the cards stack with the marked one first.\n\nStates: loading (Skeleton), prices unavailable (text and a contact link). Show all of them on one page. Colours: [colours].',
    },
    {
      title: 'Data table people can work in',
      tags: ['code'],
      text: 'Table for [records: e.g. 200 orders] with columns [columns].\n\nSort by any column, filter by [filter fields], search by [field], select rows, act on several at once (“Mark as sent”). Filters stay in the address of the page. Row click opens a Sheet from the right with the details.\n\nStates: first load (Skeleton rows), nothing yet (what to do first), no match (Clear filters), failed (Try again), action running. Keyboard works throughout. On phones, rows become Cards. Sample data obviously fake, including one very long name.',
    },
    {
      title: 'Form in three steps',
      tags: ['code'],
      text: 'Form for [purpose], in three steps: [step one], [step two], [step three], then a summary.\n\nShow progress with names, a Back button that keeps everything, and validation when leaving a field, with messages that say how to put it right. The summary links to each step. Leaving the page with unsaved input asks first.\n\nStates: empty, errors in two fields, sending, sent, server refused (“Your input is still here”). Labels above the fields, focus on the first error. Fields: [fields with rules].',
    },
    {
      title: 'Break it on purpose',
      tags: ['code'],
      text: 'Break this component on purpose: longest names, zero items, 10,000 items, slow network, tiny phone. Show me each one, then fix it: [component]',
    },
    {
      title: 'File upload that explains itself',
      tags: ['code'],
      text: 'Upload component: drag and drop, or choose. Accepts [file types] up to [size]; at most [number] files.\n\nPer file: name, size, progress, remove. Say the limits before the choice. A file that fails stays in the list with the reason and Retry. Images get a small preview; names too long are shortened in the middle, so that the ending shows.\n\nStates: idle, dragging over, uploading, one failed, all done, limit reached. Works by keyboard and announces progress. Simulate the server with delays.',
    },
    {
      title: 'Date and guest picker',
      tags: ['code'],
      text: 'Booking picker for [what: e.g. a holiday flat]: arrival, departure, guests, price.\n\nCalendar with two months on a desktop, one on a phone. Booked days are struck through and cannot be crossed. Minimum stay [nights]; choosing fewer says so. Price appears line by line: nights, cleaning, tax, total. Changing one date keeps the other when that is possible.\n\nStates: nothing chosen, arrival only, full range, range across a booked night, prices loading. Arrow keys move by a day. Week starts on [weekday].',
    },
    {
      title: 'One page for a local business',
      tags: ['code'],
      text: 'Landing page for [business and town]. Visitors come to learn [three questions: e.g. open now, price, how to get there].\n\nTop: what it is in one sentence, open or closed right now, phone and directions as Buttons. Then services with prices, three photos (grey boxes with captions), a map box, opening hours with holidays, one form with three fields.\n\nNo slider, no testimonials. Largest text is the opening state. Form states: empty, error, sent, failed. Colours: [colours]; typeface: [typeface].',
    },
    {
      title: 'Notifications, read and unread',
      tags: ['code'],
      text: 'Notification panel, opened from a bell with a count; above 9 it shows “9+”.\n\nKinds: [kinds: e.g. comment, payment, reminder]. Groups: today, this week, earlier. Each: icon, one line, time, unread dot. Click opens and marks as read; “Mark all” can be undone for five seconds. Several of one kind collapse into one line.\n\nStates: loading, none, all read, failed, new one arriving while open (without moving what I read). Popover on a desktop, full-height Sheet on phones.',
    },
    {
      title: 'Restyle and nothing else',
      tags: ['code'],
      text: 'Keep structure, text and behaviour of this component. Change only spacing, type and colour to match the attached screenshot, and list what you changed.',
    },
    {
      title: 'Add the missing states',
      tags: ['code'],
      text: 'Add loading, empty, error and no-permission states to this component, each with its own text, all shown on one page: [component]',
    },
    {
      title: 'Keyboard and screen reader pass',
      tags: ['code'],
      text: 'Go through this component with keyboard and screen reader: labels, focus order, contrast, announcements. Fix what fails and list each fix: [component]',
    },
    {
      title: 'Stream schedule that handles time zones',
      tags: ['code'],
      text: 'Weekly schedule for a streamer: [days, times, games].\n\nShow times in the viewer’s zone with the zone named, and a switch to the streamer’s. Live right now gets the big card with a Watch button; otherwise the next stream does, with a countdown by minutes. Cancelled ones stay, struck through, with a reason.\n\nStates: live, next today, next in three days, break until [date], schedule empty. Works at phone width first.',
    },
    {
      title: 'Dashboard with cards and charts',
      tags: ['code'],
      text: 'Dashboard for [who: e.g. the owner of three gyms], read in one minute every morning.\n\nTop: four Cards with [four figures: e.g. members, revenue, visits, cancellations], each with its change since [period] in words. Below: line chart of [trend], bar chart of [comparison], a short Table of what needs action today. One date range in the header changes everything and stays in the address.\n\nshadcn Chart, units on the axes. States: loading (Skeleton per Card), no data yet, one source failed, figures out of date. On phones two Cards a row. Data obviously fake.',
    },
  ],
} satisfies ModelPage
