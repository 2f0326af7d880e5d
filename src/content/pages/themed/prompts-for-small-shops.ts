import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Small Shops: Stock, Reviews, Signs',
  metaDescription:
    'Product texts, review replies, reorder lists, rotas, door signs and a returns policy people can read: AI prompts for owners of small shops.',
  title: 'AI Prompts for Small Shops',
  purpose: 'work',
  level: 'adults',
  description: 'For the counter, the stockroom and the inbox of a shop run by two to ten people.',
  introduction:
    'Running a shop means writing all day without being a writer: signs, replies, product texts, the rota, a polite push to a supplier. These are good jobs for an AI, because you have the facts and only lack the half hour. Trouble starts when the facts stay in your head. Then it praises your candles as the perfect gift for any occasion and a customer asks how long they burn. So type the dull details in: size, burn time, delivery day. Take the smallest job on your list first, perhaps a review reply or a sign, and use it today. Then try one with figures, such as the reorder list, and check two rows by hand.',
  prompts: [
    {
      title: 'Product description from facts',
      tags: ['copy'],
      text: 'Write a product text for our website, as a copywriter for small shops.\n\nProduct: [what it is]\nFacts: [facts: e.g. material, size, maker, care, price]\nWho buys it and for what: [customer and occasion]\nWhat people ask at the counter: [questions]\n\nHand back a title of at most 60 characters, 70 words of description that answer those questions, and five lines of facts. Leave out any praise I could not prove. First tell me if a fact is missing that buyers need.',
    },
    {
      title: 'Reply to a bad review',
      tags: ['copy'],
      text: 'Answer this review in public, with the next customer in mind: [review]. Our side: [facts]. We offer [remedy]. 70 words, no excuses, no names.',
    },
    {
      title: 'A month of posts in advance',
      tags: ['plan'],
      text: 'As the social media editor for one shop, plan four weeks of posts, three a week.\n\nWe sell: [goods]\nThis month brings: [dates: e.g. deliveries, holidays, events]\nI can photograph: [things, people who agreed]\nMinutes per post: [number]\n\nGive a table: date, picture to take, caption of 30 words, one question or action. No post may need more than my minutes. Repeat what worked: [posts that did well].',
    },
    {
      title: 'Answer a good review',
      tags: ['copy'],
      text: 'Write three different short replies to this kind review, each mentioning something it says: [review]. Sound like a person behind a counter, 25 words at most.',
    },
    {
      title: 'Reorder list from sales figures',
      tags: ['table'],
      text: 'Act as stock manager for a small shop. Below are sales for [number] weeks, stock now, and delivery times.\n[stock list: e.g. item, weekly sales, stock, lead time, pack size]\n\nFor each item give weeks of stock left, order now or wait, and quantity in whole packs. Show the sum behind each row. Put items that run out before delivery at the top. Point out rows where one odd week distorts the average, and ask me what happened then.',
    },
    {
      title: 'Sign for the shop door',
      tags: ['copy'],
      text: 'Write a door sign for [reason: e.g. closed Tuesday for stocktaking]. What, when we are back, where to go until then. Twelve words at most, readable from the pavement.',
    },
    {
      title: 'Returns policy people understand',
      tags: ['document'],
      text: 'You edit shop policies. Turn this into a returns policy a customer can read while queueing.\n\nOur rules: [present rules: e.g. 30 days, unused, with receipt]\nOnline or in store: [where we sell]\nCountry: [country]\nWhat causes arguments now: [cases]\n\n150 words, headed by questions customers ask, plain about the cases that cause arguments. Then mark each rule I should check against consumer law in my country.',
    },
    {
      title: 'Email to a late supplier',
      tags: ['email'],
      text: 'As my buyer, write to a supplier about a late delivery.\n\nOrder: [number, date, goods]\nPromised: [date]\nNow: [what they said last]\nCost to us: [cost: e.g. lost sales, customers waiting]\nI want: [outcome: e.g. new date, part delivery, credit]\n\n100 words, friendly because we need them again, with one question they must answer by [day]. Add a second, firmer version for the day after that. State nothing about contract terms unless I pasted them.',
    },
    {
      title: 'Rota that covers the busy hours',
      tags: ['table'],
      text: 'You plan shifts for small teams. Make next week’s rota.\n\nOpen: [hours per day]\nBusy: [times]\nPeople: [staff list: e.g. initials, hours wanted, days off]\nRules: [rules: e.g. breaks, a keyholder, nobody alone]\n\nOne row per day, one column per person. After it, list total hours per person beside hours wanted, and every rule you could not keep. Where two people would do equally well, choose the one with fewer hours and say so.',
    },
    {
      title: 'Ask customers for a review',
      tags: ['messages'],
      text: 'Write a text to send three days after a purchase of [product] asking for an honest review, with [link]. Under 40 words, nothing offered in return.',
    },
    {
      title: 'Three window display ideas',
      tags: ['plan'],
      text: 'You dress shop windows on small budgets. Ours: [window: e.g. 2 m wide, north side, bus stop outside]. To sell: [three products]. In store already: [materials: e.g. props, lamps, paint]. Budget: [sum].\n\nPropose three windows, each with one idea a passer-by understands in four seconds. For each: what hangs, stands and lies where, light, five words of lettering, shopping list with estimated cost, hours to build. Say what will look tired after a week.',
    },
    {
      title: 'Prices after a cost rise',
      tags: ['analysis'],
      text: 'Costs have gone up. Look at my margins as a bookkeeper for small shops.\n\nItems: [price list: e.g. item, old cost, new cost, price, sold per month]\nTax: [tax basis: e.g. prices include VAT]\n\nFor every item show margin before and now, the price that restores the old margin, and the nearest price a customer would find normal. Sort by money lost per month. Suggest which to raise, which to hold because people compare it, and which to drop. Ask if a column is unclear.',
    },
    {
      title: 'Holiday opening times, everywhere',
      tags: ['copy'],
      text: 'Our holiday hours are [dates and times]. Write a door notice, an answering machine text and a post, all with the same times.',
    },
    {
      title: 'Newsletter regulars will open',
      tags: ['email'],
      text: 'Write this month’s newsletter for people who signed up at our counter. You are my editor.\n\nNew: [goods or event]\nBack in stock: [goods]\nA thing we learned or got wrong: [short note]\nAction: [one action: e.g. reserve by Friday]\n\nThree subject lines under 45 characters, then 140 words in the voice of this sample: [two paragraphs I wrote]. One link. Cut any sentence a chain store could send.',
    },
    {
      title: 'Train a new Saturday helper',
      tags: ['how-to'],
      text: 'You write instructions for first days at work. Turn my notes into one page for a new helper of [age].\n\nNotes: [my notes: e.g. opening, till, returns, phone, closing]\nAsk first before: [limits: e.g. refunds over 20, alcohol sales]\nWho to call: [role, not number]\n\nOrder it by the clock. Short steps, one action each. Add four things customers will ask, with answers taken from my notes. End with what to do when a customer is rude. Mark each step my notes leave unclear.',
    },
    {
      title: 'Sort this week’s to-do list',
      tags: ['plan'],
      text: 'Run the back office of my shop for five minutes. Here is everything in my head: [list]. Opening hours: [hours]. Help available: [who, when].\n\nSort it into: today, before the weekend, can wait, give to somebody, drop. Today gets three items at most. For each, the first step and the minutes. Move anything with a fine, a wage or a customer waiting to the front. Ask about items whose deadline I have not given.',
    },
    {
      title: 'Caption for a product photo',
      tags: ['copy'],
      text: 'Write five captions under 20 words for a photo of [product in the picture]. Each names a different use or buyer. No hashtags, no exclamation marks.',
    },
    {
      title: 'Compare two card payment offers',
      tags: ['table'],
      text: 'Compare two card payment offers for me, as a bookkeeper would.\n\nOffer A: [terms of A: e.g. fees, rental, contract, payout]\nOffer B: [terms of B]\nMy month: [month: e.g. card sales, number of payments, refunds]\n\nWork out the yearly cost of each with the arithmetic shown, for this year and for a year with a fifth less trade. List contract terms that would hurt if I leave early, quoted. Anything the offers leave out becomes a question I can email to both.',
    },
    {
      title: 'Local search profile, filled in',
      tags: ['copy'],
      text: 'Our profile on map and search services is half empty. Fill it in like a local copywriter.\n\nShop: [shop facts: e.g. name, trade, street, hours]\nPeople look for us when: [needs, their words]\nWe do not do: [services]\n\nWrite a description of at most 700 characters, a list of what we offer, and five questions customers ask, with answers. Use the customers’ words for goods. Plain facts only, no claim to be the best. At the end, list what I should still tell you.',
    },
    {
      title: 'Clear slow-moving stock',
      tags: ['plan'],
      text: 'Here is our slow stock. Clear it with me, as a merchandiser for independent shops: [stock list: e.g. item, quantity, cost, price, months on shelf].\n\nFor each: why it may be stuck (price, place, season, explanation), one thing to try for two weeks that costs nothing, then a price step, then a last date to let it go, with money recovered. Put the items tying up most cash first. If the reason cannot be told from my list, say what to watch.',
    },
    {
      title: 'TikTok script in thirty seconds',
      tags: ['copy'],
      text: 'You write short videos for small shops. Write a script for TikTok or Reels of thirty seconds.\n\nWhat we show: [product or task: e.g. restringing a racket]\nWho stops for it: [viewers]\nWhat we can film: [place, hands, before and after]\n\nA table with second, picture, spoken words, text on screen. The first two seconds show the result. One speaker, no music cues, no slogan. End with a question that people can answer in a comment. Add two other openings.',
    },
    {
      title: 'YouTube video from one question',
      tags: ['copy'],
      text: 'Customers keep asking us: [question]. Plan a YouTube video of four minutes that answers it.\n\nOur answer in plain words: [answer]\nWhat we can show: [objects]\n\nA title under 60 characters that contains the question, a first sentence that answers it, five steps with what is in the picture, and a description of 80 words with time marks. Mark every claim that I should check.',
    },
    {
      title: 'Logo design brief, one page',
      tags: ['plan'],
      text: 'Help me brief a designer for our logo. Ask me six questions, one at a time: what we sell, who walks in, where the logo will be smallest, three signs in our street that it must not resemble, colours we own, what has to stay.\n\nThen write one page: purpose, must, must not, sizes, budget of [amount], date. No adjectives such as “modern” unless I can point to an example.',
    },
    {
      title: 'Studio product photo from a snapshot',
      tags: ['picture'],
      text: 'Make a studio product photograph for our online shop out of the attached snapshot of [product: e.g. a jar of honey]. Keep shape, proportions, material, label text and colours exactly. Behind it [background: e.g. off-white paper], curving up without an edge, one large soft light from the upper left, soft shadow where it stands, 85 mm view slightly from above, all of it sharp, square, even space around it. No props, hands, drops or badges. Then the same product on [setting: e.g. a breakfast table by a window].',
    },
    {
      title: 'Etsy listing, title and tags',
      tags: ['copy'],
      text: 'Write an Etsy listing for something I make: [item: e.g. crocheted baby blanket, 80 by 100 cm].\n\nFacts: [facts: e.g. yarn, care, sizes, making time, postage]\nBought for: [occasions and buyers]\nBuyers ask: [questions]\n\nA title of at most 140 characters that begins with what it is; 13 tags of at most 20 characters, phrases a buyer would type; a first line that works alone in the preview; 150 words of description. Claim nothing, such as “organic”, that my facts don’t prove. Ask for what is missing first.',
    },
    {
      title: 'Slogan for the van',
      tags: ['list'],
      text: 'Write slogans for [business: e.g. two people who clean offices in Leeds].\n\nCustomers thank us for: [praise]\nWe don’t do: [limits]\nRivals say: [their slogans]\n\nTwenty, five words at most, readable on a van at a red light: ten plain, five with a promise we can keep, five funny. No “quality”, “passion” or “solutions”. Strike each that a rival could use, keep three, and tell me how each sounds when somebody spells it over the phone.',
    },
  ],
  faqs: [
    {
      question: 'How do I make it sound like us and not like a big chain?',
      answer:
        'Paste two paragraphs you wrote yourself, even a reply to a customer, and say “match this voice”. Then remove any sentence a chain could publish. “We are passionate about quality” goes; “the blue ones come from a potter in Whitby and sell out by Friday” stays. Keep a note with your sample and five words you never use, and paste it at the top of every new chat.',
    },
    {
      question: 'Can I paste customer details into an AI?',
      answer:
        'Leave names, addresses, phone numbers, payment details and order histories out. For a reply it needs the problem: “customer received a cracked bowl, wants it before a birthday on the 12th”. For a list, delete the name column first and use row numbers. Check your own privacy notice too, because customers were told what you do with their data. Marketing messages need the permission the law asks for where you trade.',
    },
    {
      question: 'Which task should I start with?',
      answer:
        'Start with text you already write every week, where a mistake costs little. Review replies and product descriptions are ideal: you can judge the result in a minute. For example, give it a jar of honey with origin, weight, taste and use, and compare its 70 words with yours. Leave rotas and pricing until you have seen how it handles facts, and always check the sums there yourself.',
    },
    {
      question: 'Can it do my pricing and stock orders?',
      answer:
        'It can lay out the sums; check them before you order. Give item, weekly sales, stock, lead time and pack size, and ask for the working in each row. If it says you have 2.5 weeks of oat milk, divide 30 cartons by 12 yourself and see. It knows nothing about the street festival or the new school round the corner unless you say so. Decide with that in mind.',
    },
  ],
  relatedLinks: [
    {
      text: 'Replies to complaints and questions',
      to: '/prompts-for-customer-support',
    },
    {
      text: 'Adverts, posts and newsletters',
      to: '/marketing-prompts',
    },
    {
      text: 'The plan: a month of posts',
      to: '/plans/a-small-shops-month-of-posts',
    },
  ],
} satisfies ThemedPage
