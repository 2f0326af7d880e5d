import type { GroupedPage } from '@/content/schema'

export default {
  metaTitle: 'Best Marketing Prompts: Posts, Pages, Adverts | Promptory',
  metaDescription:
    '34 marketing prompts: content calendar, keywords, SEO article, persona, landing page, launch and welcome e-mails, ads, YouTube titles, Instagram bio.',
  title: 'Best Marketing Prompts',
  purpose: 'marketing',
  level: 'adults',
  highlight: 'Marketing',
  description:
    '34 requests for whoever has to fill the newsletter, answer the angry passenger and still sell umbrellas by Friday.',
  introduction: [
    'These prompts cover what marketing asks for in a normal month: a content calendar, posts, a search outline, a persona, product and landing pages, a launch e-mail, ads to test. All of them start from what your customers said. Most people give the AI adjectives and get adjectives back. Give it sixty comments, twelve reasons for buying, the questions asked before somebody hung up, and nobody has to write “passionate about quality” again.',
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
          text: 'Plan six posts from what people keep asking us.\n\nComments under our last posts: [comments: e.g. pasted, names removed]\nWe are: [who you are: e.g. a tram museum run by volunteers]\n\nPick six questions that visitors asked more than once. Make a table: opening line (the question, word for word), picture to take, answer in 50 words, best weekday. Leave out jokes and praise, however many likes they have. Where the comments hold no answer, leave the cell empty for me.',
        },
        {
          title: 'Five clips from a long talk',
          tags: ['table'],
          text: 'Cut a talk into five clips for people who have never heard of [the speaker: e.g. a dairy vet in Waikato].\n\nTranscript with time codes: [transcript]\nWhere they go: [platform and length]\n\nMake a table: start, end, first six words, last six words, why a stranger keeps watching. Begin in the middle of a thought that needs no introduction. If cutting an “unless” would change the advice, choose another passage. If the talk holds fewer than five clips, give fewer.',
        },
        {
          title: 'Answering a public complaint',
          tags: ['email'],
          text: 'Help me answer a complaint that was posted in public about [your business: e.g. a ferry line in Dalmatia].\n\nComplaint, word for word: [complaint]\nWhat happened: [facts with times]\nWhat we can offer: [what you can offer]\n\nFirst tell me which points are fair, which are exaggerated, and which my facts do not settle. Then write three texts of at most 55 words: the public reply, for everyone who reads along; the private message; a note to our staff. Do not correct small errors in public.',
        },
        {
          title: 'An interview that becomes a post',
          tags: ['interview'],
          text: 'Help me write a post for [professional network: e.g. LinkedIn], and don’t be content with my first answers.\n\nI am: [who you are: e.g. a bridge inspector who dislikes boasting]\nMy readers: [your readers]\n\nAsk me five questions, one at a time, about one particular day at work. Then build 150 words from my own sentences, shortened, with nothing added. List what you left out. No moral at the end, and no sentence on a line of its own for effect.',
        },
        {
          title: 'Five captions for one photograph',
          tags: ['copy'],
          text: 'Write five captions for one photograph by [who you are: e.g. a mussel farm in Galicia].\n\nIn it: [what can be seen]\nOutside the frame: [context: e.g. what happened before, after, beside it]\nFollowers: [your followers]\n\nOne names a person and their job, one holds a number, one admits something, one asks a question that three words can answer, one tells what happened next. Under 30 words each, none repeating what anyone can see. Say which you would post, and ask for facts you lack.',
        },
        {
          title: 'Who sees your posts',
          tags: ['table'],
          text: 'Find out who really sees the posts of [your business: e.g. a tailor in Almaty].\n\nOur last thirty posts: [posts with results: e.g. text, date, reach, saves, messages, bookings]\nWhat I suspect: [my guess: e.g. colleagues applaud, customers scroll past]\n\nSort them into three groups: seen by the trade, seen by buyers, seen by nobody. Make a table: post, group, the figure that decided it. Then name two kinds of post to stop and one to repeat this month. Go by messages and bookings before reach, and mark posts whose figures prove nothing.',
        },
        {
          title: 'Content calendar for four weeks',
          tags: ['plan'],
          text: 'Make a four-week content calendar for [your business: e.g. a bell foundry with two people and no time].\n\nPlatforms: [platforms]\nComing up: [dates: e.g. events, deadlines, deliveries]\nWhat customers ask: [customer questions]\nMy time: [minutes a week]\n\nMake a table, three posts a week: date, platform, question it answers, post idea, picture or clip to make on site, what the reader should do. Mark what can be filmed in one go. Use only the dates I gave, and say which week is too thin to fill.',
        },
        {
          title: 'A message to an influencer',
          tags: ['email'],
          text: 'Speak as a close friend of [the person: e.g. a birdwatcher with 4,000 followers], wary of brands.\n\nWe are: [who you are: e.g. a weavers’ cooperative in Oaxaca]\nFive of their posts: [recent posts]\nWe offer: [your offer]\nWe would like: [your wish]\n\nFirst list their reasons to decline. Then write a message of 90 words that answers the strongest, and a second that asks for half as much. Praise only what is in these posts. If the fit is poor, say so and write nothing.',
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
          text: 'Turn a month without news at [your business: e.g. a sawmill in Småland] into a newsletter.\n\nReaders: [your readers: e.g. carpenters, and people building a first shed]\nSmall events: [small events: e.g. deliveries, repairs, visitors, talk at lunch]\nTo order: [one product]\n\nWrite 250 words: one scene with a person in it, one surprising number, the product in the last line. Add four subject lines without a colon, and the facts you left out. Do not open with the season. If nothing here makes a scene, ask me three questions first.',
        },
        {
          title: 'A case study in 400 words',
          tags: ['copy'],
          text: 'Write a case study of 400 words, with a source for every claim.\n\nFirm: [your firm: e.g. noise measurement for factories, Brno]\nInterview with the customer: [interview: e.g. notes, their words marked]\nBefore and after: [figures with dates]\n\nOpen with the problem as the customer put it. Bring our product in no sooner than the third paragraph, and keep one paragraph for what did not work. Claim only the improvement that nothing else explains. Below the text, list what else changed that year and which figures lack a source.',
        },
        {
          title: 'Search outline for one article',
          tags: ['plan'],
          text: 'Write the SEO brief for one article by [your business: e.g. a plumbing firm in Kraków].\n\nSearch term: [search term]\nWhat people ask us about it: [customer questions]\nPages that rank now: [ranking pages: e.g. titles and headings, pasted]\nOur pages to link to: [our pages]\n\nHand back: what the searcher wants to do next, a title of 60 characters, a description of 150, H2 and H3 headings with one line on each, what the first 100 words must answer, what the ranking pages leave out, internal links. Flag each claim that needs a source.',
        },
        {
          title: 'A fair comparison page',
          tags: ['table'],
          text: 'You edit a consumer magazine that takes no advertising. Draft a comparison page.\n\nUs: [facts about you: e.g. about a cargo-bike hire]\nThem: [two rivals: e.g. facts with sources]\nWithout any of us: [what people do instead]\nReader: [your customer]\n\nMake a table of eight rows, chosen by what this reader worries about. Then say in 60 words when to choose each, ourselves last. Leave a cell empty where there is no source, drop any row that is there only because we win it, and list the facts I should look up.',
        },
        {
          title: 'Product description that answers questions',
          tags: ['copy'],
          text: 'Write the text for one product of [your business: e.g. a maker of stair lifts].\n\nProduct facts: [product facts: e.g. size, material, care, price, guarantee]\nBuyer: [your buyer: e.g. a daughter choosing for her father]\nWhat buyers ask: [buyer questions]\nWords we never use: [words to avoid]\n\nHand back: a title of 60 characters, a first sentence that says who it is for, a text of 80 words, five bullet points, a search description of 150 characters. Use only the facts above. Before you write, list the buyers’ questions that they do not answer.',
        },
        {
          title: 'Buyer persona from real customers',
          tags: ['document'],
          text: 'Build one buyer persona for [your business: e.g. bookkeepers to fishing boats in Iceland].\n\nEvidence: [evidence: e.g. interviews, reviews, support mail, orders]\nDecision it is for: [decision]\n\nWrite one page: situation, what set off the search, what they compared, who else decides, what nearly stopped them, words they use. Put a quotation or figure with its source behind each point, and mark what rests on one customer. Include age, hobbies or a name only if the evidence shows they matter. List three questions to ask next.',
        },
        {
          title: 'Which old articles to keep',
          tags: ['table'],
          text: 'Sort the old articles of [your business: e.g. a maker of climbing ropes].\n\nArticles: [articles: e.g. title, date, visits, last update, text]\nPages our sales people send out: [pages they send]\n\nMake a table, most urgent first: article, verdict (keep, mend, merge, remove), reason in eight words. For the five to mend first, quote the sentence that is no longer true. Keep what sales relies on, however few visit it. Outdated safety claims go to the top. Say where you would need the full text to decide.',
        },
        {
          title: 'Writing rules from your own texts',
          tags: ['analysis'],
          text: 'You are a forensic linguist. Work out how [who you are: e.g. a mountain rescue charity] writes at its best.\n\nProud of: [good texts: e.g. six, pasted]\nAshamed of: [weak texts: e.g. two, pasted]\nTo rewrite: [a dull paragraph]\n\nGive eight rules for our writers, each with a quotation that follows it and one that breaks it. A writer must be able to check every rule, so “warm but professional” is not one. Then rewrite the paragraph by these rules. Say which of them rest on a single text.',
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
          text: 'You are a market trader with a louder neighbour. Write headlines for [your product: e.g. an umbrella that can be repaired].\n\nWhy people bought it, in their words: [twelve reasons]\n\nWrite twelve headlines, one for each reason, seven words at most, no puns. Then throw out nine, each with its fault in six words. For the three that stay, name the reader each would stop and the promise we must be able to keep. No two may share an idea. If I gave fewer reasons, write fewer.',
        },
        {
          title: 'Launch e-mail to your list',
          tags: ['email'],
          text: 'Announce [your product: e.g. a repair kit for rain jackets] to people who signed up.\n\nList: [the list: e.g. 900 past buyers, last mail in May]\nWhat is new: [facts]\nOffer and end date: [your offer]\nLikely doubt: [likely doubt]\nLink: [link]\n\nHand back three subject lines under 45 characters, a preview line, a mail of 120 words with one link, and a shorter reminder for people who did not click. Say what it is in the first sentence. Answer the doubt once. Flag any fact that is missing.',
        },
        {
          title: 'Why visitors leave the page',
          tags: ['analysis'],
          text: 'People click our advert for [your product: e.g. an online course in Egyptian Arabic] and leave within eleven seconds.\n\nAdvert: [text of the advert]\nPage: [text of the first screens]\nFigures: [figures: e.g. clicks, exits, sign-ups]\n\nMake a table, worst mismatch first: promise in the advert, what becomes of it on the page, both quoted. Mark the sentence where a visitor would feel misled. Rewrite the first screen in 60 words and leave the advert as specific as it is. Say what these figures cannot tell us.',
        },
        {
          title: 'Claims that stand up',
          tags: ['table'],
          text: 'You handle complaints at the advertising authority of [country]. Check an advert before it runs.\n\nAdvert: [the advert]\nProduct: [your product: e.g. oat drink]\nProof we hold: [proof: e.g. tests, certificates, dates]\n\nMake a table, riskiest first: claim, what a hurried shopper takes it to mean, proof, gap, wording that still sells and stands up. Treat “up to”, “natural” and any picture of a child as claims. A claim that only the small print makes true counts as false. Mark what needs a lawyer.',
        },
        {
          title: 'Landing page for one offer',
          tags: ['copy'],
          text: 'Draft a landing page for [your offer: e.g. new tyres fitted at your door].\n\nReader: [your reader: e.g. someone who clicked a search ad]\nFacts: [facts: e.g. what is included, price, area, time]\nProof: [proof: e.g. reviews, figures, guarantee]\nWhat they should do: [action: e.g. book a slot]\n\nWrite, in this order: a headline of ten words, one sentence under it, three benefits with the fact behind each, the proof, four questions with answers, the button. 250 words, one action. Where proof is missing, write “proof needed” in its place.',
        },
        {
          title: 'Ad variants for a test',
          tags: ['table'],
          text: 'Write ad variants, on a small budget, for [your product: e.g. evening classes in pottery] on [platform: e.g. a search engine].\n\nAudience: [your audience]\nFacts and price: [facts]\nRunning now: [present advert]\nLimits: [limits: e.g. headline 30 characters, text 90]\n\nMake a table of eight: headline, text, call to action, the one thing that differs from the present ad, who it is for. Change one thing per variant. Then pick two to test first and the figure that decides. Mark any line over the limit and any claim my facts do not support.',
        },
        {
          title: 'An advert for another country',
          tags: ['copy'],
          text: 'As a copywriter born in [to city: e.g. Lima], bring our advert for [your product: e.g. sunscreen] there from [from city: e.g. Seoul].\n\nOriginal: [original advert: e.g. text, and what the picture shows]\nHow people there buy it: [buying habits: e.g. where, who with, what they ask first]\n\nGive me the literal sense, what gets lost, and two new versions of 40 words. In each, mark the phrase that a local would find odd. Recommend one. If a joke does not travel, replace it with something that does its job. Say what a native reader must check.',
        },
        {
          title: 'Three e-mails to hesitant buyers',
          tags: ['email'],
          text: 'Be the sales assistant who lets people leave. Write to those who looked at [your product: e.g. second-hand pianos in Leipzig] and went home.\n\nWhat they asked before leaving, counted: [their questions]\nFacts: [facts]\n\nRank the doubts and take the top three. Write one e-mail for each, 110 words: subject line, answer, one fact they can check, one way to say no for good. Each must make sense alone. Leave out countdowns and “still thinking about it?”. If my facts cannot answer a doubt, tell me.',
        },
      ],
    },
  ],
  more: [
    {
      title: 'Search and SEO',
      description: 'For people who type five words and have never heard of you.',
      icon: 'compass',
      prompts: [
        {
          title: 'Keyword research for a small site',
          tags: ['table'],
          text: 'Find search keywords for the site of [your business: e.g. a piano tuner in Ghent].\n\nWe offer: [services or goods]\nCustomers’ words: [customer words: e.g. from e-mails, calls, reviews]\nArea: [area]\nPages we have: [our pages]\n\nThirty searches of two to five words, sorted by what the person wants: learn, compare, buy, find nearby. Table: search, page that should answer it (ours or “new”), why we could rank. You can’t see search volumes, so give none; name the ten to check first and free tools for it.',
        },
        {
          title: 'Page titles and meta descriptions',
          tags: ['table'],
          text: 'Write titles and meta descriptions for all of these pages of [site: e.g. an online shop for tea]: [pages: e.g. address, heading, first paragraph]\n\nTable: page, search it should be found for, title of up to 60 characters with that search near the front, description of 140 to 155, both counted. Each description holds one fact from the page and one thing to do there; no two begin alike. Mark pages that compete for one search, and pages too thin to describe.',
        },
        {
          title: 'SEO blog article, written out',
          tags: ['copy'],
          text: 'Write a blog article for the search [search term], published by [your business: e.g. a dental practice in Porto].\n\nThe searcher wants: [intention]\nWe know from practice: [experience: e.g. cases, prices, mistakes we see]\nSources: [sources]\nLink to: [our pages]\n\n900 words. The answer in the first 60, then headings in the words of questions people ask, one list, one case of ours. Use the search term where it reads naturally. Add a title and a meta description. Where a claim on health, law or money has no source, write “source needed”.',
        },
        {
          title: 'Alt text for website pictures',
          tags: ['table'],
          text: 'Write alt texts for the pictures on [page: e.g. our page on wedding cakes], for people who cannot see them: [pictures: e.g. attached, or a line each]\n\nTable: picture, its job (informs, links, decorates), alt text. Up to 125 characters, beginning with what matters on this page; no “image of”; words inside a picture written out. Decoration gets an empty alt, a link says where it leads. Name nobody I haven’t named, and ask where you can’t tell.',
        },
      ],
    },
    {
      title: 'E-mail, video and bio',
      description: 'For the first minute after somebody signs up, presses play or looks you up.',
      icon: 'sparkle',
      prompts: [
        {
          title: 'Welcome e-mails for new subscribers',
          tags: ['email'],
          text: 'Write a welcome series of four e-mails for people who have just signed up with [your business: e.g. a seed shop in Devon].\n\nThey signed up for: [reason: e.g. a planting calendar, 10% off]\nThey ask first: [questions]\nBest pieces: [articles, products, links]\nA true story: [story]\n\nDay 0 delivers what was promised, day 2 solves one problem, day 5 tells the story, day 9 makes one offer. For each: two subject lines, a preview line, 120 words, one link, how to unsubscribe. Say who drops out of the series, and when.',
        },
        {
          title: 'Ten YouTube titles to choose from',
          tags: ['list'],
          text: 'Give me ten titles for one YouTube video by [channel: e.g. a retired electrician who explains fuse boxes]. In it: [what happens, in order]. Viewers: [viewers].\n\nAt most 60 characters, search words in the first half. Two questions, two with a number, two naming a mistake, two about the result, two plain. Beside each, the minute that keeps its promise. No shouting capitals. Pick two to test, each with three words for the thumbnail.',
        },
        {
          title: 'Hooks for reels and shorts',
          tags: ['list'],
          text: 'Write twelve opening lines (hooks) for a short video by [your business: e.g. a mobile dog groomer] on [topic], for [viewers].\n\nTen words at most, each with the picture shown in second one. Three begin with a mistake, three with a result, three with a customer’s words, three in the middle of an action. None promises more than the video keeps: [what they learn]. Mark three that work without sound, with their text on screen.',
        },
        {
          title: 'Instagram bio in 150 characters',
          tags: ['copy'],
          text: 'Write five Instagram bios of at most 150 characters for [account: e.g. a wedding florist in Leeds]. They find here: [content: e.g. flowers in season, prices]. Proof: [one number or prize]. Link leads to: [link].\n\nFirst what we do and where, then one reason to follow, then what to tap. One plain, one dry, one with a number, one in a customer’s words, one for people who only want to buy. Add a name line with words people search for. Count the characters.',
        },
        {
          title: 'YouTube script, hook to end',
          tags: ['document'],
          text: 'Write a YouTube script of [minutes] minutes about [topic] for [viewers: e.g. people with their first sewing machine].\n\nI know: [facts, stories]\nI can show: [shots: e.g. my hands, the screen]\n\nFirst fifteen seconds: the result in view and the question, no greeting. Then parts of one minute each: what I say, what is seen, why they stay. One mistake of mine goes in. Ask for the subscription once, after the most useful part. Spoken sentences. Mark every fact that you added.',
        },
        {
          title: 'About page from real answers',
          tags: ['copy'],
          text: 'Write the “About us” page of [business].\n\nHow it began: [event, year]\nWho works here: [people]\nA customer’s words: [quote]\nWhat we refuse to do: [limits]\nHow to reach us: [contact]\n\n180 words. Begin with a day or an object. Every value stands as something we do, so that a visitor could check it. No “mission”, “passion” or “journey”. Then the same in 40 words for a profile, one sentence as a mission statement for a form that wants one, and three facts worth asking us for.',
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
        'From samples, yes; from a description, hardly. Paste four to six pieces you are proud of, and one you are ashamed of, marked as such. Ask for rules that quote them. “Short sentences, a number in the first line, never the word ‘solution’” can be followed and checked. “Friendly, knowing, a bit cheeky” cannot. Keep the rules in a file and paste them in before each job, because a new chat starts without them.',
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
