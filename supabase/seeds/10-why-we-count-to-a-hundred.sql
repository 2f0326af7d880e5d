insert into public.blog_posts (id, title, slug, category, read_time, author, created_at, updated_at, excerpt, content)
values (
  'b0000000-0000-4000-8000-000000000010',
  'Why we count to a hundred',
  'why-we-count-to-a-hundred',
  'General',
  '4 min',
  'Admin',
  '2026-11-16T07:30:00Z',
  '2026-11-16T07:30:00Z',
  'Every prompt that our generator writes has at most a hundred words. Here is how we came to that rule, what it does for you, and when to break it.',
  $html$
<p>There is a friendly complaint that our generator invites. “It was just getting good, and then it stopped. Why only a hundred words?” It is a fair question. The machines at the other end could read a hundred thousand.</p>
<p>So they could. The limit is not for them. It is for you.</p>
<h2>A prompt is read twice</h2>
<p>The AI reads it in no time. But before that, you do. You are going to press a button in its name, and then you will judge an answer by it. If you have not read the prompt to the end, you do not know what you asked for, and you cannot say whether you got it. People do not read a prompt of six hundred words. They skim it, nod, and send it off. We know, because we do it ourselves.</p>
<p>A hundred words take half a minute. At that length you notice that it says “formal” when you wanted “kind”. You see the bracket that is still empty. You strike out a sentence because it is not true of your tenant. That half minute is where the prompt becomes yours, and no amount of text after it makes up for its loss.</p>
<h2>What fits into a hundred words</h2>
<p>More than you might think. This one has eighty-two:</p>
<blockquote><p>My neighbour’s son, nine, wants to know why the moon follows our car. He does not like being told that he will learn it later. Explain it to him in under 120 words, beginning with something that he can try from the back seat tonight with one finger and a lamp-post. Use no word that I would have to explain to him. End with the one question he is sure to ask next, and do not answer it. That is for him.</p></blockquote>
<p>It has a reader, a place, a length, something to do, something to avoid and a way to end. What would you add? Whatever comes to mind, try it. In most long prompts, the second hundred words are mostly adjectives about the first.</p>
<h2>The words that go first</h2>
<p>When a draft is too long, what can go is nearly always the same:</p>
<ul>
<li><strong>The greeting and the thanks.</strong> We like politeness. It belongs in the conversation, not in the recipe.</li>
<li><strong>“You are a world-class expert with 30 years of experience.”</strong> Say what the person does all day, or leave it out. “You mark A-level essays” helps. “World-class” does not.</li>
<li><strong>The same wish in three words.</strong> Clear, concise and to the point is one wish. Say “under 80 words” and it is an instruction.</li>
<li><strong>Everything that begins with “make sure”.</strong></li>
</ul>
<p>What we never cut is the odd particular: the one finger, the lamp-post, the back seat. It seems to be decoration, and it is the load-bearing wall.</p>
<h2>When to break the rule</h2>
<p>The limit is for the <em>request</em>, not for the material. If you want a contract read, paste the contract. If you have three examples of your own style, put in all three; nothing works better. A table of forty rows is not a long prompt. It is a short prompt with a table.</p>
<p>There are real exceptions, too. A house style that a whole team uses, a set of rules for something that runs unattended each night: such texts may have pages. But they are not prompts any more. They are specifications, and should be treated like them, with a date, an author and somebody who reads them again in spring.</p>
<h2>And if it stops in the middle</h2>
<p>Now and then a prompt has to be cut, because an AI has run past the line or a description was longer than that itself. We cut after the last sentence that fits, we say so, and we would rather you pressed the button again than lived with the stump. Better still, look at your description. If it asks for three things, the prompt will try to be three prompts. Ask for the first one. The other two will still be there in a minute.</p>
<h2>Try it tonight</h2>
<p>Take the longest prompt you have saved somewhere, the one with the headings. Count its words. Then write it again from memory, in a hundred, without looking. What you remember is what it was about. Send both, and see which answer you would rather have got.</p>
<p>If it is the long one, write to us. We collect those, and there are fewer than you would think.</p>
$html$
)
on conflict do nothing;
