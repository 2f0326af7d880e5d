import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Bolt Prompt Generator: A Project in a Tab | Promptory',
  metaDescription:
    'Bolt runs a whole project in your browser tab. What to say in the first minute, how to break an error loop, what will not fit, and a choir’s practice page.',
  description:
    'Tell us what should run when the tab opens. The generator gives Bolt your own words, the stack if you named one, and a sentence that says when the first version is done.',
  example:
    'A small website where my students in Bishkek drill irregular verbs, see which ones they missed, and are asked those again tomorrow.',
  checked: '2026-11',
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
<p>The machine is your browser, and it speaks JavaScript. Node runs there. A server in PHP, Ruby or Python does not, and neither do tools that need compiling for a real computer. Very heavy projects make the fan sing. A desktop browser of the Chrome family gives the least trouble; on a phone you can chat and publish, not read the code. A database, sign-in and file storage come ready-made from Bolt, or from Supabase if you connect it. Leave them out until the page works without them, then add one at a time.</p>

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
  prompts: [
    {
      title: 'Out of the error loop',
      tags: ['analysis'],
      text: 'We have repaired this three times and it comes back. Change nothing now.\n\nError, word for word: [console message]\nThe click that causes it: [steps]\nLast version that ran: [version or time]\nChanges since then: [changes]\n\nExplain the cause in four sentences, and name the file and line. List what your earlier repairs assumed and which assumption was wrong. Propose one change of under 20 lines and what I should see after it. If the cause lies outside the files, say where.',
    },
    {
      title: 'Restaurant site from one file',
      tags: ['code'],
      text: 'Small website for [restaurant and town], built with Astro, no other framework.\n\nEverything changeable sits in site.json: dishes with price and allergens, opening hours, closed days, phone. Pages: home, menu, find us.\nOpen or closed is worked out from the hours in the time zone of [town].\n\nThe menu prints on one page. Works with JavaScript off, apart from the open sign. Invented dishes are marked “sample”. It is ready when I change a price in one place and see it everywhere.',
    },
    {
      title: 'Add a database, nothing more',
      tags: ['plan'],
      text: 'The app works with data in the browser. Move only the storage to a database.\n\nKeep: all screens, texts, file names of components.\nStore: [data with fields]\nWho may do what: [roles and rights]\n\nFirst show the tables, the access rules and how existing data gets in. Wait for my yes. Then change one screen, [first screen], and stop for a test. Offline or refused: the user keeps what they typed and sees why. List every file touched.',
    },
    {
      title: 'CSV viewer with three charts',
      tags: ['code'],
      text: 'One page: drop in a CSV and look at it. Nothing leaves the browser.\n\nShow a table with sorting and filters, the type guessed per column (which I can change), counts of empty cells, and three charts: bars, line, scatter, for columns I pick. Export the filtered rows.\nHandle comma, semicolon and tab, decimal comma, and [encoding: e.g. Windows-1252].\n\nAt most two libraries; name them first. Include a sample file with ten ugly rows. It should stay usable with 50,000 rows.',
    },
    {
      title: 'Unit prices at the shelf',
      tags: ['code'],
      text: 'Phone page for comparing prices in a shop, one hand, bad reception.\n\nEnter price and amount for two to six packs; units g, kg, ml, l, pieces. Show the price per [unit] and put the cheapest first, with the difference in percent. Deals: three for two, second at half price, deposit taken off.\nWorks offline after the first visit, remembers the last list.\n\nNo accounts. Check in the code: 750 g at 3.30 is 4.40 per kg; three for two at 2.40 is 1.60 each.',
    },
    {
      title: 'File list before code',
      tags: ['plan'],
      text: 'Build [app] with [stack]. First list the files you will make, what each is for, and the packages you need. Then wait.',
    },
    {
      title: 'Timers for a whole kitchen',
      tags: ['code'],
      text: 'One page for a tablet on a kitchen wall: up to eight timers at once, each with a name, visible from three metres.\n\nPresets in presets.json: [dishes and minutes]. Start, pause, plus one minute. At zero: sound, flashing card, counts upward until tapped. Timers survive a reload. The screen stays awake where the browser allows it, and the page says so where it does not.\n\nNo libraries beyond React. It is right when two timers end in the same second and neither is missed.',
    },
    {
      title: 'One feature, fake data',
      tags: ['code'],
      text: 'Build only the [feature] of an app for [who], nothing around it, with fake data, so I can tell if the idea’s any fun.',
    },
    {
      title: 'Check before I share the link',
      tags: ['analysis'],
      text: 'Before I share this: find keys in the code, buttons that do nothing, fields that accept nonsense, and packages no file uses. Report only.',
    },
    {
      title: 'Explain this project to me',
      tags: ['document'],
      text: 'Explain this project to someone who will maintain it: how to start it, what each folder does, where to change [common change].',
    },
    {
      title: 'Scoreboard for game night',
      tags: ['code'],
      text: 'Scoreboard for game night, on one phone passed around or a TV.\n\nAdd players, pick a mode: points up, points down from [number], or rounds won. Big numbers, undo as far back as you want, who’s first this round, and a history that settles arguments. Ties stay ties unless the mode says otherwise.\nVite and React, no accounts, survives a reload. Keyboard works for the TV.\n\nDone when I mis-tap, undo twice, and nobody can tell.',
    },
    {
      title: 'Browser game in one evening',
      tags: ['code'],
      text: 'Tiny browser game: [idea in a sentence: e.g. carry six coffees through a moving train]. Canvas, TypeScript, no game engine.\n\nCore first: one screen, one verb, lose, restart in under a second. Arrow keys and touch. Speed up every [seconds] seconds. Best score saved. All the tuning numbers in config.ts with a comment each, so I can break it on purpose.\nColoured rectangles are fine for now.\n\nStop when it’s playable, then tell me which numbers to tweak first.',
    },
  ],
} satisfies ModelPage
