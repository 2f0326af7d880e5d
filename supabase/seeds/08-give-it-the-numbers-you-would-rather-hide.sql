insert into public.blog_posts (id, title, slug, category, read_time, author, created_at, updated_at, excerpt, content)
values (
  'b0000000-0000-4000-8000-000000000008',
  'Give it the numbers you would rather hide',
  'give-it-the-numbers-you-would-rather-hide',
  'Business',
  '4 min',
  'Admin',
  '2026-11-02T07:30:00Z',
  '2026-11-02T07:30:00Z',
  'Business prompts fail for want of one thing: the awkward figure. Four prompts for a small firm, each built around the number that nobody puts on the slide.',
  $html$
<p>Ask an AI for a marketing strategy for a small joinery, and it will hand you one: know your customer, be active on social media, collect reviews, consider a loyalty programme. You could have had that from a calendar. The machine is not stupid. You have told it nothing that would make your joinery different from the next, and so it has written for the average of all joineries, which has no sawdust on the floor.</p>
<p>What makes advice sharp is nearly always a figure that somebody is a little ashamed of. The three customers who make up half the turnover. The quote that went out nine days late. The product that everyone loves and that loses money on each piece. Such figures stand in no brochure. They are the only thing in the room that the machine cannot guess.</p>
<h2>First, the ground rules</h2>
<p>Take out names. “Customer 1” and “Customer 2” are as good for thinking as real ones. Check what your provider does with what you paste; we have written down <a href="/blog/where-your-words-go-when-you-paste-them">where to look</a>. If a figure is a real secret, change all of them by the same factor: the proportions stay true and the books stay closed.</p>
<p>And tell it what you do <em>not</em> want. A model that has been asked for advice will give some, whether or not there is any to give. Every prompt below ends by asking what cannot be known from the numbers. That line is there to keep it honest, and it is the one to read first.</p>
<h2>1. The late quotes</h2>
<blockquote><p>Here are our last 25 quotes: [date of enquiry, date sent, sum, won or lost]. Do not tell me to be quicker. Show in a table how the share of quotes won changes with the days we took: 0 to 2, 3 to 5, 6 and more. How many of the lost ones would have to turn for a half-day of office help a week, at [cost], to pay for itself? Which of your conclusions would fall if the five largest quotes were left out?</p></blockquote>
<p>What good looks like: a small table, one sum that you can check with a pencil, and a sentence that says “with 25 quotes this could be chance”. If it does not say that, ask why.</p>
<h2>2. The customer who is too big</h2>
<blockquote><p>[38] percent of our turnover comes from one customer. They pay after [52] days. You are our bank manager, patient and unimpressed. Ask me, one after the other, the seven questions that you would need answered before you renewed our overdraft. After my last answer write the note that you would put into our file, 90 words, and one thing we could show you in six months that would change it.</p></blockquote>
<p>This one is uncomfortable, and it should be. The seven questions are the work. By the fourth you will know what you have been putting off.</p>
<h2>3. The product you are proud of</h2>
<blockquote><p>Our best-loved product: [what it is]. Price [A], material [B], hours [C] at [D] an hour, returns [E] percent. Work out what is left on each, with the sum shown line by line. Then three ways to earn [four euros] more on a piece without the buyer noticing anything worse, and for each what the maker in the workshop would say against it. No price rise above [6] percent. Where my figures cannot be right, say so first.</p></blockquote>
<p>The maker in the workshop is the important part. It is easy to save money on paper. It is harder with somebody in the answer who has to hold the plane.</p>
<h2>4. The person who is leaving</h2>
<blockquote><p>[A colleague of eleven years] leaves on [date]. These are the things that only she knows how to do: [list, however short]. Interview me to find the ones I have forgotten: ask about the worst Monday of last year, the customer who only wants her, the machine that only she can start, and what she does on the last day of a month. One question at a time. At the end, a list sorted by what would hurt first, with who must sit beside her, and for how many hours, before she goes.</p></blockquote>
<p>No figure in sight, you might say. There is one: the number of days until the date. It is always smaller than it looks.</p>
<h2>What the machine is for</h2>
<p>You will notice that none of the four asks for a strategy. They ask for a sum, for questions, for an objection, for a list in order. That is what these tools are good at: not wisdom, but patience. They will do the dull comparison at eleven at night, they will ask the seventh question after you have sighed at the sixth, and they will not tell anyone that you did not know.</p>
<p>The decision stays where it was. But there is a piece of paper under it now, with a figure on it that you had been walking around for a year. You will find more of this kind, with their blanks marked, on our page of <a href="/business-prompts">business prompts</a>.</p>
$html$
)
on conflict do nothing;
