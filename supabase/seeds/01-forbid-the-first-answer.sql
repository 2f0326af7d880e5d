insert into public.blog_posts (id, title, slug, category, read_time, author, created_at, updated_at, excerpt, content)
values (
  'b0000000-0000-4000-8000-000000000001',
  'Forbid the first answer',
  'forbid-the-first-answer',
  'Prompt Engineering',
  '4 min',
  'Admin',
  '2026-09-14T07:30:00Z',
  '2026-09-14T07:30:00Z',
  'A language model gives you what most people would have said. Here is how to get that out of the way in one line, and reach the answer behind it.',
  $html$
<p>Ask any AI for a name for a café by the sea and you will be offered The Salty Dog, Driftwood, or Tide & Bean. Ask again tomorrow and the same three come back in another order. Nothing is broken. A language model is built to continue your words the way words are usually continued, and a café by the sea is usually called Driftwood.</p>
<p>For a recipe or a tax question that habit is a blessing: you want what most people who know would say. For a name, a headline, a gift, an opening line or a plan for Saturday it is poison, because the reason you ask is that you already have the usual answer and do not like it.</p>
<p>There is a small cure. Ask for the obvious answers first. Then forbid them.</p>
<h2>Two lines that change the answer</h2>
<p>The shape is always the same, whatever you are making:</p>
<blockquote><p>List the ten names that anyone would think of for [a café in an old lifeboat station]. Then treat all ten, and everything like them, as taken. Give me six more, each from something you could see or hear at [that pier at six in the morning]. One line on each: where it comes from.</p></blockquote>
<p>The first half is not wasted paper. It makes the model write down its own habits, in front of itself, where the second half can point at them. “Be original” gives it nothing to hold. “Not these ten” does.</p>
<p>For that lifeboat station, round one is Anchor, Harbour, Wave and their cousins. Round two sounds more like <em>Launch Bell</em>, <em>Wet Boots</em>, <em>The Tenth Man</em> (the crew was nine, and the tenth made the tea) or, our favourite, <em>Slipway</em>. You may hate all four. But you can hate them for a reason, and that is the start of work.</p>
<h2>Say where the better answer lives</h2>
<p>A ban alone moves the model one step to the side: from the most usual answer to the second most usual. The names get odd before they get good. So give it somewhere to go. In the example it is a pier at six in the morning. It can be a person’s tools, a street, a receipt, the sounds of a workshop, three facts from your own notes. Anything that you can see and it cannot.</p>
<p>This is the part that only you can supply, and it is nearly always the part that people leave out. A prompt with a ban and no place is a locked door in an empty field.</p>
<h3>For a headline</h3>
<blockquote><p>Here is my article: [text]. Write the five headlines that every site would put over it, and mark the word in each that gave it away. Those words are forbidden from now on. Write five more that use only nouns and verbs that occur in my text. Under eight words each.</p></blockquote>
<h3>For a present</h3>
<blockquote><p>My father is [sixty-eight, repairs radios, has everything]. Name the eight presents that a website would suggest. None of those. Now ask me five questions about what he did last week. Wait for my answers, then name three things under [forty euros] that have to do with one of them.</p></blockquote>
<h3>For a story</h3>
<blockquote><p>A woman comes back to the village she left. Tell me in one line each the six reasons that stories usually give her. Then leave them lying. She comes back because of something that fits into [a coat pocket]. Give me four possibilities, and for each the first person who must not see it.</p></blockquote>
<h2>Where to stop</h2>
<p>One round of forbidding is good. Two can be better. Three is usually a mistake: by then the model is so busy stepping around furniture that it forgets what the room was for, and you get a café named after a parking fine. When the answers turn clever and stop being usable, go back one round and ask it to make the third answer plainer.</p>
<p>It also matters what you forbid. Words are easy to ban, and the easiest ban of all is the list of phrases you are tired of. But the ban that changes most is the one on a <em>move</em>: no pun, no question as a headline, no story that ends with a letter, no advice that begins with an app. Ask the model to name the move behind its obvious answers, and forbid that.</p>
<h2>Try it on your own desk</h2>
<p>You do not need a machine for this. Before you write the birthday speech, set a kitchen timer to three minutes and write down everything that is said in birthday speeches: time flies, still young, thank you for coming, I will keep it short. Read the list aloud, once, to the wall. Now it is said. You will find that what comes next is about the person.</p>
<p>That may be the oldest trick in this trade. A writer’s first ideas are not bad because they are first. They are bad because everybody’s first ideas are the same ones, and they have to be let out before the others can get through the door.</p>
$html$
)
on conflict do nothing;
