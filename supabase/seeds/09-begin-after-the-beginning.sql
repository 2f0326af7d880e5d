insert into public.blog_posts (id, title, slug, category, read_time, author, created_at, updated_at, excerpt, content)
values (
  'b0000000-0000-4000-8000-000000000009',
  'Begin after the beginning',
  'begin-after-the-beginning',
  'Creative Writing',
  '4 min',
  'Admin',
  '2026-11-09T07:30:00Z',
  '2026-11-09T07:30:00Z',
  'Most first pages are the writer walking up and down before the door. Where a story starts, how to find the place in your own draft, and six doors to practise on.',
  $html$
<p>Nearly every first draft has a page in front of its first page. Someone wakes up. There is weather. We learn what the flat looks like, what she does for a living, that she has had the dream again. Then the telephone rings, and the story begins.</p>
<p>There is nothing wrong with that page. It was not written for the reader. It is the sound of a writer walking up and down before a door, finding out who is inside. It has done its work, and it can go.</p>
<h2>Where is the door?</h2>
<p>A story starts where something can no longer be put back. Not where it gets loud; where it gets irreversible. That can be very quiet. A woman signs for a parcel that is addressed to her husband, and he has been dead since May. Up to the signature, she could have said “there must be a mistake”. Now she has it in her hands.</p>
<p>Look for that moment in your draft. It is often at the foot of page two, in a subordinate clause. Put your finger on it, and cut everything above the finger. Not forever. Put it into another file, so that you dare.</p>
<h2>But the reader will not understand!</h2>
<p>That is the fear, and it is the right one. Now read on from the finger, and each time you find something that a stranger could not know, ask: does she have to know it <em>here</em>? You will find that most of it is already in the next page, in passing, where it belongs: the black dress still in the cleaner’s bag, the second toothbrush.</p>
<p>What remains is usually one sentence. Who they are to each other, or where we are. Put that one in as early as you can without stopping anybody. “Her brother-in-law, who had never once used the bell, rang the bell.” That is a family history, and nobody had to sit down for it.</p>
<p>Readers do not mind not knowing. They mind not knowing what it is that they do not know. Let them see the parcel. They will wait for the contents.</p>
<h2>Three first sentences, moved</h2>
<p>Here is a beginning that walks up and down:</p>
<blockquote><p>It was a cold morning in November, and Tomasz, who had worked at the ferry terminal for nineteen years, was looking forward to his coffee.</p></blockquote>
<p>Nothing in it is wrong. Nothing in it could not be put back, either. Three hundred words later Tomasz finds a child’s shoe on the car deck after the last car has gone. So:</p>
<blockquote><p>The shoe was on the car deck, after the last car, and it was tied.</p></blockquote>
<p>Tied, because someone who has lost a shoe has usually lost it open. Now we have a question, and it is not “what is the weather like?” Or, if you want Tomasz in the room from the first word:</p>
<blockquote><p>In nineteen years Tomasz had found two sets of teeth and a live hen on the car deck, and had handed in all of them, and so he could not have said why he put the shoe inside his jacket.</p></blockquote>
<p>That one takes longer, and it may. It begins after the beginning, too. The shoe is in the jacket, and it cannot be put back.</p>
<h2>Practise on these</h2>
<p>Twelve minutes each, no more. Do not explain how it came to this. Somebody will ask, in the fourth or fifth line, and you can let a character answer, badly.</p>
<ul>
<li>The wedding photographer has deleted the wrong card, and the bride’s mother is holding out her hand for the camera.</li>
<li>You have already said yes to the man with the clipboard. Now he is counting the chairs.</li>
<li>“Put it back on,” says the nurse, “and I did not see anything.”</li>
<li>The two sisters have stopped speaking to each other in the queue at the passport office, and there is one form.</li>
<li>It has rained into the piano all night, because of a window, and only one person was at home.</li>
<li>The goat is on the roof of the bishop’s car. It is your goat.</li>
</ul>
<h2>When to walk up and down after all</h2>
<p>There are books that open with forty pages of river, and we would not lose one of them. If your river is the story, stay at the river. The test is not whether something happens. It is whether you could start on page two and lose nothing. If you could, your reader has started there already. She merely had to leaf.</p>
<p>More doors, with people already standing in them, are on our page of <a href="/writing-prompts/short-story">short story prompts</a>.</p>
$html$
)
on conflict do nothing;
