import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Lovable Prompt Generator: Screens and Thumbs | Promptory',
  metaDescription:
    'Describe the screen and the thumb that taps it. How to brief Lovable with screens, data, rules and a test, and a tool library built once wrong, once right.',
  description:
    'Tell us who holds the phone and what they need done. The generator keeps your words and adds what makes them a Lovable brief: screens, data, and the test that the app has to pass.',
  example:
    'An app for our allotments: who has the shed key, who watered last, and a way to swap my turn while I am standing on the bus.',
  checked: '2026-11',
  about: `
<p>Picture a thumb. It belongs to Tiago, who is sixty-one and stands in the doorway of a parish hall in Porto with a borrowed drill under his arm and rain on his glasses. He wants the app to know that the drill is back. How many taps does he need? If you can answer that, you can write for Lovable.</p>
<p>Lovable turns a conversation into a web app that runs: pages, a database, sign-in, a preview to try on your own phone. You need no code to begin. You do need to have seen the thing in your head, because it builds whatever you leave out from the average of all the apps it knows.</p>

<h3>Four things to tell it</h3>
<ul>
<li><strong>The screens.</strong> Give each a name, say who sees it, and the one thing that is done there.</li>
<li><strong>The things.</strong> What is kept, with its fields: a tool has a name, a photo, a state.</li>
<li><strong>The rules.</strong> Who may see, change and delete. Said early, this is a sentence. Said late, it is a week.</li>
<li><strong>The test.</strong> A sentence that a neighbour could try out and find true or false.</li>
</ul>

<h3>The tool library, twice</h3>
<p>The parish began like this:</p>
<blockquote><p>Build an app for sharing tools with neighbours. Make it modern and user-friendly.</p></blockquote>
<p>They were given a lovely front page, with praise from three people who do not exist. There was no way to bring back a drill. The next evening:</p>
<blockquote><p>Web app for a tool library, used on phones in a doorway. Three screens. Shelf: search, photo, name, “free” or “out”. Tool: who has it, until when, one big button, Borrow or Return. Mine: what I hold, what is late. Keep members (name, street), tools (name, photo), loans (tool, member, from, due, returned). Sign in by email link. Members return only their own loans; <span class="slot">[role]</span> alone adds tools. Done when Tiago can return a drill in two taps, and Ana sees it free on her own phone. No front page, no invented praise. Plan and questions first.</p></blockquote>
<p>Every noun in it is a screen or a thing to keep, so there is little left to guess. The test has two people and two phones, which is where sharing goes wrong. And the last line buys a conversation while changes are still free.</p>

<h3>A joy until it circles</h3>
<p>The first hour is a joy. An idea becomes something you can hand to a friend on the same afternoon, and small wishes (“make the late ones red, and put them first”) come true as you say them. Forms, lists, dashboards, bookings: this is home.</p>
<p>Then something breaks, you write “it doesn’t work, fix it”, and it says it has. It hasn’t. The third round makes it worse, and the shelf screen, which you never mentioned, looks different. Stop. Go back to the last version that worked. Report like a witness: I signed in as Ana, tapped Return, expected “free”, saw “out”. Add what must stay as it is. Ask for the cause before the cure.</p>

<h3>Before the neighbours come</h3>
<p>Sign in as a second person and try to see the first one’s things. Try the address of a page that you should not reach. A hidden button is no lock; the rule has to sit with the data. Ask Lovable, in so many words, which rows each role can read and change, and make it show you the policy. Put in a name with forty letters, a loan with no photo, a phone with no signal. Odd sums, payments and anything with health in it deserve a pair of human eyes that read code.</p>

<h3>What trips people up</h3>
<ul>
<li>Ten wishes in one message. Send one, try it, send the next.</li>
<li>Describing feelings (“clean, fresh, premium”) where a picture of an app you admire would do.</li>
<li>Repeating house rules. Lovable keeps notes for a project; put them there once.</li>
<li>Polishing colours before the drill can be returned.</li>
</ul>
`,
  prompts: [
    {
      title: 'Shift swaps for a café',
      tags: ['code'],
      text: 'Web app for the staff of a café, used on phones between two customers.\n\nScreens: Week (my shifts, open swaps), Swap (offer one of mine, take somebody’s), Approve (manager only).\nData: people (name, role), shifts (day, from, until, person), swaps (shift, offered by, taken by, state).\nRules: nobody takes a swap that gives them more than [hours] hours in a day. The manager approves last.\n\nIt works when Ana offers Saturday, Ben takes it, the manager approves, and both weeks change. Ask me about anything unclear before you build.',
    },
    {
      title: 'Bookings with a waiting list',
      tags: ['code'],
      text: 'Build a booking app for [what: e.g. yoga classes in a rented hall].\n\nScreens: Timetable, Class (places left, Book or Join waiting list), My bookings, Admin (classes, attendance).\nData: classes (title, start, places), bookings (class, person, state).\nRules: one booking per person and class; a cancellation at least [hours] hours before moves the first in the queue up and tells them; later cancellations count as attended.\n\nTest: a full class, one cancels, the first waiting person holds the place. Sign in by email link. No payments. Plan first.',
    },
    {
      title: 'Cause first, then the fix',
      tags: ['analysis'],
      text: 'A fault, reported as I saw it.\n\nSigned in as: [role]\nI did: [clicks in order]\nExpected: [expected]\nSaw: [result, with the error text]\nLast worked: [when, before which change]\n\nChange nothing yet. Name the likeliest cause, how you could confirm it, and which other screens use the same part. Then propose the smallest repair and how I test it. If you need the browser’s console output or a row of data to be sure, ask for that.',
    },
    {
      title: 'Plan before you build',
      tags: ['plan'],
      text: 'I want an app for [who] to [job]. List screens, data, rules and your questions for me, with nothing built yet.',
    },
    {
      title: 'Wedding replies and tables',
      tags: ['code'],
      text: 'A page for our wedding guests, and a private one for us.\n\nGuest: opens a personal link, says who comes, menu, allergies, bus yes or no, a song. Can change it until [date].\nPrivate: list with filters, counts for the caterer, tables by dragging names, export as CSV.\nData: households (link code, names), replies, tables (name, seats).\nRules: a link shows one household only. No sign-in for guests.\n\nFinished when a household of four answers in under two minutes on an old phone.',
    },
    {
      title: 'Quote maker for a trade',
      tags: ['code'],
      text: 'App for a [trade: e.g. painter] who writes quotes standing in the customer’s hall.\n\nScreens: New quote (customer, rooms, measurements), Prices (my rates), Quote (lines, total, PDF), All quotes (sent, accepted, lost).\nData: customers, rates, quotes, lines.\nRules: areas times rate plus material; a minimum of [amount]; tax of [percent] shown on its own line; sent quotes cannot change, only be copied.\n\nCheck: a room of 4 by 3 metres, 2.5 high, at my rate gives the sum I work out by hand. Show that sum.',
    },
    {
      title: 'Who can see whose data',
      tags: ['table'],
      text: 'For each role in this app, list which rows it can read, add, change and delete, and show me the policy behind each answer.',
    },
    {
      title: 'Reading log for a class',
      tags: ['code'],
      text: 'Web app where [age] pupils log what they read and the teacher sees who has stopped.\n\nScreens: pupil: Today (book, pages, one sentence), My books. Teacher: Class (last entry per pupil), Pupil, Codes.\nData: pupils (first name, code), books, entries.\nRules: pupils sign in with a code, no email, no surname, no photo. They see only themselves. The teacher can hide a sentence.\n\nNo rankings and no streaks. It works when a child logs a page in three taps.',
    },
    {
      title: 'Change one screen only',
      tags: ['code'],
      text: 'Change only the screen [screen name].\n\nNow: [what it does now]\nWanted: [what it should do]\nMust stay as it is: [other screens, data, colours]\n\nBefore you edit, list the files and tables you will touch, and wait. Afterwards tell me how to check it in three clicks, and what you changed that I did not ask for. If the wish needs a new field, say what happens to the records that exist already.',
    },
    {
      title: 'Make it work by thumb',
      tags: ['code'],
      text: 'Make [screen name] usable with one thumb on a small phone: main button at the bottom, no sideways scrolling, everything else unchanged.',
    },
    {
      title: 'Shared bills without the fight',
      tags: ['code'],
      text: 'App for flatmates who split bills and hate talking about it.\n\nScreens: Balance (who owes who, one number each), Add (what, amount, who’s in), Bills (monthly ones), History.\nData: people, expenses, shares, payments.\nRules: shares always add up to the total, cents go to [who takes the odd cent]. Nobody edits someone else’s expense; they can flag it. Someone who moved out on [date] isn’t in later bills.\n\nTest: four people, $100, one of them out for the month. Show me the maths.',
    },
    {
      title: 'Potluck without nine salads',
      tags: ['code'],
      text: 'One page for a potluck: open the link, type your name, claim a dish.\n\nShow slots by kind: [kinds and numbers: e.g. mains 4, sides 3, desserts 2, ice 1]. Taken slots show who and what. Each dish has checkboxes for [allergies and diets].\nRules: no sign-in; you can undo your own from the same phone; I get a host link that edits everything. When a kind is full, it says so and names what’s missing.\n\nDone when two people tap the last slot and one gets it.',
    },
    {
      title: 'Landing page that collects sign-ups',
      tags: ['code'],
      text: 'Landing page for [offer: e.g. bread by bicycle in Braga], opened on phones from a chat.\n\nIn this order: headline of eight words, one sentence, picture, sign-up; three facts: [facts]; three steps; price: [price]; five questions; sign-up again.\nData: signups (email, district, time, link they came by). Page List with CSV export, for me alone.\nRules: the same email twice says “you’re on the list”; consent text: [consent text]; no invented praise or numbers.\n\nDone when a stranger says after five seconds what it is, and my test sign-up stands in List.',
    },
  ],
} satisfies ModelPage
