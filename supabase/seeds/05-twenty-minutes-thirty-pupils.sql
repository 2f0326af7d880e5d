insert into public.blog_posts (id, title, slug, category, read_time, author, created_at, updated_at, excerpt, content)
values (
  'b0000000-0000-4000-8000-000000000005',
  'Twenty minutes, thirty pupils, one prompt',
  'twenty-minutes-thirty-pupils-one-prompt',
  'Education',
  '4 min',
  'Admin',
  '2026-10-12T07:30:00Z',
  '2026-10-12T07:30:00Z',
  'A plan for a writing lesson that fits between the bell and the bus: what to say, what to keep quiet about, and what to do with the boy who writes one line.',
  $html$
<p>Every teacher knows the silence after “and now write about it”. It is not the silence of thinking. It is thirty people waiting for somebody else to start. A good prompt shortens that silence to about a minute. The rest is how you set it up, and how you stay out of its way.</p>
<p>What follows is a plan for twenty minutes. It needs a prompt on a strip of paper for each pupil, pencils, and a clock that everyone can see. It has no devices in it, on purpose.</p>
<h2>Before the lesson: choose a small door</h2>
<p>Prompts for a class fail in two ways. Either they are so wide that nobody can get hold of them (“write about freedom”), or they are so clever that there is nothing left to do. Look for one with a person in it and one thing that is wrong:</p>
<blockquote><p>The school’s lost-property box has a new rule on the lid: everything in here will be given to whoever tells the best lie about it. You are holding one green wellington boot. Begin.</p></blockquote>
<p>Check three things. Can a pupil who has never been abroad, or has only one parent, or does not celebrate that holiday, begin it without pretending? Can it be funny <em>and</em> serious? Could you write the first line yourself, right now, standing in the corridor? If not, take another.</p>
<h2>Minutes 0 to 3: read, do not explain</h2>
<p>Read the strip aloud, once, slowly. Then say only this: “There are twenty minutes. Spelling does not count today. You cannot do it wrong, and you can stop in the middle of a sentence.”</p>
<p>Somebody will ask whether it has to be true, or how long it must be. The answer to both is “you decide”. Do not give an example. The first example you give will come back to you twenty-six times, with the boot in it.</p>
<h2>Minutes 3 to 14: write, and be seen writing</h2>
<p>Sit down and write, too. On paper, at your own table, not marking, not on the phone. It is the strongest thing you can do in the whole lesson. A room in which the adult is also stuck is a different room.</p>
<p>There will be three kinds of trouble, and each has a sentence of its own.</p>
<ul>
<li><strong>The one who does not start.</strong> Crouch down and ask, very quietly, “What colour is it?” or “Who is standing behind you?” Take whatever comes, say “write that down”, and go away at once.</li>
<li><strong>The one who is done after one line.</strong> The line is usually good. Read it and ask, “And then what did the other person say?” One line of speech is almost always followed by a second.</li>
<li><strong>The one who has filled a page and has a hand in the air.</strong> “Now cross out the first three sentences and see if it still works.” It mostly does, and finding that out is worth a term.</li>
</ul>
<h2>Minutes 14 to 18: the neighbour reads</h2>
<p>Nobody should have to read aloud to a class. But a text that no one reads was only an exercise. So swap with the neighbour, and give the reader a job with no judgement in it: <em>underline one thing that you can see, and put a question mark where you want to know more.</em> Nothing else. No smiley, no “good”. Then the page goes back.</p>
<p>Watch the faces when they get their pages. They look for the question mark. It is the first time that afternoon that somebody wanted to know more of what they had to say.</p>
<h2>Minutes 18 to 20: one sentence goes up</h2>
<p>Whoever likes writes one sentence, not the best one but the strangest one, on a slip for the wall, without a name. Ten slips are enough. By Friday the others will have found out who wrote about the boot that was still warm.</p>
<h2>And the marking?</h2>
<p>Do not mark these. Collect them in a folder, and every fifth week let the pupils choose one to work on properly, with drafts and spelling and your red pen. A piece that one has chosen oneself can bear a lot of red. Thirty pieces that were written in eleven minutes cannot, and neither can you.</p>
<h2>If you must have devices</h2>
<p>Let the AI be the slowest pupil in the class. Give it the same prompt, put its answer on the board without comment, and ask: what did it write about that none of you wrote about, and what did you write about that it could not know? The second list is always longer. Write it up in large letters and leave it there.</p>
<p>You will find more first doors on our page for <a href="/daily-writing-prompts-for-students">daily writing in class</a>, and gentler ones for the little ones under <a href="/fun-creative-prompts-for-kids">prompts for kids</a>. Take the ones that you could start yourself.</p>
$html$
)
on conflict do nothing;
