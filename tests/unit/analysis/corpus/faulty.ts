import type { Sample } from './types.ts'

/** Texts with faults put in on purpose, each with the rule that has to find it. */
export const FAULTY: readonly Sample[] = [
  {
    name: 'report full of passives',
    kind: 'essay',
    text: `The new policy was approved by the board in March. A survey was carried out before the decision, and the results were presented to the staff at a meeting. Mistakes were made in the early stages. The budget had been exceeded by the second month, and the contractor was replaced by the city.

Most residents now say that the park is better than it was. There are benches along the water, and the old fountain works again. For example, the school on Mill Street brings its classes here twice a week. The question remains who will pay for the gardeners next year, because the grant ends in June and the council has said nothing about it so far.`,
    faults: [
      { rule: 'passive-voice', quote: 'was approved by the board' },
      { rule: 'passive-voice', quote: 'was carried out' },
      { rule: 'passive-voice', quote: 'were presented' },
      { rule: 'passive-voice', quote: 'were made' },
      { rule: 'passive-voice', quote: 'had been exceeded' },
      { rule: 'passive-voice', quote: 'was replaced by the city' },
    ],
  },
  {
    name: 'wordy e-mail',
    kind: 'email',
    text: `Dear team,

Due to the fact that the server failed on Monday, we were not in a position to send the invoices. At this point in time the backup is running, and the invoices will go out tomorrow. In order to avoid a second failure, Priya has ordered a new disk.

Please keep in mind that the help desk closes at four on Friday. Each and every one of you should save open files before then. In the event that your screen freezes, call Marek; he has the ability to restart any machine from his desk.

I am sorry for the trouble this caused.

Best regards,
Joan`,
    faults: [
      { rule: 'wordy-phrase', quote: 'Due to the fact that' },
      { rule: 'wordy-phrase', quote: 'not in a position to' },
      { rule: 'wordy-phrase', quote: 'At this point in time' },
      { rule: 'wordy-phrase', quote: 'In order to' },
      { rule: 'wordy-phrase', quote: 'Each and every' },
      { rule: 'wordy-phrase', quote: 'In the event that' },
      { rule: 'wordy-phrase', quote: 'has the ability to' },
    ],
  },
  {
    name: 'story with adverbs',
    kind: 'story',
    text: `Mara walked slowly and carefully across the frozen pond. The ice groaned. Behind her, Tom shouted angrily and stamped loudly on the bank.

"Come back!" he called desperately.

She shook her head stubbornly and quickly took another step. On the far side the sledge lay where the wind had dropped it, its red paint bright against the snow, and the rope trailed into the reeds. She could reach it in twenty steps. A crack ran past her boot like a pencil line. Mara stood still and listened to the water under the ice, which was talking to itself the way it always did in March, and then she lay down flat on her belly and slid.`,
    faults: [
      { rule: 'adverbs', quote: 'slowly and carefully' },
      { rule: 'adverbs', quote: 'shouted angrily and stamped loudly' },
      { rule: 'adverbs', quote: 'called desperately' },
      { rule: 'adverbs', quote: 'stubbornly and quickly' },
    ],
  },
  {
    name: 'clichés in a love story',
    kind: 'story',
    text: `When Daniel walked in, Rosa's heart skipped a beat. He hung his wet coat on the hook by the stove and asked for the fish. She wrote the order down, though every order in the place was the fish, and carried it to the hatch.

At the end of the day the rain stopped. He was still there, turning his glass on the table, and the other guests had gone home one by one. It was crystal clear that he wanted to say something. Rosa stacked the chairs. Outside, the street was as quiet as a mouse, and only time would tell what he had come for.

"I sold the boat," he said at last.`,
    faults: [
      { rule: 'cliche', quote: 'heart skipped a beat' },
      { rule: 'cliche', quote: 'crystal clear' },
      { rule: 'cliche', quote: 'as quiet as a mouse' },
      { rule: 'cliche', quote: 'only time would tell' },
    ],
  },
  {
    name: 'tense drift in a fight',
    kind: 'story',
    text: `Pavel ran down the stairs and pushed the door open. The yard was empty. A bicycle lay by the wall with its front wheel turning, and somewhere behind the shed a dog barked twice and stopped.

He picked up the chain. It was still warm. He walks to the gate and looks up and down the road. Nothing moved in the heat but a sheet on a line.

"She can't be far," he said aloud, because the silence bothered him. He wiped his hands on his shirt and started toward the river. The path was dry, and in the dust he found one small print, then a second, then the long smooth mark of something heavy that someone had dragged.`,
    faults: [{ rule: 'tense-drift', quote: 'He walks to the gate and looks up and down the road.' }],
  },
  {
    name: 'homophones in a journal',
    kind: 'journal',
    text: `Today I cleaned out the garage, and its been on my list since spring. I found my old skates behind the freezer. Their too small now, of course, but I couldn't throw them out. The left one has lost it's lace.

Mum came by at noon with soup. She thinks that your supposed to keep one thing from every year of your life. I think she is better at this then I am. We sat on the step and sorted screws by size until the light went. I don't want to loose evenings like that. Tomorrow I'll take the boxes to the tip and buy a lace for the skate, just in case.`,
    faults: [
      { rule: 'its', quote: 'its been' },
      { rule: 'their', quote: 'Their too small' },
      { rule: 'its', quote: "it's lace" },
      { rule: 'your', quote: 'your supposed' },
      { rule: 'then-than', quote: 'better at this then' },
      { rule: 'lose-loose', quote: 'to loose' },
    ],
  },
  {
    name: 'spelling slips in an essay',
    kind: 'essay',
    text: `Homework should not be given at weekends. In my opinion, most pupils recieve enough of it from Monday to Friday, and a tired brain definately learns less. For example, my sister spends three hours on maths each Sunday and remembers nothing on Monday.

Some teachers argue that weekends are long and that practise is neccessary. But sport, music and even boredom teach us somthing too. Last spring our school tried a month without weekend homework, and the marks did not fall. The goverment could pay for a larger study. Until then, let us have our Sundays. Nobody ever wished, on a sunny afternoon, that there were more fractions in it.`,
    faults: [
      { rule: 'spelling', quote: 'recieve' },
      { rule: 'spelling', quote: 'definately' },
      { rule: 'spelling', quote: 'neccessary' },
      { rule: 'spelling', quote: 'somthing' },
      { rule: 'spelling', quote: 'goverment' },
    ],
  },
  {
    name: 'same openers',
    kind: 'story',
    text: `She opened the shutters. She looked at the street, which was wet and full of leaves. She made coffee on the small ring by the sink. She thought about the telegram. She put it in the drawer with the candles and the string.

At ten the landlord knocked. He wanted the rent, and he had brought his son along to carry the lamp if there was no rent. The son was a heavy, gentle boy who looked at the floor. Ada gave them the brooch. When they had gone, the room seemed larger by exactly the size of the brooch, and the coffee, against all odds, was still hot enough to drink.`,
    faults: [{ rule: 'repeated-openers', quote: 'She thought about the telegram.' }],
  },
  {
    name: 'repeated word',
    kind: 'story',
    text: `The garden was at its best in June. Behind the garden wall the garden sloped down to the garden gate, and there my aunt kept her bees. She wore no veil. She said that a bee knows who is afraid of it.

I was afraid of everything that year: the well, the cellar, the photograph of the uncle who had drowned. My aunt gave me a spoon and told me to take the honey from the comb myself. The bees walked over my wrist. They were lighter than I had thought, and busier, and none of them had the slightest interest in me. I have never been as proud as I was of that one full spoon.`,
    faults: [{ rule: 'repeated-words', quote: 'garden wall the garden sloped down to the garden gate' }],
  },
  {
    name: 'filter words in fiction',
    kind: 'story',
    text: `Joel woke before the alarm. He heard the wind pull at the tent. He saw that the zip was open, and he felt the cold come in around his feet. He noticed that the other sleeping bag was flat.

"Kit?" he called.

Snow had drifted over the stove. A line of prints led away from the camp, up toward the saddle, and the prints were small and very far apart, as if whoever made them had been running. Joel pulled on his boots without lacing them. The radio hissed. He realized that the battery was nearly gone. There was one bar of light, then none, and he stood there with the dead thing in his glove.`,
    faults: [
      { rule: 'filter-words', quote: 'He heard the wind' },
      { rule: 'filter-words', quote: 'He saw that the zip' },
      { rule: 'filter-words', quote: 'he felt the cold' },
      { rule: 'filter-words', quote: 'He noticed that' },
      { rule: 'filter-words', quote: 'He realized that' },
    ],
  },
  {
    name: 'one sentence that never ends',
    kind: 'email',
    text: `Hello Mr. Brandt,

I am writing about the garden fence that we talked about in spring, because the posts on your side have come loose and the whole thing leans over our path, which means that my mother, who visits every Sunday with her walking frame, has to step onto the grass, and since the grass is wet for most of the year and she has already slipped once, we would be glad if the posts could be set in concrete before the winter, or if you would let us do it at our own cost, provided that you agree to the height and the colour, which we would of course discuss with you first.

Could we meet on Saturday?

Kind regards,
Imre Toth`,
    faults: [{ rule: 'long-sentence', quote: 'which means that my mother' }],
  },
  {
    name: 'monotone rhythm',
    kind: 'journal',
    text: `Today I went to the market in town. The stalls were full of apples and pears. A man sold knives beside the old church. The bells rang twice while I was there. My basket was heavy by the second hour. The road home was long and rather steep. My neighbour gave me a lift in his van. We talked about his daughter and her exam. The kitchen was cold when I came inside. The cat sat waiting on the window sill.

I made soup from what I had bought, with too much pepper in it, and ate two bowls of it standing up, because the table was covered in my brother's drawings.`,
    faults: [{ rule: 'monotone-rhythm', quote: 'A man sold knives beside the old church.' }],
  },
  {
    name: 'articles and doubled words',
    kind: 'essay',
    text: `It takes an year to plan a bridge and a hour to misjudge one. The engineers of our town spent that hour in a office above the bakery. In my view the the error was human: nobody had asked how deep the mud was.

A bridge is an useful thing only if it stands. This one leaned. By autumn the gap at the eastern end was wide enough for a child's arm, and and the mayor still gave interviews in front of it. However, the story has a decent end. The second bridge, built by the same firm at its own cost, has stood for thirty years, and people fish from it.`,
    faults: [
      { rule: 'article', quote: 'an year' },
      { rule: 'article', quote: 'a hour' },
      { rule: 'article', quote: 'a office' },
      { rule: 'doubled-word', quote: 'the the' },
      { rule: 'article', quote: 'an useful' },
      { rule: 'doubled-word', quote: 'and and' },
    ],
  },
  {
    name: 'agreement and pronouns',
    kind: 'journal',
    text: `Dear diary, the holidays are over. Me and Jonas went to the lake every day, and he don't even like water. The boats was all taken, so we built a raft from barrels. It floated for a minute.

Between you and I, I think he is homesick. He have a photo of his old street in his wallet. Yesterday the neighbours was shouting again, and he asked if he could stay for dinner. Mum said yes before I had finished the question. We ate pancakes on the back step and watched the bats. I could of told him that I knew about the photo, but it was a good evening, and I wanted it to stay one.`,
    faults: [
      { rule: 'pronoun-case', quote: 'Me and Jonas went' },
      { rule: 'agreement', quote: "he don't" },
      { rule: 'agreement', quote: 'The boats was' },
      { rule: 'pronoun-case', quote: 'Between you and I' },
      { rule: 'agreement', quote: 'He have' },
      { rule: 'agreement', quote: 'neighbours was' },
      { rule: 'could-of', quote: 'could of' },
    ],
  },
  {
    name: 'missing marks',
    kind: 'story',
    text: `the key turned twice. Olga pushed the door with her hip and stepped over the mail.

"Anybody home? she called.

Nobody answered. In the sink stood a cup that was not hers. she touched it, and it was warm. Somebody had sat at her table, in her chair, and had peeled one of her oranges in a single long strip

Olga picked up the bread knife. She put it down again, feeling foolish, and picked up the phone instead. Then the shower upstairs began to run, and a voice she had not heard in eleven years started, slightly flat, on the second verse of a song that she had tried hard to forget.`,
    faults: [
      { rule: 'capital', quote: 'the key' },
      { rule: 'closing-quote', quote: '"Anybody home? she called.' },
      { rule: 'capital', quote: 'she touched' },
      { rule: 'full-stop', quote: 'long strip' },
    ],
  },
  {
    name: 'comma splices',
    kind: 'story',
    text: `The ferry was late, it was always late in winter. Hanna sat on her suitcase and read the timetable for the third time. A boy was selling chestnuts from a pram. She bought a bag to warm her hands.

"You waiting for somebody?" asked the boy.

"For the ferry."

"Nobody waits for the ferry," he said. "They wait for who is on it."

She laughed. He was right, she hated that. The lights came round the point at last, three white and one green, and the people on the quay stood up and pulled their collars straight. I was eight when I first saw that gesture, and I have seen it in every port since.`,
    faults: [
      { rule: 'comma-splice', quote: 'was late, it was' },
      { rule: 'comma-splice', quote: 'was right, she hated' },
    ],
  },
  {
    name: 'affect and effect',
    kind: 'essay',
    text: `Sleep has a strong affect on memory. A class that starts at nine instead of eight remembers more words in the evening, and the difference grows over a term. How does light effect us? According to one study of two hundred teenagers, an hour of screen light before bed costs half an hour of sleep.

Therefore schools should begin later. Buses can run later too; parents would of course have to change their mornings, and some could not. But its not a law of nature that lessons start in the dark. We choose it every year, and every year we are surprised that the first row is yawning.`,
    faults: [
      { rule: 'affect-effect', quote: 'affect on memory' },
      { rule: 'affect-effect', quote: 'light effect us' },
      { rule: 'its', quote: 'its not' },
    ],
  },
  {
    name: 'present tense that slips back',
    kind: 'story',
    text: `I stand at the edge of the pool and count the tiles. There are forty across. My coach claps twice, and the sound runs round the hall and comes back. I pull the cap over my ears. The water is flat, like something that has never been touched.

Lena takes the lane beside mine. She nodded at me and spat into her goggles. Her shoulders are twice the width of mine, and she knows it. The whistle goes. I bend down, I hold the edge of the block, and I think of nothing at all. Then the signal, the long push, the cold like a slap. I am already swimming when I hear my name.`,
    faults: [{ rule: 'tense-drift', quote: 'She nodded at me and spat into her goggles.' }],
  },
  {
    name: 'tired cover letter',
    kind: 'email',
    text: `Dear Ms. Lindqvist,

I am applying for the post of junior baker. For the past two years I have worked nights at a hotel in Malmö, where I bake four hundred rolls before six. I believe that I would be a good fit for your shop, and I always think outside the box and give 110 percent.

My teacher, whose bakery supplied the hotel, taught me to shape by hand. I can start on the first of August. Your rye is the best I've eaten, and I would like to know how you keep it moist; ours goes dry on the second day. I look forward to hearing from you. Last but not least, I am never late.

Sincerely,
Pia Holm`,
    faults: [
      { rule: 'cliche', quote: 'think outside the box' },
      { rule: 'cliche', quote: 'give 110 percent' },
      { rule: 'cliche', quote: 'Last but not least' },
    ],
  },
  {
    name: 'mixed slips by a child',
    kind: 'story',
    text: `Once upon a time there was a dragon called Puff who was afraid of fire. Every time he sneezed he ran away from his own nose. The other dragons laughed at him becuase he slept with a bucket of water.

One day a knight came to the cave. "I have come to fight you," said the knight. Puff was so scared that he sneezed, and the fire burned the knights hat. Then Puff poured his bucket over him. The knight was vary wet but he was not angry.

"You saved me!" he said. They became freinds, and from then on Puff slept with two buckets, one for himself and one for the knight, who had alot of hats.`,
    faults: [
      { rule: 'spelling', quote: 'becuase' },
      { rule: 'spelling', quote: 'freinds' },
      { rule: 'spelling', quote: 'alot' },
    ],
  },
]
