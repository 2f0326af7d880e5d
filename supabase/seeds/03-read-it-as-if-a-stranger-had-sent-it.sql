insert into public.blog_posts (id, title, slug, category, read_time, author, created_at, updated_at, excerpt, content)
values (
  'b0000000-0000-4000-8000-000000000003',
  'Read it as if a stranger had sent it',
  'read-it-as-if-a-stranger-had-sent-it',
  'Writing Tips',
  '4 min',
  'Admin',
  '2026-09-28T07:30:00Z',
  '2026-09-28T07:30:00Z',
  'You cannot see your own draft, because you remember what you meant. Five ways to borrow a stranger’s eyes, none of which takes longer than a pot of tea.',
  $html$
<p>The trouble with your own draft is that you can hear it. You know which word carries the stress, why the second paragraph is there, and that “he” in line four is the brother. A reader has none of that. She has ink. Every technique of revision, from the drawer to the red pen, is a way of becoming somebody who has only the ink.</p>
<p>Here are five that work, from the quickest to the most expensive.</p>
<h2>1. Change the page</h2>
<p>Set the text in a typeface you dislike, in one narrow column, and print it. Or send it to your phone and read it on the stairs. Your eye has learnt the shape of the page you wrote on and slides over it as you slide over your own hall carpet. New line breaks put different words at the ends of lines, and there they stand, looking foolish. It costs four minutes and it finds more doubled words than any software.</p>
<h2>2. Read it aloud to someone who is not there</h2>
<p>Not to yourself. To your aunt, to the man in the post office, to a child of eleven. Choose one and see the face. You will leave out a sentence without meaning to. That sentence is the one to cut. You will also say something that is not on the page, to help her along: “the thing is”, and then the thing. Write that down. It is nearly always better than what you had, because you said it to a person.</p>
<h2>3. Underline the verbs, and only the verbs</h2>
<p>Take a pencil and one page. Then read nothing but the underlined words, aloud, in order.</p>
<blockquote><p>was, was, had been, is, seems, was, made, is, has</p></blockquote>
<p>Nobody moves on that page. It may be a fine page about a pond. But if it was meant to be the argument in the kitchen, you know what is wrong with it, and no adjective is going to help.</p>
<blockquote><p>put down, looked, wiped, said, wiped, opened, shut, wiped</p></blockquote>
<p>Somebody in that kitchen is wiping a table that is clean. We know more about her from the pencil marks than from a paragraph on her feelings.</p>
<h2>4. Ask for the wrong summary</h2>
<p>Give the draft to a friend, or to an AI, and do not ask whether it is good. That question has only one polite answer. Ask what happens in it. Ask it in this way:</p>
<blockquote><p>Here is a text: [draft]. Tell me in three sentences what it says, as if you had read it fast on a train. Then name the one thing that you had to guess, and the sentence at which your attention first went to the window. Quote it. Do not praise anything and do not rewrite anything.</p></blockquote>
<p>Where the summary is wrong, the text is wrong. It does not matter that the right thing “is there, in paragraph two”. If a quick reader misses it, it is there for you alone.</p>
<p>The ban on praise is not about being tough. Praise is information, too, but it is the kind that people give instead of information. And the ban on rewriting keeps the sentences yours. You want to know where the floor gives way. You do not want a new house.</p>
<h2>5. The drawer</h2>
<p>It is old, slow and free, and there is nothing like it. A week is good. A month is better. What you are waiting for is the moment when you take out the pages and think, for one second, before you know the handwriting: who wrote this?</p>
<p>In that second you are the stranger. Do not waste it on commas. Read straight through with your hands in your lap, and at the end answer three questions on a separate sheet: Where did I want to stop? What did I expect that never came? Which sentence would I have been glad to have written? Only then pick up the pencil.</p>
<h2>What to do with what you find</h2>
<p>You will have a list by now, and it will be long. Sort it before you touch anything. There are three heaps.</p>
<ul>
<li><strong>Lies.</strong> Sentences that sound good and are not so. They go first, and it hurts, because they are usually the pretty ones.</li>
<li><strong>Gaps.</strong> Things you know and the page does not. One sentence each is mostly enough. Readers need less than we fear, but they need that.</li>
<li><strong>Slips.</strong> Commas, repeated words, a name spelt in two ways. Last, always last. A well-punctuated lie is still in the way.</li>
</ul>
<p>And leave one thing alone. In every honest draft there is some small sentence that no rule can defend and that makes you smile each time. Strangers smile there, too. Keep it.</p>
$html$
)
on conflict do nothing;
