import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Lovable Prompt Generator: Screens and Thumbs | Promptory',
  metaDescription:
    'Describe the screen and the thumb that taps it. How to brief Lovable with screens, data, rules and a test, and a tool library built once wrong, once right.',
  description:
    'Tell us who holds the phone and what they need done. The generator keeps your words and adds what makes them a Lovable brief: screens, data, and the test that the app has to pass.',
  example:
    'An app for our allotments: who has the shed key, who watered last, and a way to swap my turn while I am standing on the bus.',
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
} satisfies ModelPage
