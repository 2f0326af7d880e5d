import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Travel: Itineraries, Packing, Trains',
  metaDescription:
    'AI prompts for travel: day-by-day itineraries, family holidays, road trips, honeymoons, packing lists, train journeys, flights, visas and rainy days.',
  title: 'AI Prompts for Travel',
  purpose: 'planning',
  level: 'adults',
  description:
    'Prompts that plan a trip around your dates, your money and your feet, and tell you which details to check before you book.',
  introduction:
    'An AI knows something about every place and has been to none of them. It is good at shape: which towns belong together, what fits into a day, what you would forget to pack. It is weak at everything that changes: opening hours, prices, timetables, visas, the ferry that stopped running. Beginners ask for “the best of” a country and get a week of changing hotels. Tell it instead who travels, how early you get up, what you can spend and what bores you. Choose one prompt, fill it in, and cross out a third of what comes back. Then check the first two bookings on official sites before you fall in love with the plan.',
  prompts: [
    {
      title: 'Ten-day trip, Japan or anywhere',
      tags: ['plan'],
      text: 'Plan ten days in [country: e.g. Japan] for a first visit.\n\nWho and when: [travellers, month]\nIn and out: [airports and times, or open]\nLove: [interests: e.g. food, gardens, trains]\nTired of: [dislikes: e.g. queues, churches]\nBudget a day without flights: [amount]\nPace: [pace: e.g. one base, or a new town every three nights]\n\nThree bases at most. First the route in one line with travel hours, and what I miss by choosing it. Then a table: day, morning, afternoon, evening, travel, cost guess. Keep one day empty. Mark every price, timetable and opening hour “check”.',
    },
    {
      title: 'Day-by-day itinerary',
      tags: ['table'],
      text: 'Turn this into an itinerary day by day: [place, dates, people, arrival and departure times]. Already booked: [bookings]. Wishes, strongest first: [wishes]. We get up at [time] and stop at [time we want to rest]. One table a day with place, rough time, way to get there, and what to drop if we’re tired; everything in a half-day within walking distance. Warn me about closing days and mark what to check.',
    },
    {
      title: 'Family holiday with toddlers',
      tags: ['list'],
      text: 'Suggest five holidays for a family with small children.\n\nChildren: [ages, naps, what they love]\nFrom: [home town], longest journey we can bear: [hours]\nMonth, nights, budget: [details]\nWe need: [needs: e.g. a kitchen, shade, a cot, no stairs]\nParents would like: [wish: e.g. one good dinner]\n\nPer idea: kind of place and region, journey door to door, a normal day around the nap, what goes wrong there, rough cost. One of the five is under two hours away. Mark prices “check”. Then say which you’d choose and the one thing to ask before booking.',
    },
    {
      title: 'Road trip planner',
      tags: ['table'],
      text: 'Plan a road trip from [start] to [end or round trip] in [days] days, in [month].\n\nCar: [vehicle: e.g. small car, electric with 300 km, camper]\nDrivers and passengers: [people]\nLongest drive a day: [hours]\nStops we want: [wishes]\nA bed for a night: [budget and kind]\n\nTable: day, from and to, kilometres and driving hours, a stop worth leaving the road for, where to sleep. No drive after dark, two nights somewhere every third day. List tolls, ferries, seasonal closures, charging and rules to check in each country. Tell me if the distance is too much, and what to cut.',
    },
    {
      title: 'City weekend break',
      tags: ['plan'],
      text: 'Plan a weekend in [city] from [arrival] to [departure] for [people, interests, dislikes], each half-day in one neighbourhood with one thing to see, one to eat and somewhere to sit. Mark what must be booked and what may be closed, and name the famous sight we can skip with a clear conscience.',
    },
    {
      title: 'Solo travel plan',
      tags: ['plan'],
      text: 'I’m travelling alone: [age, experience, languages]. Help me plan [nights] nights in [place, or suggest three].\n\nI want: [wish: e.g. quiet, people to eat with, hills]\nI worry about: [worry: e.g. arriving late, dinners alone, being followed]\nBudget: [amount]\n\nGive me: where to stay by area with a reason, arrival in daylight step by step, a day with company and one without, three easy ways to meet people, dinner without awkwardness. Answer each worry with something to do, not with comfort. Point me to official travel advice for the place, and write the message I leave with someone at home.',
    },
    {
      title: 'Budget trip plan',
      tags: ['table'],
      text: 'I have [amount] altogether for [nights] nights away, for [people], from [home town], in [month or any]. Show me what that buys: a table with travel, bed, food, local transport, one treat and ten per cent in reserve, for two different places. Every price is a guess with a search I can do to check it. Then five ways to save, biggest first, and the saving I’d regret. If it can’t be done, say what sum could.',
    },
    {
      title: 'Honeymoon planner',
      tags: ['plan', 'tender'],
      text: 'Plan our honeymoon, soon after [wedding date], for [budget]. Interview us first, one question at a time, five at most: a perfect day off, heat or cool, how long we can sit in a plane, what only one of us wants, how tired we’ll be. Then three proposals: place and month, ten lines each, how the first two days let us sleep, one splurge, one thing that is free, what to check about season and entry. No petals, no “paradise”.',
    },
    {
      title: 'Packing list by weather',
      tags: ['list'],
      text: 'Make my packing list for [place, dates, what I’ll be doing], in [bag and weight limit], with this forecast: [forecast, or the usual weather]. Group it by clothes, wash bag, papers and health, put a number beside each item, and mark what goes into hand luggage, what I wear on the way and what I could buy there.',
    },
    {
      title: 'Train journey through Europe',
      tags: ['plan'],
      text: 'Plan a journey by train through Europe.\n\nStart and end: [cities]\nDays, month: [days and month]\nTravellers: [ages, luggage]\nMust see: [places]\nLongest ride: [hours]\nNight trains: [yes, no or once]\n\nA table: day, from and to, hours, changes, where to break the journey. Compare a rail pass with single tickets as a sum I can redo, and say which kinds of train need a reservation. Times and fares I’ll look up on the railways’ sites. Name the tightest change, with a plan B.',
    },
    {
      title: 'What to eat on my trip',
      tags: ['list'],
      text: 'Tell me twelve things to eat in [place], for someone who avoids [foods, for diet, faith or allergy]: name in the local language, how to say it, what’s in it, where and when people eat it, and which of them may hide what I avoid. No restaurant names. With an allergy, add a card in the local language for the kitchen, to be checked by a native speaker.',
    },
    {
      title: 'Useful phrases for the trip',
      tags: ['list'],
      text: 'Give me 25 phrases in [language] for [trip: e.g. a week with children and a hire car]: politeness, food, buying, getting there, trouble. Beside each, how it sounds to a speaker of [my language] and the answer I’m likely to hear; then mark the five to learn on the way to the airport.',
    },
    {
      title: 'Visa and entry checklist',
      tags: ['list'],
      text: 'Make a checklist for entering [country, and transit stops] on [dates] with a passport from [nationality], living in [country of residence], for [purpose: e.g. holiday, family, work].\n\nCover passport validity, visa or online permit, photos and forms, money and onward ticket, vaccinations, medicines, children’s papers, customs. For each: what to find out, on which official site, by when. If you can search, link the page and its date; without it, state no rule as a fact. Then a timeline back from departure, and what people with papers like mine tend to forget.',
    },
    {
      title: 'Cheap flight search plan',
      tags: ['how-to'],
      text: 'Help me search for flights from [airports I can reach] to [destination, or anywhere warm], [dates and how flexible], [people, bags], at most [price and stops]. Give me the searches to run in order, with airports, days and stopovers to try, and a table to fill in: fare, bags, seats, transfer, real total, arrival time. State no fares yourself. I’ll paste what I find; then compare, and warn me of separate tickets, tight changes and night arrivals.',
    },
    {
      title: 'Travelling with grandparents or wheelchair',
      tags: ['plan'],
      text: 'Plan [trip: e.g. four days in Porto] for a group in which someone can’t walk far.\n\nWho: [people and ages]\nCan do: [limits: e.g. 300 m, no stairs, wheelchair 65 cm wide, rests at two]\nNeeds: [needs: e.g. step-free shower, toilet every hour, cool room for medicine]\nThe others want: [wishes]\n\nEach day: one main thing, a seat every half hour, a version for those who run ahead, how we get there step by step. Treat “accessible” as unproved: write the exact questions for hotel, airline, train and museum, with measurements. Name the hardest moment of the trip and how to get round it.',
    },
    {
      title: 'Camping trip plan',
      tags: ['plan'],
      text: 'Plan [nights] nights of camping in [area and month] for [people, and how often we’ve camped], who own [gear]. I need: what makes a good site, what to borrow before buying, a packing list in the order we’ll set up, meals on one burner with a shopping list, and a first evening that works in the rain. Say what to check about fires, wild camping and weather warnings.',
    },
    {
      title: 'Day hike plan',
      tags: ['plan'],
      text: 'Plan a day’s hike near [place] for [people, fitness, children or dog], about [hours] hours, [climb we can manage], on [date], by [car, bus or train]. Describe what sort of route to look for and how to check it on an official map; invent no path names, times or distances. Then a timetable backwards from sunset and the last bus, what to carry, food, a time at which we turn back wherever we are, and what would make us stay in the valley.',
    },
    {
      title: 'Rainy day plan',
      tags: ['list'],
      text: 'It’s raining in [place], and we’re [people and ages] with [hours and money]. Give us six things to do, two outside in proper jackets, three under a roof and only one of them a museum, one without leaving our rooms, each with what to bring and how it begins.',
    },
    {
      title: 'Group trip with friends',
      tags: ['plan'],
      text: 'Plan a trip for [number] friends who never agree.\n\nDates that work: [dates]\nBudgets, lowest first: [amounts]\nEarly birds, party people, homebodies: [who is what]\nIdeas so far: [ideas]\nOld grudges: [grudges: e.g. last time two slept on a sofa]\n\nFirst a poll of five questions I can send. Then two proposals at the lowest budget, with what’s shared and what’s optional; how rooms, cooking, money and the car are settled; a deadline for paying. One evening all together, one day apart. Finish with a message to the group that gets an answer by [reply date].',
    },
    {
      title: 'Cheapest month to go',
      tags: ['table'],
      text: 'When is [place] cheap and still good for [purpose: e.g. swimming, hiking, museums], coming from [home], bound by [limits: e.g. school holidays]? Give me a table of twelve months with weather, crowds, price level from one to five and festivals, then the two best cheap weeks, their risk, and what to check.',
    },
    {
      title: 'Layover plan',
      tags: ['plan'],
      text: 'I land at [airport and time] and fly on at [time and terminal], with [bags: e.g. checked through, hand luggage only] and a passport from [nationality]. Do the sum first: minutes for border, bags, transfer, coming back, security; what remains? Then a plan to stay in, one to go out, and a time at which I turn round whatever happens. List what to check: visa to leave the airport, left luggage, night trains. If the sum is under two hours, keep me inside.',
    },
    {
      title: 'Day trip from home',
      tags: ['list'],
      text: 'We want one day out from [home town], away from [start and end time], by [car, train, bus or bike], with [people and budget]. Suggest four outings that aren’t alike, one of them under an hour away: how to get there, the day in three steps, where to picnic, what may be closed.',
    },
    {
      title: 'Travel insurance questions',
      tags: ['list'],
      text: 'Help me ask the right things before I buy travel insurance for [trip, dates, cost]. Travellers: [ages, illnesses in general terms]. Risks: [risks: e.g. skiing, a scooter, a pregnancy, a strike]. Already insured through: [cards, health cover]. Give me twelve questions in order of what a “no” would cost, the clause words to look for, and a table to fill in for three offers. Recommend no insurer and assume no cover. Remind me to get it in writing from the insurer what I must declare and what counts as an illness.',
    },
    {
      title: 'Reviews after my trip',
      tags: ['copy'],
      text: 'Write my reviews of [hotels, restaurants, tours] from these notes: [what was good and bad at each]. Seventy words apiece: what kind of traveller I am, two facts that help the next guest, one fault put fairly, whom it suits. Add nothing I didn’t note, and tell me which complaint the owner should hear first.',
    },
    {
      title: 'Photo book from my trip',
      tags: ['document'],
      text: 'Help me make a photo book of [trip], with [number of pages] pages and about [number of photos] photos. My memories by day, as they come: [memories].\n\nFirst the order: eight chapters with a title in plain words, which kinds of photo go where, what to leave out. Ask me five questions about things no photo shows: smells, quarrels, the best bad meal. Then captions of at most 15 words and one text of 80 words per chapter, from my answers only. No “memories to last a lifetime”.',
    },
    {
      title: 'Where to go on holiday',
      tags: ['interview'],
      text: 'Help me find out where to go on holiday by asking seven questions, one at a time: a trip I’d repeat, one I wouldn’t, weather, company, money, distance, and how I want to feel on the way home. Then suggest five places, three of which I wouldn’t have thought of, each with the best month and the reason it may be wrong for me.',
    },
    {
      title: 'Which area to stay in',
      tags: ['table'],
      text: 'I need a bed in [city] for [people, dates, budget a night]. We’ll mostly be at [places we’ll go to], travelling by [means], and we mind [dislikes: e.g. noise, hills, long walks at night]. Compare five areas in a table: feel by day and at night, minutes to our places, what a room tends to cost, the catch. Then choose two, with what to look out for in reviews. If I paste three listings, find what they don’t say.',
    },
    {
      title: 'Theme park day plan',
      tags: ['plan'],
      text: 'Plan a day at [theme park] on [date] for [people, ages, heights]. Must ride: [rides]. Afraid of: [fears]. Budget for food and extras: [amount]. Give me what to book before, an order of the morning while queues are short, a quiet hour at midday, who waits with the small ones, a meeting point and a way home before anybody cries. Ride closures, heights and queue passes change: list what to look up in the park’s own app.',
    },
  ],
  faqs: [
    {
      question: 'Can ChatGPT plan a whole trip for me?',
      answer:
        'It can plan the shape of it, and you check the parts that cost money. Give it dates, people, budget and pace, and it will sort towns into a sensible order in a minute. What it says about hours, fares and ferries may be years old, unless it can search, and then you should still open the page. Ask for “check this” beside every such fact, and book nothing from its word alone.',
    },
    {
      question: 'Why does AI recommend places that don’t exist?',
      answer:
        'Because it writes what is likely, and “Café Lumière near the station” is likely in a hundred towns. Small restaurants, trails and bus lines are worst. Ask for areas and dishes instead of names: “the streets north of the market, grilled sardines” can be checked on a map in seconds. Where you need a name, look it up yourself, see that it is open in your month, and read two recent reviews.',
    },
    {
      question: 'What should I tell an AI before it makes an itinerary?',
      answer:
        'Seven things: dates with arrival times, who travels, daily budget, pace, what you love, what you never want to do again, and where you sleep, if that’s booked. The sixth is the strongest. “No more than one museum, no stairs after four, nobody drives at night” shapes a better week than a list of sights. If you leave something open, write “open”, so that it asks you and doesn’t assume.',
    },
    {
      question: 'Is it safe to give an AI my travel documents?',
      answer:
        'Keep them out. A plan needs no passport numbers, booking codes, card details or the address of a home that will stand empty. For visa questions, “Kenyan passport, living in Ireland, ten days in Turkey” is enough. If you paste a confirmation to have it sorted, remove the booking code and surname first: with those two, a stranger can often change or cancel a flight.',
    },
  ],
  relatedLinks: [
    {
      text: 'Packing, landlords, meals and toasts',
      to: '/prompts-for-everyday-life',
    },
    {
      text: 'Keep a journal on the way',
      to: '/journal-prompts/daily',
    },
    {
      text: 'Checking claims before you book',
      to: '/research-prompts',
    },
  ],
} satisfies ThemedPage
