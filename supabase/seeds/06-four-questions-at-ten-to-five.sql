insert into public.blog_posts (id, title, slug, category, read_time, author, created_at, updated_at, excerpt, content)
values (
  'b0000000-0000-4000-8000-000000000006',
  'Four questions at ten to five',
  'four-questions-at-ten-to-five',
  'Productivity',
  '4 min',
  'Admin',
  '2026-10-19T07:30:00Z',
  '2026-10-19T07:30:00Z',
  'A work diary that takes six minutes, needs no app, and answers the two questions that every appraisal asks and nobody can remember.',
  $html$
<p>At the end of most working days there is a moment when the screen is still on and nothing more is going to happen on it. It lasts about ten minutes. We spend it on the news, or on moving a message from one folder to another. It is the best time of the day to write four lines.</p>
<p>We do not mean a diary with feelings in it, though they may come. We mean a log, such as a ship has: what the weather was, how far we got, what broke.</p>
<h2>The four questions</h2>
<ol>
<li><strong>What did I finish?</strong> Not what I worked on. What is done, so that someone else could pick it up. On many days the answer is “nothing”, and it is worth knowing which days those are.</li>
<li><strong>What did I learn that I did not know this morning?</strong> A name, a shortcut, that the client prints everything out. One is enough.</li>
<li><strong>What is stuck, and on whom?</strong> A name must stand there. Often it is your own.</li>
<li><strong>What is the first thing tomorrow?</strong> So small that you could do it with your coat on. Not “proposal” but “open the proposal and write the worst possible first line”.</li>
</ol>
<p>Six minutes, in full sentences or not, by hand or in a file. One file for the year, newest day on top. That is the whole method.</p>
<h2>Why the fourth is the one that pays</h2>
<p>The first hour of a day goes to whatever is lying on top, and what lies on top is usually someone else’s. If yesterday’s you has put one tiny task there, you begin with your own work while you still have the strength for it. You may stop after four minutes. In our experience you do not, because the hard part of a proposal is opening it.</p>
<p>It works on the other side of the night, too. A thing that has been written down does not have to be remembered at half past two.</p>
<h2>Friday: read five days</h2>
<p>On Friday do not answer the questions. Read the week instead, and write one sentence: <em>This was the week in which …</em> You will be surprised how seldom it is about what was in the calendar.</p>
<p>If the same name stands under question three on four days out of five, you do not have a stuck task. You have a conversation to arrange. And if nothing ever stands under question two, you may have the wrong job, or only the wrong Thursday meeting.</p>
<h2>December: read the year</h2>
<p>Sooner or later somebody will ask what you did this year. For most people that is an afternoon of searching through sent mail. You will have fifty Fridays, one line each. Paste them, and let a machine do what machines are good at:</p>
<blockquote><p>Here are fifty notes, one for each week of my working year: [notes, with names of people and clients removed]. Group them into at most six threads. For each, three lines: what was finished, with the week; what it changed, in my own words where I gave any; what is still open. Do not add any adjective of your own. At the end list the weeks that fit no thread: I want to look at those myself.</p></blockquote>
<p>The weeks that fit no thread are the interesting ones. That is where the thing happened that nobody had planned, and it is what you should talk about.</p>
<h2>Three ways in which it goes wrong</h2>
<p><strong>It becomes a to-do list.</strong> Then it is full of guilt within a week. The log looks back, except for one line. Keep tasks wherever you keep tasks.</p>
<p><strong>It becomes literature.</strong> If you catch yourself looking for the right word at ten to five, write a wrong one. Save the good ones for the <a href="/journal-prompts">other diary</a>, after supper.</p>
<p><strong>It stops.</strong> It will, in the third week, because of a train. Do not fill in the gap. Write today’s date and four lines. A log with holes is a log. A perfect one that ended in March is a notebook.</p>
<h2>A word on where you keep it</h2>
<p>Use a place that belongs to you and not to the project: a paper book, a plain text file. Projects get archived, tools get replaced, and one day a colleague will be given your folder. Write nothing in it that you would not say in the room, and leave clients by their initials. Then close it. It is five o’clock.</p>
$html$
)
on conflict do nothing;
