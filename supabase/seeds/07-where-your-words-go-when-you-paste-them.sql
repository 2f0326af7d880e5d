insert into public.blog_posts (id, title, slug, category, read_time, author, created_at, updated_at, excerpt, content)
values (
  'b0000000-0000-4000-8000-000000000007',
  'Where your words go when you paste them',
  'where-your-words-go-when-you-paste-them',
  'Technology',
  '4 min',
  'Admin',
  '2026-10-26T07:30:00Z',
  '2026-10-26T07:30:00Z',
  'Between your clipboard and the answer there are at least four places where a text can be read or kept. A plain tour, and a rule for each of them.',
  $html$
<p>You select a page, copy it, change the window, paste, press Enter. It takes four seconds, and in those four seconds a letter from your mother’s doctor has travelled further than the doctor ever has. That may be perfectly all right. But it is good to know the road.</p>
<p>We are leaving out names of products on purpose. Their rules change, and what a company promises today is on its own pages, not on ours. The stations along the way stay the same.</p>
<h2>Station one: your own machine</h2>
<p>Before anything is sent, your text is already in two or three places. The clipboard holds it, and on many systems a clipboard history holds the last few dozen things as well, sometimes on all your devices. A keyboard that learns from you has seen it. A browser extension that “improves your writing” reads what is in the field, since that is its job.</p>
<p><strong>The rule:</strong> look through the list of your extensions once a year. Each one that may “read and change data on all websites” is a guest who stands behind your chair. Keep the ones you would introduce to your mother’s doctor.</p>
<h2>Station two: the service</h2>
<p>The text goes through an encrypted connection, so nobody on the train can read along. At the other end it is in the clear, because it has to be: a machine must read it to answer. Now three questions matter, and you will find all of them in the settings or the privacy pages, if you look for these words.</p>
<ul>
<li><strong>Retention.</strong> How long is the conversation kept? Forever, until you delete it, or some weeks after that, so that abuse can be looked into?</li>
<li><strong>Training.</strong> Is it used to teach later models? With many services that is a switch. With many it is on until you turn it off. Business contracts often exclude it.</li>
<li><strong>Review.</strong> May a human being read a sample of conversations? For most large services the honest answer is: sometimes.</li>
</ul>
<p><strong>The rule:</strong> look at the switch today, not when you need it. And do not take a “temporary chat” for a secret one. It only means that <em>you</em> will not see it again.</p>
<h2>Station three: whoever stands between</h2>
<p>Many sites and apps that offer “AI” do not have one. They pass your words on to a company that does. That is nothing shady, and it is what we do, too, when an AI key is set up for our <a href="/generator">generator</a>. But it means that two sets of rules apply, and that you should be told. A site that does not say where your text goes has either not thought about it or would rather not say.</p>
<p>For the record, ours: without such a key the prompts are put together by a program on our server, and no AI sees them. With one, your description goes to the provider and comes back as a prompt. We store neither. The <a href="/prompt-generator">local generator</a> does not even send anything. The long version is in the <a href="/privacy">privacy policy</a>.</p>
<p><strong>The rule:</strong> before you paste, find the sentence that says where it goes. If it takes more than a minute, paste something else.</p>
<h2>Station four: the answer</h2>
<p>This one is easily forgotten. What comes back is on your screen, in your history, in the document into which you copy it, and in the mail to your colleague. If the question held a patient’s name, the answer probably holds it, too, and now it stands in a file called “Summary_final”.</p>
<p><strong>The rule:</strong> take the names out before you ask, and put them back by hand afterwards. It is less work than it sounds:</p>
<blockquote><p>In the text below, people are called A, B and C, the company is X and the town is Y. Keep these letters. [text] List every promise that is made in it, by whom, to whom, until when. Quote the words.</p></blockquote>
<p>A machine does not need to know that A is called Margaret. It often answers better without, since it is not tempted to make a Margaret out of her.</p>
<h2>What never to paste</h2>
<p>Some things have no good station at all. Passwords and keys, even “only for a moment”. Whole customer lists. Other people’s diagnoses, grades and love letters, unless they said yes. Contracts with a clause that forbids it (most of them have one). A manuscript that a friend has trusted you with.</p>
<p>For all the rest: know the road, take the names out, and remember that the quickest way to keep a secret from a server is still a pencil.</p>
$html$
)
on conflict do nothing;
