insert into public.blog_posts (id, title, slug, category, read_time, author, created_at, updated_at, excerpt, content)
values (
  'b0000000-0000-4000-8000-000000000004',
  'Write to the one who nearly left',
  'write-to-the-one-who-nearly-left',
  'Marketing',
  '4 min',
  'Admin',
  '2026-10-05T07:30:00Z',
  '2026-10-05T07:30:00Z',
  'A target group cannot read. One customer with a name can. How to find her in your own records, and what changes in the e-mail once you have.',
  $html$
<p>Somewhere in your company there is a document that says who you write for. It says “women, 30 to 45, urban, quality-conscious, digitally savvy”. Nobody in it has a cough. Nobody is on a bus. And so the e-mails that are written to it come out sounding like a hotel lobby: pleasant, and addressed to no one.</p>
<p>We suggest another reader. Take the customer who nearly left.</p>
<h2>Why her</h2>
<p>The enthusiast will read anything you send. The person who has never heard of you will read nothing. But between them stands somebody who bought twice, had the window for cancelling open on a Tuesday night, and then closed it again. She has weighed you. She knows what the thing costs and what it is like when the parcel is late. Whatever kept her is the truest thing that anyone can say about you, and you have probably never printed it.</p>
<p>She is easy to find. Look for an account that paused and came back. A support ticket that begins with “I was going to” and ends with “thanks, that helped”. The second order after a complaint. Read five of these from start to end, with a pencil, before you write a word.</p>
<h2>What to look for in the ticket</h2>
<p>Not the complaint. The turn. There is a line after which the tone changes, and just before it something happened that cost you little:</p>
<ul>
<li>A man at a seed company answered at ten at night and said which of the two tomatoes he grows himself.</li>
<li>A bicycle shop wrote, “You are right, the old bell was better. We have four left. One is in your parcel.”</li>
<li>A tax office, of all places, added a sentence: “You do not need to do anything about the second page.”</li>
</ul>
<p>That is your material. Not the feature, not the mission, but the sentence after which somebody stayed.</p>
<h2>Put her into the prompt</h2>
<p>If you let an AI help with the draft, it will write to the hotel lobby unless you stop it. So hand it the person, and hand it the turn:</p>
<blockquote><p>You write for [a seed company with three employees]. Your reader is Ines, who bought [twice], had [a packet that did not come up], and was about to cancel. She stayed because of this: [paste the message]. Write her the [October e-mail about garlic], 120 words at most. One thing she can do this weekend with what she already owns. One sentence that only someone with soil under the nails would write. No offer before the last line. No “we are excited”.</p></blockquote>
<p>And then, as a check, in the same chat:</p>
<blockquote><p>Now you are Ines, on the bus, with one bar of battery left. At which word do you stop reading? What would have to stand there instead?</p></blockquote>
<p>The second prompt is worth more than the first. It is astonishing how often the answer is “at the subject line”.</p>
<h2>But we have forty thousand customers</h2>
<p>Yes, and you cannot write to forty thousand people. Nobody can. You can write to one and let the others listen, which is how every letter, column and love song has worked so far. People do not mind overhearing. They mind being addressed as a crowd.</p>
<p>There is a fear behind the objection, namely that the more exactly we write for Ines, the more we shut out Jonas, who has a balcony and no nails to speak of. Try it. Send the exact version to one half of a list and the careful one to the other half, and count replies: not clicks, replies. Clicks measure a button. A reply means that someone thought you might be there.</p>
<h2>What goes out of the e-mail</h2>
<p>Once Ines sits opposite, a number of things become hard to type. You cannot tell her that she deserves it. You cannot say “for a limited time” about a thing that you have four thousand of. You will not begin with the weather, because she has a window. You will find yourself writing down dates, grams, centimetres and names, and when you get to the end there will be one question there that you would like her to answer.</p>
<p>Leave the question in. Sign with a name that exists. And when she writes back, which she will, put her message on top of the pile for next month.</p>
$html$
)
on conflict do nothing;
