import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'Marketing Prompts for Local Businesses',
  metaDescription:
    'AI marketing prompts for local businesses: menus, flyers, reviews, WhatsApp texts, a Google profile, Christmas, for cafés, salons, gyms and garages.',
  title: 'Marketing Prompts for Local Businesses',
  purpose: 'marketing',
  level: 'adults',
  description: 'Marketing for people with a door on a street, regulars who know their name and half an hour a week.',
  introduction:
    'Local marketing is mostly small, true messages: the table free on Tuesday, the tyre check that costs nothing, the tree that can be ordered until Friday. An AI writes those quickly once it knows your street, your prices and what people thank you for. Left without facts it writes for a chain, all “cosy atmosphere” and “friendly team”, and nobody walks in for that. Find your trade below, or the job that is due. Give dull details, such as opening hours, parking and what is usually sold out by ten. Then send one message today, to people who have already bought from you; they are the cheapest customers you will ever win.',
  prompts: [
    {
      title: 'Marketing plan for a small business',
      tags: ['plan'],
      text: 'Make a marketing plan of one page for [business] in [place].\n\nBest customers, and how they found us: [customers]\nAim for [months]: [goal in numbers]\nHours a week and budget: [hours, money]\nTried before, with results: [attempts]\nQuiet times: [days, months]\n\nChoose three channels and say why not the others. Table by month: message, channel, who does it, cost, number to watch. Spend nothing before the free steps are done. Finish with the first hour’s work, and the sign that tells me to stop something.',
    },
    {
      title: 'Restaurant menu descriptions',
      tags: ['copy'],
      text: 'Write menu descriptions for these dishes.\n\nDishes: [per dish: ingredients, how it’s cooked, source if true]\nPlace and guests: [restaurant: e.g. family trattoria, hotel, food van]\nTone: [tone: e.g. plain, playful, elegant]\n\nAt most 18 words each, main ingredient first, how it’s cooked second, something you can taste last. No “delicious”, “mouth-watering” or “succulent”; add no ingredient or origin. Vary the openings. List allergens that I should confirm with the kitchen, dish by dish, as questions.',
    },
    {
      title: 'Restaurant promotion ideas',
      tags: ['table'],
      text: 'Suggest eight promotions for my [restaurant, takeaway or bar], quiet on [days and hours].\n\nGuests: [guests: e.g. office workers, families, students]\nSells well, costs little: [dishes]\nCan’t do: [limits: e.g. no discount on fish, two cooks]\n\nTable: idea, who it’s for, what it costs me per guest, what it could bring on one evening, sentence for the board outside. Not more than two may cut prices. Show the sums from my figures; ask for missing ones. Then choose one to try next week and what to count.',
    },
    {
      title: 'Barber shop marketing',
      tags: ['plan'],
      text: 'Plan four weeks of marketing for my barber shop.\n\nCuts and prices: [services, prices]\nChairs empty on: [days, hours]\nCustomers: [customers: e.g. students, fathers with sons]\nI can photograph: [pictures, with permission]\n\nPer week: two posts with caption, one offer for the empty chairs, one text to people whose last cut was over five weeks ago. Each job under fifteen minutes. Add five lines for a sign outside, and what the barber says at the till to book the next visit.',
    },
    {
      title: 'Hair salon marketing',
      tags: ['plan'],
      text: 'Write the marketing for my [salon: e.g. hair, nails, beauty] for next month.\n\nTreatments and prices: [treatments, prices]\nNew or underbooked: [treatment or day]\nWhat clients ask in the chair: [questions]\nBooking: [way to book]\n\nGive me eight captions answering those questions, a no-show reminder that stays friendly, a message to clients not seen for three months, and one referral offer with its cost. Before-and-after pictures only with consent: write the sentence that asks for it. No promise about results or skin; name claims to check.',
    },
    {
      title: 'Café marketing ideas',
      tags: ['list'],
      text: 'Give me twelve marketing ideas for my café in [place], known for [what we’re known for], quiet at [hours]: four that cost nothing, four for the window or pavement board, four that bring groups. For each, the first step and the words to write.',
    },
    {
      title: 'Bakery marketing ideas',
      tags: ['list'],
      text: 'Give me a marketing week for my bakery: [what comes out of the oven, when], sold out by [time]; orders [how, deadline]. Seven captions, two chalkboard lines, one idea for what’s left at closing. Name only what I listed.',
    },
    {
      title: 'Cleaning business flyer',
      tags: ['copy'],
      text: 'Write and lay out a flyer for [cleaning: e.g. homes, offices, windows, holiday lets] in [area].\n\nServices and prices: [services, prices or “from”]\nWhy us, provable: [facts: e.g. insured, same person each week]\nContact: [phone, web]\nOffer, if any: [offer]\n\nFront: headline of seven words about what the customer gains, three lines, phone number. Back: list of what is included and what isn’t, two steps to book. Tell me what goes where and how big. 90 words in all. Then a version for a letterbox and one for a shop noticeboard.',
    },
    {
      title: 'Gym marketing plan',
      tags: ['plan'],
      text: 'Plan a month of marketing for my [gym: e.g. studio, martial arts club, personal training].\n\nPeople who stay: [members]\nWhy beginners hesitate: [fears they’ve told us]\nEmpty classes: [classes]\nOffer and prices: [offer]\n\nFour weekly themes, each with two posts, one email, one thing members do with a friend. Answer a beginner’s fear every week. No weight promises, no before-and-after bodies, no shame. Add the message for a member who hasn’t come for three weeks, and what to say in a trial session’s last minute.',
    },
    {
      title: 'Florist marketing',
      tags: ['copy'],
      text: 'Prepare my flower shop for [occasion: e.g. Mother’s Day, wedding season, an ordinary week].\n\nBouquets and prices: [bouquets, prices]\nIn season now: [flowers]\nOrder by, delivery to: [deadline, area]\n\nWrite four captions, a window text of eight words, an email of 90 words with the deadline in its first line, and three card messages that customers can borrow for [hard cases: e.g. a funeral, an apology]. Speak of people giving, not of “blooms”. If colour or flower may change, say so politely.',
    },
    {
      title: 'Garage marketing (car repair)',
      tags: ['copy'],
      text: 'Write the marketing for my garage in [place].\n\nWork and prices: [services, prices]\nCustomers fear: [fear: e.g. being overcharged]\nWhat we do about it: [habit: e.g. we ring before any extra work]\n\nA reminder text for an inspection due, a seasonal check offer of 60 words, five posts that each explain one noise or warning light, a reply to “that’s too expensive”. Say nothing bad of other garages. Mark technical claims that I should check.',
    },
    {
      title: 'Dentist marketing',
      tags: ['copy'],
      text: 'Write texts for my [practice: e.g. dental, physiotherapy, optician], where new patients are [welcome or on a waiting list].\n\nTreatments: [treatments]\nAsked at reception: [questions]\nFor nervous patients we: [what we do]\n\nGive me a recall message under 40 words, a web paragraph for nervous patients, five posts that each answer one question, a reply to a review that doesn’t confirm who is a patient. No promises, prices only as I state them, no scare. Flag each sentence that my professional body or advertising rules in [country] may forbid.',
    },
    {
      title: 'Hotel or Airbnb listing',
      tags: ['copy'],
      text: 'Write a listing for [place: e.g. a two-bed flat, a small hotel] on [site].\n\nSleeps, beds, bath, kitchen: [rooms and beds]\nOutside the door: [minutes on foot to what]\nGuests praise: [quotes]\nDrawbacks: [drawbacks: e.g. third floor, church bells]\nRules and times: [rules]\n\nA title of at most 50 characters, opening of 60 words for the guest who fits best, then rooms, area, good to know. The drawbacks stay in, plainly. No “stunning”, no “home from home”. Five photo captions. Ask for facts that guests filter by.',
    },
    {
      title: 'Thank-you letter to donors',
      tags: ['letter'],
      text: 'Thank [donor, or a group] in 120 words for [gift: e.g. 50 a month, a van, a day’s help] to [charity], which made this possible: [one true result]. Result first, thanks once, no new request. Add a 25-word text.',
    },
    {
      title: 'Church or club event',
      tags: ['copy'],
      text: 'Announce our event: [event: e.g. harvest supper, chess open evening, jumble sale].\n\nWhen, where, how to get there: [facts]\nCost, food, children: [facts for families]\nFor newcomers: [what they may fear: e.g. nobody knows them, singing]\nHelp needed: [jobs]\n\nWrite a poster of 40 words, a notice to read aloud in 20 seconds, a group message, and 90 words for the local paper. Each tells a stranger what happens when they walk in. Check that day, time and place agree everywhere, and list what I left out.',
    },
    {
      title: 'Property listing for an estate agent',
      tags: ['copy'],
      text: 'Write a listing for [home: e.g. a terraced house for sale, a studio to let].\n\nRooms, sizes, floor, heating: [layout and sizes]\nDone recently: [works, years]\nWithin a walk: [places, minutes]\nDrawbacks and charges: [drawbacks, costs]\nPrice or rent: [price]\n\nHeadline, 40-word summary, 150-word text room by room, list of facts. No “deceptively spacious”, no word about who should live there. Every figure as given. List what is missing and which statements need proof or a legal check before publication.',
    },
    {
      title: 'WhatsApp message to customers',
      tags: ['messages'],
      text: 'Write a WhatsApp message from [business] to [customers who agreed to messages], about [matter: e.g. an offer, a reminder, order ready, new hours]. Facts: [facts, dates, price]. Three versions under 45 words; the news in the first six; one thing to do; how to stop messages.',
    },
    {
      title: 'Google Business Profile text',
      tags: ['copy'],
      text: 'Fill in our Google Business Profile.\n\nBusiness: [name, trade, address, hours]\nServices with prices: [services, prices]\nSearched for as: [words customers use]\nPractical: [facts: e.g. parking, step-free, cards, languages]\n\nHand back: main and further categories to look for, a description under 750 characters with the most useful fact first, service lines of 20 words, answers to six questions customers ask, four short posts. No keyword lists and no address in the business name. Note what I must verify, and five photos worth taking this week.',
    },
    {
      title: 'Bad review reply for any business',
      tags: ['copy'],
      text: 'Reply publicly to this review in under 70 words: [review]. What happened, as we know it: [facts]. We can offer: [offer, or nothing]. Reveal nothing private; tell me if the review seems to break the site’s rules.',
    },
    {
      title: 'Black Friday email for a shop',
      tags: ['email'],
      text: 'Write three emails for Black Friday, or another sale, from [business]: before, opening, last hours. Facts: [offer, limits, end time]. 80 words each, offer first, real stock and deadline only, two subject lines apiece.',
    },
    {
      title: 'Christmas campaign for a shop',
      tags: ['plan'],
      text: 'Plan our Christmas campaign from [start] until [last order date].\n\nWe sell: [goods or services]\nGifts by price: [ideas under 10, 25, 50]\nExtra hours, helpers, stock: [facts]\nMoney: [budget]\nLast year: [what sold, what didn’t]\n\nTable by week: one message, window or shop, post, email, who. Weeks one and two for early birds, last days for people in a panic. Include vouchers, wrapping and the days after. Show the latest date for each order or print job. Say what to leave out if I’m alone.',
    },
    {
      title: 'Loyalty card for a small business',
      tags: ['plan'],
      text: 'Design a loyalty card for [business] where a usual visit costs [amount], leaves me [margin], and regulars come [how often].\n\nGive three schemes: number of stamps, reward, cost per regular a year with arithmetic, why somebody would come once more. Then for the best: text for both sides of the card, three rules, what staff say, how we’d notice cheating, and what number after eight weeks ends it. If customers’ data is stored, list what to check.',
    },
    {
      title: 'Opening-day invitation',
      tags: ['copy'],
      text: 'Invite people to the opening of [business] at [address] on [date, hours], where there will be [what happens]. A card of 40 words, a post, and a note for the neighbours’ doors. Drop “grand” unless it is.',
    },
    {
      title: 'Local press release',
      tags: ['document'],
      text: 'Write a press release for [local paper or radio] about [news].\n\nWho, what, when, where, why: [facts]\nWhy readers nearby care: [effect on people here]\nA sentence I really said: [my sentence]\nPictures: [photos and who is in them]\nContact: [name, phone]\n\nHeadline under ten words, first paragraph of 30 with every fact, 220 words in all, the quote unchanged. Nothing an editor would call advertising: strike it and show me. Then a four-line email to the newsroom. If this isn’t news, tell me what would make it so.',
    },
    {
      title: 'Facebook ad for a local business',
      tags: ['copy'],
      text: 'Write three ads of 40 words for [business] in [place]: [offer, price, how to book]. One starts with the problem, [problem], one with the price, one with a customer’s words, [quote]. For each, a headline of five words and the picture to take.',
    },
    {
      title: 'Win back old customers',
      tags: ['messages'],
      text: 'Write to customers who haven’t come to [business] since [time]; what’s new: [true news, offer or none]. A text under 35 words and an email of 70, no “we miss you”, inviting a one-line reply about why they stopped.',
    },
    {
      title: 'Social media posts for local business',
      tags: ['table'],
      text: 'Give me ten posts for [business] on [network], from what really happens here: [this week: e.g. deliveries, jokes, a repair, a question]. Table: photo to take, caption of 30 words, question to readers. No stock phrases, no “Happy Monday”; two that sell, eight that help or amuse.',
    },
    {
      title: 'Website text for a small business',
      tags: ['copy'],
      text: 'Write the home page of [business: e.g. a joiner, a driving school, a kennels] in [place].\n\nVisitors come to: [find out what, do what]\nServices and prices: [services, prices]\nProof: [reviews, years, photos, memberships]\nHow to start: [phone, form, booking]\nWe’re not right for: [jobs we refuse]\n\nHeadline naming trade and place, 25 words below it, three services, how it works in three steps, five questions with answers, one button text. 300 words. Then “About us” in 90. Mark anything I couldn’t prove to a customer at the counter.',
    },
  ],
  faqs: [
    {
      question: 'What is the cheapest marketing for a small local business?',
      answer:
        'A message to people who already bought from you, and a complete Google profile. Both cost an hour. A hairdresser with forty clients not seen since spring can text them a real free slot: “Thursday 3 pm is free, with Ana. Shall I keep it?” Check that they agreed to messages. Only when those two are done does it make sense to pay for ads or flyers.',
    },
    {
      question: 'How do I answer a bad review without making it worse?',
      answer:
        'Wait an hour, then write to the next reader and leave the reviewer’s character alone. One fact, one apology if it is due, one way to reach you: “You waited 40 minutes on Saturday; two of us were ill and we should have said so at the door.” Never mention details of a visit that only the customer should know. Ask the AI to quote any phrase that sounds hurt.',
    },
    {
      question: 'Why do AI marketing texts all sound the same?',
      answer:
        'Because most people give it a trade and nothing else. It then writes the average of all cafés. Add three facts no rival has: the oven was bought second-hand in Lyon, the window seat is taken by nine, the oat milk ran out twice last week. Ask it to strike every sentence the shop opposite could print. What stays will be short, and that helps too.',
    },
    {
      question: 'Am I allowed to send WhatsApp messages to my customers?',
      answer:
        'Only to people who agreed, and you should be able to show it. Rules differ by country, so look them up with your data protection authority or chamber of commerce before the first broadcast. A tick box at booking, “Text me about free slots”, is a good start. Put a way to stop into each message and honour it the same day. One useful message a month annoys nobody; four offers a week do.',
    },
  ],
  relatedLinks: [
    {
      text: 'Counter, stockroom and rota',
      to: '/prompts-for-small-shops',
    },
    {
      text: 'Ads, emails and campaigns',
      to: '/marketing-prompts',
    },
    {
      text: 'Answers to difficult customers',
      to: '/prompts-for-customer-support',
    },
  ],
} satisfies ThemedPage
