/** Ten texts as people bring them, one of each sort. Their whole feedback was read as its writer would read it. */
export const TEN = {
  essay: `Should School Start Later?

In today's society, sleep is a controversial topic. Since the beginning of time people have gone to bed when it gets dark, but nowadays teenagers stay up until midnight or later. My school starts at 7:40, which means that I get up at 6 to catch the bus.

A study from Seattle found that when schools moved their start from 7:50 to 8:45, students slept 34 minutes more each night, and their grades rose. First period is a waste of time for most of us. On Mondays at least four people in my row have their heads on the desk, and Mr. Alvarez has stopped waking them.

Some parents say that a later start would ruin sports. It is true that practice would end after dark in November. But the bus company said the same thing about moving the elementary school, and it took them two weeks to change the routes. Homework is also a problem, because teachers give too much of it.

There are two sides to every argument, and everyone is entitled to their own opinion. In conclusion, sleep plays a vital role in our lives, and schools should start later because it is better for students. We should all think about the future of our children, since they are the leaders of tomorrow.`,

  sales: `Hi Sandra,

In today's fast-paced world, small business owners like you are busier than ever. Are you tired of struggling with invoices? What if you could unlock your potential and take your business to the next level?

We are thrilled to announce InvoicePro 3.0, a game-changing solution that will transform the way you work. Our cutting-edge platform is user-friendly, robust and seamless. With our innovative features, you can supercharge your productivity and focus on what matters most. Thousands of happy customers already trust us with their books!

InvoicePro is the perfect solution for freelancers, agencies and everyone in between. It is easy to use, saves time and gives you peace of mind. Say goodbye to spreadsheets and hello to growth.

For a limited time only, get 50 % off your first three months. This is a once-in-a-lifetime opportunity you don't want to miss. Hurry, the offer ends Friday 30 June at 23:59!

Don't hesitate to contact us if you have any questions. We look forward to helping you achieve your goals.

Best regards,
The InvoicePro Team

P.S. What are you waiting for? Sign up today and join the revolution.`,

  application: `Dear Sir or Madam,

I am writing to express my interest in the position of Junior Marketing Assistant at Brightwell Foods, which I saw advertised on your website. I am a hard-working, motivated and detail-oriented person with excellent communication skills, and I am confident that I would be a great asset to your team.

I graduated from the University of Leeds in July with a 2:1 in Business. During my degree I completed a number of modules in marketing, which gave me a good understanding of the subject. In my final year I ran the social media accounts of the hockey club, where the number of followers went from 310 to 1,150 and we sold out the spring ball for the first time. I also worked part-time at a café for two years, which taught me how to work under pressure and as part of a team.

I have always been passionate about food and I admire your company for its innovative products. I am a fast learner and a team player who always gives 110%. I believe that this role would be the perfect opportunity for me to develop my skills and take my career to the next level.

I have attached my CV for your attention. Please do not hesitate to contact me should you require any further information. I look forward to hearing from you.

Yours faithfully,
Hannah Whitcombe`,

  poem: `My grandfather's shed

The key hangs where it always hung,
behind the calendar from 1998,
and the door still needs the shoulder.

Inside, the smell of oil and apples,
jam jars of screws on a nailed-up plank,
each labelled in his careful capitals

BRASS, LONG. BRASS, SHORT.
ODD ONES (KEEP)

Little did I know, at nine,
that he was teaching me to wait:
hold it steady, let the saw do it,
there's no prize for finishing first

Now the radio has no voice
and time stands still among the shavings.
I find his pencil, flat and bitten,
and put it behind my ear

It fits. I don't know what I expected.
Outside my mother calls me
by his name, then mine,
then comes to the door and says nothing`,

  dialogue: `"You've got the wrong flat," the woman said through the chain.

"It says 4B on the slip." Danny turned the box so she could see. "Mrs. Okafor?"

"She's dead."

He looked at the slip again as if it might have changed its mind. Behind her a television was laughing at something.

"When?"

"Tuesday." The chain came off. "What is it?"

"I don't know. They don't tell us." He shook it, gently. "Not books."

The woman held the door with her foot. She was wearing a coat over a nightdress, and he could see that she had been crying, or cooking onions.

"She never ordered nothing in her life," the woman said. "She wouldn't have the internet. She said it was listening."

"I need a signature."

"From her?"

"From anyone, really."

She took the pen, and wrote, very slowly, a name that was not hers. Then she gave him the pen back and stood there with the box in her arms.

"Are you family?" Danny asked.

"I'm 4C," she said. "Do you want to come in? I don't want to open it on my own."

He thought of the thirty-one stops left on the van. Then he wiped his feet.`,

  'learner, Spanish': `My city and me

I am living in Valencia since five years. Before I lived in a small town near of Madrid with my parents and my two brothers. I like very much my city because is near the sea and people is very friendly. In Valencia there is many things to do: you can to go to the beach, visit the museums or eat a good paella in a restaurant.

Every days I wake up at seven o'clock and I go to my work by bus. I work in an office of informatic, where I have to speak english with clients of others countries. My boss is a very sympathetic woman and she explained me all when I started. The first month I was very nervous because I did a lot of mistakes and nobody didn't understand me in the phone.

The last weekend my friends and me have gone to the mountain. We walked during four hours and the views was amazing. I had never saw a place so beautiful. When we arrived to the top, it started to rain, so we must to return quickly. My friend Laura lost his phone and we was looking for it one hour!

In the future I would like to travel to Canada for improve my english. I am agree with the people who says that is necessary to live in other country to learn a language. If I will have enough money, I will go the next year. I hope that you can give me some advices about it.`,

  'learner, Chinese': `The Important of Learning English

With the development of society, English become more and more important in our life. Nowadays, more and more people is learning English in China. Some people think English is useless, but I am not agree with them. I will talk about my opinion in this article.

First, English can help us find a good job. My cousin graduate from university last year. He is good at English, so a foreign company give him a offer. He always go abroad to meet the customer. If he can't speak English, he can't got this chance. Although he is very busy, but he feel very happy.

Second, English is helpful for travel. Last summer, my parents and I go to Thailand. We didn't knew the way to hotel, so I asked a policeman. He told me how can I get there. My parents was very proud of me. This is one of the happiest day in my life.

Last, learn English can open our eyes. There are many good book and movie in English. I like read them because I can learn many knowledges about others countries. It also make me more confidence.

However, some students just remember the words and don't practice speak. I think this is a wrong way. We should practice English everyday and don't afraid to make mistake. As we all know, practice makes perfect. In a word, English play a important role in our life, and I will study hard to learn it well.`,

  'very good': `The first thing my mother sold was the piano. Two men from Dunmore carried it down the front steps, one of them walking backwards, feeling for each step with his heel the way you feel for the bottom of a pool. She stood at the window and counted the notes into her apron pocket. Then she went into the front room, where the carpet showed four dark squares, and moved the lamp to stand in the middle of them.

For a week she walked around it. She had never played; it was my father's, and he played the one tune, badly, at Christmas. But the room had been arranged to look at it, and now all the chairs faced a lamp.

"We could turn them," I said.

"We could," she said, and turned one.

By spring the chairs were gone too, and the lamp, and the clock with the ship on it. What she kept was odd. She kept the fire irons, though we had gone over to gas. She kept eleven of his shirts. When the man came about the sideboard he put his hand flat on the top of it and asked was there anything in the drawers, and she said no, only the drawers.

I told that to my wife last year, thinking she would laugh. She was quiet a minute. "She was good," she said. "Your mother could have sold that man the stairs."`,

  'very bad': `so yesterday me and my freind go to the mall because their was a sale and i wanted too buy new shoes.. we was walking around for like 2 hours and it was really really really boring to be honest. then we seen a guy who was playing guitar and he was amazing, his voice was like an angel and everyone was crying it was so beautiful i cant even describe it

After that we was hungry so we went to the food court, it was to crowded, and their was no where to sit so we had to eat are food standing up. Alot of people was staring at us. My freind said "lets go home" but i didnt wanted to because i still dont have my shoes. So we go back to the shop and guess what the shoes are gone!!! I could of cried. My freind was like its not the end of the world but it was for me because they was the last pair in my size and there the best shoes ever and their really really comfortable

At the end of the day you just have to except that everything happens for a reason. I definately learned my lesson, next time i will buy them strait away. It was the worst day of my life but also the best because me and my freind laughed so much, well anyway thats my story hope you liked it`,

  technical: `Moving the search index to its own process

Until version 2.4 the search index was built inside the web server. Every deployment rebuilt it from scratch, which took about 40 seconds for 200,000 documents, and during that time requests to /search returned a 503. Memory was the second problem: the index needs 1.2 GB, and we run four server processes per machine.

Since 2.5 the index is built by a separate process, the indexer. It reads the change log of the database, applies each change, and writes a snapshot to disk every five minutes. The web server maps the latest snapshot into memory and never writes to it. A snapshot is identified by its sequence number; the server checks for a newer one once per minute.

To upgrade, install the package promptdb-indexer on one machine and set indexer.source to the connection string of the primary. The first run takes as long as the old rebuild did. When the log shows "snapshot 1 written", restart the web servers one after the other.

There are two limits you should know about. Changes show up in search with a delay of up to six minutes, and a snapshot that was written by a newer version of the indexer cannot be read by an older server. Roll back the servers first, and the indexer last. We plan to remove the second limit in 2.6.`,
} as const
