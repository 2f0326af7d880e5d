import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'Best Marketing Prompts: Posts, Pages, Adverts | Promptory',
  metaDescription:
    '24 marketing prompts for posts, newsletters and adverts, built on what your customers really said. A tyre shop in Accra and a sawmill show how.',
  title: 'Best Marketing Prompts',
  purpose: 'marketing',
  level: 'adults',
  highlight: 'Marketing',
  description:
    '24 requests for whoever has to fill the newsletter, answer the angry passenger and still sell umbrellas by Friday.',
  introduction: [
    'Marketing prompts are good for one thing above all: getting your customers’ words out of the drawer and onto the page. Most people feed the AI adjectives and receive adjectives. Feed it sixty comments, twelve reasons for buying, the questions asked before somebody hung up, and it has something to work with. A bell foundry then sounds like a bell foundry, and nobody has to write “passionate about quality” again.',
    'For the next twenty minutes, choose the prompt whose brackets you can fill without leaving your chair: a chat history, a photograph, the advert that is running now. Paste the raw material, spelling mistakes and all. When the answer comes, read it aloud to someone who has never bought from you, and watch where they stop listening. Send that sentence back with one line about what they asked.',
  ],
  groups: [
    {
      title: 'Social Media',
      description: 'When the account is yours to feed and there is nothing in the fridge.',
      icon: 'message',
      prompts: [
        {
          title: 'Six posts from real questions',
          tags: ['table'],
          text: 'Sixty comments under our last ten posts: [comments, names removed]. We are [who you are: e.g. a tram museum run by volunteers]. Stand in for the one at the ticket desk, who hears the same questions by the hour. Pick six that real visitors asked more than once and plan a post on each: opening line (the question, word for word), picture to take, answer in 50 words, best weekday. Table. The joke with four hundred likes is not a question, and neither is praise.',
        },
        {
          title: 'Five clips from a long talk',
          tags: ['table'],
          text: 'Cut this forty-minute talk by [the speaker: e.g. a dairy vet in Waikato] into five clips for people who have never heard of her: [transcript with time codes]. Work like a film editor who is paid per second removed. For each: start, end, first six words, last six words, why a stranger stays. Good clips begin in the middle of a thought and need no introduction. Never cut off an ‘unless’: if dropping a condition changes the advice, the clip is out, however well it sounds.',
        },
        {
          title: 'Answering a public complaint',
          tags: ['email'],
          text: 'A passenger on [your business: e.g. a ferry line in Dalmatia] has written this in public: [complaint, word for word]. What really happened: [facts with times]. What we can offer: [what you can offer, with limits]. With twenty years at the ticket window behind you, judge what is just in it and what is only loud. Then three texts of at most 55 words: the public reply, meant for the hundreds who read along; the private message; the line our crew should hear. Do not correct small errors in public, even where we are right.',
        },
        {
          title: 'An interview that becomes a post',
          tags: ['interview'],
          text: 'Interview me for a post on [professional network]. I am [who you are: e.g. a bridge inspector who dislikes boasting]; my readers are [your readers]. Be the columnist’s editor who never takes the first answer: five questions, one at a time, about one particular day at work. Then build 150 words out of my own sentences, shortening them but adding none, and list what you left out. Good sounds like me on the telephone. No moral at the end, and no line standing alone for effect.',
        },
        {
          title: 'Five captions for one photograph',
          tags: ['copy'],
          text: 'One photograph, five captions. In it: [what can be seen]. Outside the frame: [what happened before, after, beside it]. We are [who you are: e.g. a mussel farm in Galicia]; our followers are mostly [your followers]. You caption for a newspaper’s picture desk. The first names a person and her job, the second holds a number, the third admits something, the fourth asks what three words can answer, the fifth tells what happened next. Each under 30 words; say which you would print. Never describe what everybody sees.',
        },
        {
          title: 'Who sees your posts',
          tags: ['table'],
          text: 'Thirty posts by [your business: e.g. a tailor in Almaty], with results: [text, date, reach, saves, messages, bookings]. I suspect that colleagues applaud and customers scroll past. Check it like the shopkeeper opposite, who sees who actually comes in. Put every post on one of three heaps: seen by the trade, seen by buyers, seen by nobody. Table, with the figure that decided it. Then name two kinds of post to stop and one to repeat this month. Reach is no argument; a booking is.',
        },
        {
          title: 'A series that lasts a year',
          tags: ['plan'],
          text: 'Nine years of Tuesdays: that is how long you, a radio producer, have filled one slot without repeating yourself. Give [your business: e.g. a bell foundry with two people and no time] a weekly series made from what happens there anyway: [a normal week, hour by hour]. Three ideas, each with a name, four first episodes, minutes of work a week, and the month in which it would die. Recommend one. Whatever depends on good weather or good moods is out.',
        },
        {
          title: 'A message to an influencer',
          tags: ['email'],
          text: 'Before we write to [the person: e.g. a birdwatcher with 4,000 followers], read what she publishes: [five recent posts]. We are [who you are: e.g. a weavers’ cooperative in Oaxaca]; we offer [your offer] and would like [your wish]. Take the part of her suspicious best friend. First, her reasons to decline. Then a message of 90 words that answers the strongest, and a second that asks for half as much. Praise must be impossible to send to anyone else. If the fit is poor, say so and write nothing.',
        },
      ],
    },
    {
      title: 'Content Marketing',
      description: 'When a text has to be of use to somebody before it is of use to you.',
      icon: 'feather',
      prompts: [
        {
          title: 'A newsletter about nothing',
          tags: ['copy'],
          text: 'Nothing happened at [your business: e.g. a sawmill in Småland] in [month]. Here is the nothing: [deliveries, repairs, visitors, talk at lunch]. Turn it into a newsletter of 250 words as a village correspondent would, for [your readers: e.g. carpenters, and people building a first shed]: one scene with a person in it, one number that surprises, one thing to order in the final line. Say which dull fact you threw away and why. Four subject lines, none with a colon. Do not open with the season or thank anyone for reading.',
        },
        {
          title: 'A case study in 400 words',
          tags: ['copy'],
          text: 'Case study, 400 words, from these notes: [interview with the customer, their words marked]. Figures before and after: [figures, with dates]. The firm: [your firm: e.g. noise measurement for factories, Brno]. Write with a court reporter’s manners: who said what, and when. Open with the problem as the customer put it. Keep one paragraph for what did not work, and let our product appear no sooner than the third. Credit us only with the change that nothing else explains; list below what else was new that year.',
        },
        {
          title: 'Pages from real search terms',
          tags: ['plan'],
          text: 'Somebody typed these into the search box of [your business: e.g. a plumbing firm in Kraków]: [search terms with counts]. Picture the house of whoever typed each one. Sort them: water on the floor, decision this month, mere curiosity. As the woman who has answered our telephone for twelve years, outline one page for each heap: title, answer in the first 50 words, photograph needed, when to call someone else instead. Do not mix the heaps: a person with a bucket reads no history of taps.',
        },
        {
          title: 'A fair comparison page',
          tags: ['table'],
          text: 'Compare us fairly. Us: [facts about you: e.g. about a cargo-bike hire]. Them: [two rivals, facts with sources]. Also: [what people do without any of us]. You edit a consumer magazine that takes no advertising. Table of eight rows chosen by what [your customer] worries about, then 60 words on when to choose each, ourselves last. A good page loses us the wrong customers. Leave a cell empty where there is no source, and strike any row that is there only because we win it.',
        },
        {
          title: 'One page for a worried buyer',
          tags: ['copy'],
          text: 'The reader is [your reader: e.g. a daughter choosing a stair lift for her father], on her telephone, in a hospital corridor. Ours is the material: [your manual and terms]. You have trained community nurses and know how little anyone takes in on such a day. One page: what it does, what she must measure tonight, what it cannot do, the cost in one line, seven steps that each begin with what she sees. No warning may vanish for the sake of a friendly tone. List everything you cut.',
        },
        {
          title: 'A content calendar by customers’ year',
          tags: ['plan'],
          text: 'Plan next year from our customers’ calendar and leave ours out of it. They are [your customers: e.g. bookkeepers to fishing boats in Iceland]; their year: [seasons, deadlines, bad weeks, quiet weeks]. You edit an almanac. Twelve rows: month, what is on their mind, the piece we publish, its form, what we keep silent about and why. No world day that nobody in the trade observes. A good row would make one of them say ‘how did they know?’. Mark the two months in which we should publish nothing at all.',
        },
        {
          title: 'Which old articles to keep',
          tags: ['table'],
          text: 'Forty old articles, one shelf: [title, date, visits, last update]. Pages our sales people send by hand: [pages they send]. The firm makes [your product: e.g. climbing ropes]. Go through them as an archivist who may keep fifteen: keep, mend, merge or remove, with a reason of eight words. For the five to mend first, quote the sentence that is no longer true. Table, most urgent on top. A page that sales relies on stays, however few visit; an outdated safety claim goes first, even at three visits a year.',
        },
        {
          title: 'Writing rules from your own texts',
          tags: ['analysis'],
          text: 'What do these six texts do that those two do not? Proud of: [six texts]. Ashamed of: [two texts]. They come from [who you are: e.g. a mountain rescue charity]. Examine them like a forensic linguist asked who wrote what. Eight rules for our writers, each with a quotation that obeys it and one that breaks it; then rewrite [a dull paragraph] by those rules. A rule is good when somebody could break it by accident; nobody ever broke ‘warm but professional’.',
        },
      ],
    },
    {
      title: 'Ad Copy',
      description: 'When every word is paid for and the reader is on the way to somewhere else.',
      icon: 'megaphone',
      prompts: [
        {
          title: 'Twelve headlines, nine thrown out',
          tags: ['copy'],
          text: 'Twelve headlines for [your product: e.g. an umbrella that can be repaired], one for each reason its buyers gave: [twelve reasons, word for word]. Seven words at most. Write like a market trader with a louder neighbour. Then throw out nine, saying in six words what was wrong with each. For the three that stay, name the reader each would stop and the promise we must be able to keep. No puns, and no two headlines that are one idea in different coats.',
        },
        {
          title: 'A radio advert of thirty seconds',
          tags: ['copy'],
          text: 'Thirty seconds of local radio for [your business: e.g. a tyre shop in Accra], heard by someone driving on bad tyres: [offer, hours, where we are]. A sound that truly exists there: [a sound: e.g. a wheel nut coming off]. You have presented the late programme for years and know when hands reach for the dial. Script in two columns, heard and said, at most 65 spoken words, the place described by something one drives past. Add a version without the offer and say which you would broadcast. No telephone number, no list of services.',
        },
        {
          title: 'Why visitors leave the page',
          tags: ['analysis'],
          text: 'People click our advert and leave within eleven seconds. Advert: [text of the advert]. Page: [text of the first screens]. Figures: [clicks, exits, sign-ups]. We sell [your product: e.g. an online course in Egyptian Arabic]. An usher knows when someone is about to ask for their money back; be that usher. Put each promise beside what became of it, quoted, worst mismatch on top, and mark the sentence at which the visitor feels cheated. Rewrite the first screen in 60 words. Do not mend it by making the advert vaguer.',
        },
        {
          title: 'Claims that stand up',
          tags: ['table'],
          text: 'This advert is on the desk of a complaints officer at the advertising authority of [country], and that is you: [the advert]. Our proof: [tests, certificates, dates]. Product: [your product: e.g. oat drink]. Table: claim, what a hurried shopper takes it to mean, proof we hold, gap, wording that still sells and stands up. Rank by risk and mark what needs a lawyer. Treat ‘up to’, ‘natural’ and any picture of a child as claims. What is true only in the small print counts as false.',
        },
        {
          title: 'An honest job advert',
          tags: ['copy'],
          text: 'We need [the job: e.g. six night cleaners at a tram depot]. Duties: [duties]. Pay and hours: [pay and hours]. What is hard about it: [the hard part]. Draft the notice as one who has done the job for eight years and would take it again. 120 words: the hour it starts in line one, the pay in line two, one good thing only insiders know, one reason not to apply. Then say who would be put off, rightly and wrongly. ‘Dynamic’ and ‘like a family’ are forbidden.',
        },
        {
          title: 'A poster read in four seconds',
          tags: ['copy'],
          text: 'Passers-by will see the poster for [the event: e.g. a wrestling night in Ulaanbaatar] for four seconds, from a moving bus. Content: [date, place, price, one strange fact]. Design it in words like someone who draws road signs: three layouts of at most 14 words, each stating what is largest, what comes second, what may be missed. Recommend one and say whom it loses. It is good if a child can repeat it two stops later. Sponsors are not content, and an exclamation mark is not a size.',
        },
        {
          title: 'An advert for another country',
          tags: ['copy'],
          text: 'From [from city: e.g. Seoul] to [to city: e.g. Lima]: our advert for [your product: e.g. sunscreen] has to move house. Original: [text, and what the picture shows]. How people there buy it: [where, with whom, what they ask first]. You are a copywriter born in the second city and short of patience with the first. Give the literal sense, what is lost, two new versions of 40 words, and the phrase in each that your aunt would tease you for. Recommend one. Do not carry the joke across; find what the joke was for.',
        },
        {
          title: 'Three e-mails to hesitant buyers',
          tags: ['email'],
          text: 'Three e-mails to people who looked at [your product: e.g. second-hand pianos in Leipzig] and went home. Their questions before leaving: [their questions, counted]. Be the sales assistant who lets people leave. Rank the hesitations, take the top three, answer one in each mail: 110 words, subject line, one fact they can check, one way to say no for good. Each must be able to stand alone. A good mail is useful even to somebody who buys elsewhere. No countdowns, no ‘still thinking about it?’.',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'Why does AI copy for my shop sound like everyone else’s?',
      answer:
        'Because what you typed could have come from anyone. “High-quality handmade soap” describes ten thousand soaps, so you get the sentence that fits them all. Give it three things that only you know. “We cut it with a cheese wire, the lavender bar cracks in winter and we sell it anyway, the vicar buys eight” leaves the model no average to fall back on. Then forbid the words you are tired of, by name.',
    },
    {
      question: 'How many versions of an advert should I ask for?',
      answer:
        'Twelve, and then make it throw nine away with a reason for each. The first four are what the whole trade would write; somewhere after the seventh it runs out of those. The reasons are worth as much as the survivors. If it drops a line about free delivery because “every rival says so”, you have learned something about your market for the price of one more sentence.',
    },
    {
      question: 'Can it learn the voice of our brand?',
      answer:
        'From samples, yes; from a description, hardly. Paste four to six pieces you are proud of, and one you are ashamed of, marked as such. Ask for rules that quote them. “Short sentences, a number in the first line, never the word ‘solution’” can be followed and checked. “Friendly, knowing, a bit cheeky” cannot. Keep the rules in a file and paste them ahead of each job, for tomorrow it will have forgotten.',
    },
    {
      question: 'Should I tell people that an AI helped with the text?',
      answer:
        'Tell them wherever they would feel cheated to find out, and wherever the law or the platform demands it. Nobody minds that a machine shortened your opening hours. They do mind the happy customer in the photograph who was never born, or a condolence from nobody. A test: would you be comfortable if a journalist printed how it was made? If you hesitate, disclose it or do that part by hand.',
    },
    {
      question: 'It’s late and I need a post for tomorrow. What now?',
      answer:
        'Answer one question that a customer asked you today. Write it down as they said it, add what you replied, and give both to the AI with a length: “Turn this into 60 words. Open with her question. Keep my answer blunt.” “Can I wash a wool carpet in the bath?” is a post. It took four minutes, it is true, and at least one other person has a wet carpet.',
    },
  ],
  relatedLinks: [
    { text: 'Best Business Prompts', to: '/business-prompts' },
    { text: 'AI Workflow Prompts', to: '/ai-workflow-prompts' },
    { text: 'Creative Writing Prompts', to: '/creative-writing-prompts' },
  ],
} satisfies GroupedPage
