import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Bolt Prompt Generator: A Project in a Tab | Promptory',
  metaDescription:
    'Bolt runs a whole project in your browser tab. What to say in the first minute, how to break an error loop, what will not fit, and a choir’s practice page.',
  description:
    'Tell us what should run when the tab opens. The generator gives Bolt your own words, the stack if you named one, and a sentence that says when the first version is done.',
  example:
    'A small website where my students in Bishkek drill irregular verbs, see which ones they missed, and are asked those again tomorrow.',
  about: `
<p>You open a tab and type a paragraph. A few minutes later a project is running in the same tab, with its files, its terminal and a preview that you can click. Bolt, from the people at StackBlitz, installs packages, starts the server, reads its own error messages and tries again, and nothing on your laptop has been touched. Here is a day with it, by the clock.</p>

<h3>Minute zero: name the stack</h3>
<p>The first message decides more than the next twenty. Say what it is built with, or Bolt will choose and you will live there. “Vite, React, TypeScript, no database yet” is enough. Say who uses it and on what. If it should be an app for phones, write “mobile app” now; turning a website into one later is a move, with boxes. Then the small print: no sign-in, no extra libraries without asking, sample data in one file.</p>

<h3>Minute five: one thin slice</h3>
<p>Mart sings bass in a choir in Tallinn and wanted a page to practise with. He wrote:</p>
<figure>
<blockquote><p>Build a full-featured choir practice platform with accounts, recordings, a calendar and chat.</p></blockquote>
<figcaption>Sunday</figcaption>
</figure>
<p>It built the doors of all four rooms, and no floor in any of them. The next day he asked for one room:</p>
<figure>
<blockquote><p>Vite, React, TypeScript. No accounts, no server. One page. songs.json lists each song: title, one audio file per voice, bar marks in seconds. The singer picks a voice once; remember it. Player: play, pause, three-quarter speed at the same pitch, loop between two bar marks. Volume sliders come later. Works one-handed on an old Android phone. Add two dummy songs so that it runs at once. First list the files you will make, and wait. Done when I can loop bars <span class="slot">[from]</span> to <span class="slot">[to]</span> ten times without losing the beat.</p></blockquote>
<figcaption>Monday</figcaption>
</figure>
<p>It runs at once, because the dummy songs are part of the order. The file list is the cheapest moment to disagree. And the last line can be sung, which beats “works well” by a long way.</p>

<h3>Hour one: the loop</h3>
<p>Sooner or later Bolt repairs an error, causes another, repairs that, and is back at the first, with your allowance running out like bathwater. Don’t press the fix button a fourth time. Go back to the last version that ran. Ask it to explain the cause and change nothing. Then allow one change. Paste the message from the browser’s console, word for word, with the click that brought it on. If two repairs fail, the request was too big. Cut it in half.</p>

<h3>What will not fit in the tab</h3>
<p>The machine is your browser, and it speaks JavaScript. Node is at home. A server in PHP, Ruby or Python is not, and neither are tools that need compiling for a real computer. Very heavy projects make the fan sing. A desktop browser of the Chrome family gives the least trouble. Databases and sign-in live outside it, in a service that Bolt sets up or connects for you. Leave them out until the page works without them, then add one at a time.</p>

<h3>Evening: before you share the link</h3>
<ul>
<li>Read the file list. Ask what each file is for, and delete what has no answer.</li>
<li>Look for keys and passwords in the code. They belong in the project’s secrets.</li>
<li>Reload, go back, open two tabs, type nonsense into every field.</li>
<li>Download the project or send it to GitHub. It is yours; keep a copy.</li>
</ul>

<h3>Regrets, collected</h3>
<p>Changing the stack in the middle. Asking for “the same, but better” and losing the part that was good. Polishing for an hour in a chat that no longer remembers the beginning. Saying “fix all errors”. Leaving out the files it must not touch. And the oldest one: starting with the logo.</p>
`,
} satisfies ModelPage
