import type { Sample } from './types.ts'

/** Texts without a fault: whatever the engine marks here is a false alarm. Written before the rules were tuned. */
export const CLEAN: readonly Sample[] = [
  {
    name: 'kitchen dialogue, American',
    kind: 'story',
    text: `"You're early," Nora said, and went on slicing the onion.

"The bus was empty." Sam hung his jacket over the chair that had no back. "Is that for the soup?"

"It's for the crying. The soup gets carrots."

He laughed, but only once. On the counter the radio muttered about a storm two states away, and the kettle began its slow complaint. Nora wiped her eyes with her wrist.

"Mom called," he said.

The knife stopped. A strip of light from the window lay across the board, the onion, her thumb.

"What did she want?"

"She wants the house back." He pulled a letter from his pocket, folded so often that it had gone soft as cloth. "All of it. The garden too."`,
    faults: [],
  },
  {
    name: 'harbour, British',
    kind: 'story',
    text: `The harbour smelt of diesel and kelp. Grey water slapped the wall, and gulls quarrelled over a crust by the ice house. Callum had painted the boat himself that spring, a colour his father would have called an insult, and now he sat on the upturned dinghy with a mug of tea going cold between his boots.

He was waiting for the tide. Everybody in the village was waiting for something: the ferry, the doctor, the new road the council had promised in the programme for the last election. Across the bay the lights came on one by one. His phone buzzed twice against his ribs. He let it buzz, finished the tea, and stood up to untie the rope.`,
    faults: [],
  },
  {
    name: 'one long literary sentence',
    kind: 'story',
    text: `All that summer, while the wheat went from green to gold and the creek shrank until the stones showed their backs like a row of sleeping cattle, my grandmother sat on the porch with her shoes off and told the same three stories, the flood, the wedding, the mule that would not cross the bridge, each time with one detail changed, so that by August the mule had become a horse and the bride had worn blue.

We never corrected her. She was ninety-one, and the stories were hers. My brother kept a tally in pencil on the underside of the swing, and when the paint flaked off, years later, the marks were still there: twelve floods, nine weddings, thirty mules.`,
    faults: [],
  },
  {
    name: 'letter to a landlord',
    kind: 'email',
    text: `Dear Mr. Abara,

The boiler in flat 3B stopped working on Tuesday night. I reset it twice, as the manual suggests, and it ran for an hour each time before the pressure fell to zero. There is now a small puddle under the valve.

Could you send somebody this week? I work from home on Thursday and Friday, so either day suits me. If the engineer needs to reach the tank, the key to the loft hangs in the hallway cupboard.

We have two children under five, and last night it was nine degrees in their bedroom. A plug-in heater would help until the repair is done.

Thank you for your help.

Kind regards,
Helen Marsh`,
    faults: [],
  },
  {
    name: 'child about a dog',
    kind: 'journal',
    text: `My dog is called Biscuit. He is brown with one white paw. Every morning he waits at the door with his lead in his mouth, and if I am slow he barks at my shoes.

Last Saturday we went to the big park. Biscuit found a stick that was longer than Dad! He tried to carry it through the gate but it got stuck, and he did not understand why. Dad laughed so much that he had to sit down on the wall.

In the end I helped him turn the stick sideways. Biscuit was very proud. He carried it all the way home and put it in my bed. Mum was not so happy about that.`,
    faults: [],
  },
  {
    name: 'present-tense city story',
    kind: 'story',
    text: `The lift stops between the fourth floor and the fifth. Mrs. Okafor presses the bell; nothing rings. She sets down her bags, two bottles clinking, and looks at the boy in the corner, who has not taken out his earphones.

"We're stuck," she tells him.

He pulls one bud free. Music leaks out, thin as a mosquito. "Sorry?"

"Stuck. You and I and the eggs."

He grins. There is a gap where a tooth should be, and suddenly he looks about nine. From somewhere above comes a bang, then a man's voice counting down in a language neither of them speaks. The light flickers. She opens the carton and checks the eggs one at a time, because it is something to do.`,
    faults: [],
  },
  {
    name: 'flashback in past perfect',
    kind: 'story',
    text: `Ruth parked behind the school and did not get out. She had taught here once, in the year of the strike, when the windows had been boarded and the children had brought their own coal. Back then she had owned one good coat. She had worn it every day, buttoned to the chin, and the girls in the front row had drawn it in the margins of their books.

Now the coal shed was a computer room. A caretaker crossed the yard with a ladder on his shoulder and nodded to her as if she had never left. Ruth nodded back. The coat hung in her wardrobe still; she had never been able to give it away.`,
    faults: [],
  },
  {
    name: 'verse-like prose with anaphora',
    kind: 'story',
    text: `I remember the yellow bowl. I remember the crack that ran through it like a river on a map. I remember your hands, floury to the wrist, and the window with its square of snow.

Nobody spoke. The dough rose, the clock did what clocks do, and the cat slept on the warm lid of the bread box.

I remember the knock. Two short, one long. I remember how you washed your hands before you opened, finger by finger, as though there were all the time in the world, as though the man on the step had come about the gas. Snow blew in. The bowl sat on the table with its river, and went on waiting.`,
    faults: [],
  },
  {
    name: 'deliberate fragments',
    kind: 'story',
    text: `Four in the morning. Rain on the skylight. Marek lay on the floor of the empty flat with his coat for a blanket and listened to the pipes.

No furniture until Monday. No job until the week after. A kettle, one cup, half a loaf. Enough.

He thought of the harbour at home, of his uncle's hands mending net in the yellow light of the shed. Eleven hours by bus, one by plane, if there had been money for a plane. Somewhere below him a baby started up, stopped, started again. A woman sang to it. He did not know the song. By the second verse he was asleep, his shoes still on, the rain walking back and forth above him.`,
    faults: [],
  },
  {
    name: 'essay on walking',
    kind: 'essay',
    text: `Cities are usually designed for those who drive through them. A planner measures how many cars pass a junction in an hour, but nobody counts the people who wait at the kerb, and what is not counted is rarely funded. For example, the crossing outside our station gives walkers eleven seconds of green in every two minutes.

The argument for change is not only moral. Shops earn more on streets where people linger; a study of one London high street found that takings rose by a third after the pavement was widened. Children who walk to school arrive more awake. And yet each new crossing is fought over as if it were a favour.

We should stop asking whether walkers deserve the space. They were there first.`,
    faults: [],
  },
  {
    name: 'packing list',
    kind: 'other',
    text: `What to bring for the weekend at the cabin:

- a warm sweater, because the nights are cold even in June
- boots that have already been worn in
- one mug per person
- matches, candles and a torch with fresh batteries
- the blue map, not the green one

We leave on Friday at 5 p.m. from the car park behind the library. Jo drives the first half and Priya the second. There is no shop within ten miles, so please check the list twice before you close the bag. The cabin has a stove and eight bunks, but no mattresses on the upper four. Whoever comes last sleeps high and hard.`,
    faults: [],
  },
  {
    name: 'diary of a nurse',
    kind: 'journal',
    text: `Tuesday. Today I finished at seven and walked home along the canal because I couldn't face the bus. Eleven hours on my feet. My knees are older than I am.

Mr. D. in bed four asked me again whether his wife had called. She died in March. The first time he asked, weeks ago, I told him the truth, and I won't do that twice. This morning I said that the lines were busy, and he nodded and ate his toast.

I don't know if that was kind or lazy. I keep turning it over. On the towpath a heron stood on one leg in the rain, looking disappointed in everybody. I felt understood. Tomorrow is my day off: laundry, sleep, perhaps the pool.`,
    faults: [],
  },
  {
    name: 'fantasy with invented names',
    kind: 'story',
    text: `Ysmera counted the lanterns along the wall of Tor Vellan. Forty-one. Yesterday there had been forty-two.

"They've found the tunnel," whispered Dhaal behind her. The old thief smelled of smoke and pickled fish, and his left hand never strayed far from his knife.

"Or somebody forgot to fill a lamp."

"In Tor Vellan? They'd hang a man for less."

She slid back from the ridge on her elbows. Below them the valley lay under fog, and the river Ash ran through it without a sound. Three nights of marching, six ropes, one forged seal: the whole plan had been built on that gap in the wall. Ysmera unrolled the map and held it flat with her boots. There had to be another way in.`,
    faults: [],
  },
  {
    name: 'dialect in speech',
    kind: 'story',
    text: `"Ain't no use lookin' at it," said Uncle Dub. "She won't start 'cause you're lookin'."

The tractor sat in the yard with its hood up, and the chickens had already claimed the seat. Dub spat, wiped his neck, and walked around the machine the way a man walks around a horse he doesn't trust.

"Your daddy would of had her runnin' by now."

"Daddy's dead, Dub."

"Well, I know that." He looked at the sky for a while. "Hand me that wrench, an' quit bein' so literal."

I handed him the wrench. Heat shook above the field. When the engine caught, it coughed a cloud of blue smoke over both of us, and the hens left in a body, complaining.`,
    faults: [],
  },
  {
    name: 'work e-mail, plain',
    kind: 'email',
    text: `Hi all,

The printers in the west office move to the second floor on Wednesday, so there will be no printing between nine and noon. If you need handouts for the client meeting, please send them to Dana by Tuesday at four; she will use the machine downstairs.

Two more things. The fire drill is on Thursday, and this time the lifts really will be switched off. And whoever borrowed the good stapler from reception has until Friday to return it without questions.

Let me know if Wednesday is a problem for your team. We can delay the move by a day, but not by a week.

Best,
Tomás`,
    faults: [],
  },
  {
    name: 'memoir with a quotation',
    kind: 'journal',
    text: `My father kept a notebook of sentences he liked. He copied them at the kitchen table with a fountain pen that leaked, and his thumb was blue from September to May. "Whatever you do, do it slowly," says the first page, without a name beneath it. I have never found out whose line it was.

After the funeral I carried the notebook on trains for a year. I read one page at each stop and no more. Some entries were famous, some came from the backs of cereal packets. Beside a recipe for plum jam he had written: good verbs.

I cook the jam every autumn. It never sets. My thumb turns blue anyway, from the plums.`,
    faults: [],
  },
  {
    name: 'tense thriller, varied rhythm',
    kind: 'story',
    text: `The alarm died. Ines held her breath and counted to ten, one hand on the cold shelf, the other on the strap of the bag. Nobody came.

She moved. Past the racks of servers, past the guard's empty chair, where a thermos steamed beside an open crossword, to the steel door at the end of the aisle. Six digits. She had four of them. The rest she would have to guess, and the lock allowed three attempts before it called the police.

Her watch said 02:14. Upstairs, a toilet flushed.

Ines pressed the first key and thought of the birthday cards above the guard's desk, all from the same granddaughter, all with the same crooked seven.`,
    faults: [],
  },
  {
    name: 'how bread rises',
    kind: 'essay',
    text: `Yeast is a patient guest. Give it flour, water and a warm corner, and within an hour it has turned sugar into gas; the gas has nowhere to go, because the gluten holds it in, and so the dough swells. A baker doesn't make bread rise. She makes a room in which rising can happen, and then she leaves.

Cold slows the process down without stopping it. A loaf that spends the night in the fridge tastes of more than flour, since the slow hours give acids time to form. However, too long a rest tears the structure apart. The dough sags, smells of beer, and bakes into a brick.

Watch the dough, then, and not the clock.`,
    faults: [],
  },
  {
    name: 'school report by a twelve-year-old',
    kind: 'essay',
    text: `Volcanoes are openings in the crust of the Earth. Hot rock, which is called magma while it is underground, pushes up through cracks and comes out as lava. Some volcanoes explode. Others leak slowly for years, like the ones in Hawaii.

I think people live near volcanoes because the soil is good. Ash is full of minerals, so tomatoes and grapes grow very well on the slopes of Vesuvius. That is also why so many people were living in Pompeii in the year 79, when the mountain blew up.

Scientists can now measure small earthquakes that come before an eruption. In conclusion, volcanoes are dangerous, but they also give us islands, warm springs and very good tomatoes.`,
    faults: [],
  },
  {
    name: 'comic monologue',
    kind: 'story',
    text: `Let me explain about the goat. I did not buy the goat. I want that to be clear, because my wife tells it differently, and her version has a trailer in it.

What happened was this: a man at the market asked me to hold a rope. He had a kind face and a train to catch. I held the rope. At the other end of it, as I discovered a moment later, stood Gerald.

The man never came back. I waited until the stalls were folded and the pigeons had eaten the last of the chips, and then Gerald and I walked home, eleven miles, mostly uphill. He ate my hat somewhere around the fourth. We have an understanding now.`,
    faults: [],
  },
]
