insert into public.blog_posts (id, title, slug, category, read_time, author, created_at, updated_at, excerpt, content)
values (
  'b0000000-0000-4000-8000-000000000002',
  'What a Midjourney prompt leaves out',
  'what-a-midjourney-prompt-leaves-out',
  'AI Tools',
  '4 min',
  'Admin',
  '2026-09-21T07:30:00Z',
  '2026-09-21T07:30:00Z',
  'Image models do not follow orders, they follow pictures. A good image prompt names what the light falls on and drops the rest.',
  $html$
<p>People who write well for ChatGPT often write badly for Midjourney, and for an honourable reason: they explain. They say what the picture is for, what it should make us feel, what happened just before, and please, no text. All of that is good manners in a letter. In an image prompt most of it is noise, and some of it comes true in ways you did not mean.</p>
<p>An image model has no opinion on your brand values. It has seen a great many pictures with words near them. Your prompt is a set of words, and it paints what tends to stand near such words. So the question to ask of each word is not “is it true?” but “what does it look like?”</p>
<h2>The test of the blind painter</h2>
<p>Read your prompt to someone who is going to paint it in the next room and cannot ask you anything. Every word that leaves the brush in the air can go.</p>
<blockquote><p>A powerful image for our bakery that conveys warmth, tradition and trust and makes customers feel at home</p></blockquote>
<p>Nothing there can be painted except “bakery”, and so you will get the bakery that stands nearest to the words warmth and tradition: brown, sepia, a smiling man with a loaf, a checked cloth. Now the same wish, as a picture:</p>
<blockquote><p>Four in the morning in a small bakery, one lamp over the table, a woman of sixty dusting flour off the shop cat, trays of rolls going blurred behind her, steam on the black window, 35 mm photograph, warm lamp against blue night --ar 16:9</p></blockquote>
<p>Warmth is in the lamp. Tradition is in the hour. Trust is in the cat. None of the three words was needed, and because they are gone, nothing pulls the picture towards the stock photograph.</p>
<h2>Leave out the no</h2>
<p>“No people, no cars, no text” seems a reasonable thing to say. But words in a prompt tend to draw things in, and “cars” is a word. For what must stay out, Midjourney has a parameter of its own, <code>--no cars, people</code> at the end of the line; version 7 obeys it, and later versions may not. So rather fill the place where the unwanted thing would go. An empty street invites a car. A street under snow with one set of footprints does not.</p>
<h2>Leave out the story, keep the moment</h2>
<p>A picture has no before and no after. “An old sailor who lost his ship and has never forgiven himself” is a fine first line for a novel. A painter will ask: what is he doing with his hands? Choose the one moment from which the story can be guessed.</p>
<blockquote><p>An old sailor on an upturned crate, mending a net that is already whole, his back to the harbour, flat grey noon, gouache on rough paper</p></blockquote>
<p>Whoever looks at it will ask why he has turned his back. That is your novel, told by a viewer to himself, which is the only way a picture ever tells one.</p>
<h2>Order matters a little, light matters a lot</h2>
<p>There is no grammar to learn, but a steady order helps you to see what is missing. We use this one:</p>
<ol>
<li><strong>Who or what</strong>, doing something. One subject. Two at the most, and then say what is between them.</li>
<li><strong>Where and when.</strong> A room, an hour, weather.</li>
<li><strong>Light.</strong> From which side, through what, which colour. If you can afford one more detail, spend it here.</li>
<li><strong>Made how.</strong> A lens, a film, a print, a brush. “Photograph” is a start; “35 mm photograph, on-camera flash” is a decision.</li>
<li><strong>Frame.</strong> From above, from the doorway, empty space on the right for a headline.</li>
<li><strong>Parameters</strong> at the very end: <code>--ar 16:9</code> for a wide picture, <code>--ar 4:5</code> for a feed, <code>--raw</code> for a picture that stays close to your words.</li>
</ol>
<p>When a picture disappoints, look at number three first. Most prompts that give plastic faces and dull rooms say nothing about light at all, and so they get the light of an advertisement, which comes from everywhere.</p>
<h2>Words that have gone soft</h2>
<p>“Stunning”, “beautiful”, “epic”, “award-winning”: these stand near so many pictures that they mean the average of them. They pull every face towards one face. The same goes for piling up quality words in the hope that more of them is better. One or two, such as “highly detailed” or “sharp focus”, are a seasoning. Ten are a soup.</p>
<p>If you love a photographer or a painter, do not write the name. Write what you love. Not only because it is fairer to the living, but because it makes you look. “Long shadows on a tiled floor, everything six degrees too tidy, a single orange” will teach you more about your taste than a name ever did.</p>
<h2>A last check before you press the key</h2>
<p>Count the nouns that can be touched. If there are fewer than four, you have written a wish. If there are more than twelve, you have written a flea market. Somewhere in between there is a table with a lamp over it, and someone who has just put down her cup.</p>
$html$
)
on conflict do nothing;
