import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Online Sellers: Listings and Emails',
  metaDescription:
    'AI prompts for online sellers: Amazon, Etsy and eBay listings, product texts, KDP niches, T-shirt slogans, cart emails, returns and launch plans.',
  title: 'AI Prompts for Online Sellers',
  purpose: 'marketing',
  level: 'adults',
  description: 'Listings, shop pages, emails and product ideas for people who sell to strangers they will never meet.',
  introduction:
    'An online buyer can’t touch anything, so your words have to answer what a hand would find out: how big, how heavy, does it scratch, will it arrive by Friday. An AI writes these texts fast once it has the measurements. Without them it invents: a “premium” fabric, a fit that is “true to size”, and the parcel comes back. So keep one sheet of facts per product and paste it each time. Begin with the listing that is seen most and bought least. Run it through the matching prompt, put the answers to real buyers’ questions near the top, change one thing only, and look at the numbers in two weeks.',
  prompts: [
    {
      title: 'Amazon product listing',
      tags: ['copy'],
      text: 'Write an Amazon listing.\n\nProduct: [what it is, brand, model]\nFacts: [size, material, contents, compatibility]\nUsed for: [uses]\nReviews, mine or rivals’, complain about: [complaints]\nSearch words: [words, or none]\n\nA title that starts with what it is; five bullets of 30 words, each a use followed by the fact that proves it, one answering a complaint; 150 words of description; a line of search terms not used above. No claim on health, no “best”, no rivals’ brands. List missing facts and category rules to check.',
    },
    {
      title: 'Etsy shop listing',
      tags: ['copy'],
      text: 'Write an Etsy listing for [item: e.g. a handmade mug, a vintage lamp, a printable].\n\nHow and by whom it was made or found: [process, maker]\nSize, material, care, options: [facts]\nPersonalised with: [choices, or nothing]\nGiven for, used for: [occasions]\nReady and posted in: [days, countries]\n\nTitle: readable, item first. 13 tags of at most 20 characters, none repeated. 140 words of description whose first sentence works alone; then short lines on size, delivery, personalisation. If it’s a download, say twice that nothing is posted. Mark what my facts don’t support, and propose five photos.',
    },
    {
      title: 'eBay listing',
      tags: ['copy'],
      text: 'Write an eBay listing for [item, new or used]: [brand, model, size], faults [every fault], included [parts], terms [postage, returns]. Title of at most 80 characters in words people search; then 90 words, faults before praise.',
    },
    {
      title: 'Product description',
      tags: ['copy'],
      text: 'Write a description of [product] for [shop or site].\n\nFacts: [measurements, material, parts, care, origin]\nWho buys it, and for what moment: [buyer, moment]\nThey ask or fear: [questions]\nHow we sound: [two sentences of ours]\n\n60 words that begin with the moment, five facts as a list, answers to their questions in a line each. Then 20 words for a category page and a title under 60 characters for search. No adjective without a fact beside it. Ask first for anything a buyer would need.',
    },
    {
      title: 'KDP book niches',
      tags: ['table'],
      text: 'Suggest fifteen book niches for Kindle Direct Publishing.\n\nI know about: [knowledge, work, hobbies]\nI can make: [kind: e.g. guides, puzzle books, planners, children’s books]\nLanguage and time: [language, weeks]\n\nTable: niche, exact reader, working title, what existing books leave out (a guess), what I’d need to know, search words. No trademarks, no real people, no medical advice. You can’t see sales: give me five steps for checking a niche on the shop’s own pages, and numbers that say stop. Then choose two that I could write honestly.',
    },
    {
      title: 'T-shirt slogans',
      tags: ['list'],
      text: 'Write thirty T-shirt slogans for [people: e.g. night nurses, bad anglers, new aunts], under seven words: ten dry, ten affectionate, ten only insiders get. No song lines, brands or quotes; tell me where to check for trade marks.',
    },
    {
      title: 'Shopify home page',
      tags: ['copy'],
      text: 'Write the home page of my online shop.\n\nShop, products, prices: [facts]\nBuyers come from: [search, social, gift lists]\nThey hesitate because: [doubts]\nProof: [reviews, numbers, makers]\nDelivery and returns: [terms]\n\nFrom top to bottom: headline of eight words saying what we sell, line beneath, button; three categories; best-seller text; proof; a strip on delivery and returns; our story in 60 words; newsletter box. For each part, what picture belongs there and why. 300 words at most. Say what a visitor on a phone sees first.',
    },
    {
      title: 'Abandoned cart email',
      tags: ['email'],
      text: 'Write three abandoned cart emails from [shop], after an hour, a day, three days. In the cart: [product, its most asked question]. 60 words each: help, then the answer, then [offer, or no offer]. No false hurry.',
    },
    {
      title: 'Black Friday emails for online shops',
      tags: ['email'],
      text: 'Plan and write our Black Friday emails.\n\nOffer and exceptions: [offer]\nStarts, ends: [dates, time zone]\nLists: [groups: e.g. past buyers, never bought, regulars]\nStock that can run out: [items]\nDelivery in that week: [real times]\n\nFive emails: hint, early access, start, middle with best-seller, last hours. Who gets each and who shouldn’t. Subject line, preview, 70 words, button. State old prices only as I gave them. Then one email for people who hate sales, with a way to skip them. Show a calendar, and what breaks if we sell out.',
    },
    {
      title: 'Product name ideas',
      tags: ['list'],
      text: 'Suggest 24 names for [product or range] that sit well beside [names we already use], a third plain, a third about its use, a third invented. Easy to spell after hearing; nothing rude in [languages]. Pick four to check as trade marks.',
    },
    {
      title: 'Size guide',
      tags: ['table'],
      text: 'Write a size guide for [product: e.g. dresses, dog coats, rings, blinds].\n\nOur measurements, in [unit]: [table as I have it]\nHow it fits: [fit: e.g. narrow, stretches, shrinks a little]\nReturned most because: [reason]\n\nOne table, in centimetres and inches, conversions marked. How to measure in four steps without help, what to do between two sizes, model’s size if I gave it. Speak of the garment, never of bodies. Ask if a measurement could mean flat or all round. Then 15 words for the product page.',
    },
    {
      title: 'FAQ for an online shop',
      tags: ['list'],
      text: 'Write the FAQ page of my shop: [what we sell, to which countries].\n\nReal messages from buyers: [messages, names removed]\nDelivery, returns, payment: [rules]\n\nGroup by moment: before buying, waiting, after. Question in the buyer’s words, answer first, 50 words at most, one link. Twelve in all, commonest first. Where messages show that a product page is unclear, say what to change there instead. Mark every answer I haven’t given you; don’t make up a time or a price.',
    },
    {
      title: 'Return policy',
      tags: ['document'],
      text: 'Write a return policy for my shop selling [goods] to [countries].\n\nDays, condition, who pays postage: [rules]\nCan’t be returned: [exceptions: e.g. personalised, opened hygiene goods]\nRefund how and when: [method, days]\nFaulty or wrong item: [what we do]\n\n180 words under the questions buyers ask, exceptions named before they buy. Then the short version for the checkout and the email that confirms a return. Don’t quote consumer law from memory: list each rule that may be weaker than buyers’ rights in those countries, for me to check.',
    },
    {
      title: 'Reply to a customer complaint',
      tags: ['email'],
      text: 'Answer this complaint in under 100 words: [message]. What happened: [facts]. I can offer: [refund, replacement or neither]. Apologise for what’s true, say what I do by when, blame nobody. If the order number is missing, ask.',
    },
    {
      title: 'Review request email',
      tags: ['email'],
      text: 'Ask buyers of [product] for an honest review [days] after delivery, with [link]: 45 words, a question about use, help if something’s wrong, no reward, no hint at stars. Name marketplace rules I should look up.',
    },
    {
      title: 'Product bundle ideas',
      tags: ['table'],
      text: 'Find six bundles in my list: [products with price, cost, stock]. Table: who it’s for, contents, price, saving, my margin with arithmetic. Each solves one job. Leave out any with a margin below [lowest margin].',
    },
    {
      title: 'Keywords for product listings',
      tags: ['table'],
      text: 'Find search words for [product] on [marketplace], for buyers who [use or occasion].\n\nFacts: [material, size, colour, style]\nBuyers write in: [language, country]\nWords I use now: [title, tags]\n\nForty phrases in a table: phrase, what the searcher wants, matches my facts yes or no, where to put it. British and American words, plurals, misspellings, gift phrases, long ones. No volumes: you can’t see them, so tell me how to check ten in the shop’s own search box. Then rewrite my title with the best three.',
    },
    {
      title: 'Thank-you card for the parcel',
      tags: ['copy'],
      text: 'Write five thank-you cards of 35 words for parcels of [product], each with one true detail of how it’s made or used: [details]. One asks for a photo, one gives a care tip, none asks for stars.',
    },
    {
      title: 'Email to a supplier',
      tags: ['email'],
      text: 'Write to a supplier about [matter: e.g. a first enquiry, samples, a price, bad quality].\n\nWe are: [shop, size, country]\nProduct and quantity: [specification, number]\nSo far: [messages, order, problem with dates]\nI want: [outcome, deadline]\n\n140 words in simple English that translates well: numbered questions, one per line, covering price per quantity, samples, lead time, payment, certificates where they apply. Polite, no slang. Add a shorter second message for silence. Mark promises I shouldn’t make and documents to ask for before I pay anything.',
    },
    {
      title: 'Product price test',
      tags: ['plan'],
      text: 'Plan a price test for [product].\n\nPrice, cost, fees, postage: [figures]\nVisits and sales a week: [numbers]\nRivals charge: [prices, with links]\nPrice I’d like to try: [price]\n\nFirst show profit per sale and how many sales I could lose at the new price without earning less. Then a test by weeks: what changes, what stays, what would spoil it (season, ads, holidays), when to stop. If my sales are too few, say what the test can’t show. No two prices at once for different people.',
    },
    {
      title: 'Product launch plan',
      tags: ['plan'],
      text: 'Plan the launch of [product] on [date] from [shop].\n\nBuyers, price, stock: [facts]\nPeople I can reach: [list, followers, past buyers]\nHours and money: [limits]\nNot finished yet: [open: e.g. photos, listing, packaging]\n\nTable from four weeks before to two after: day, job, channel, text needed, done when. Early testers first, list second, public third. Write the three shortest texts: teaser, “it’s here”, “what buyers asked”. A plan for nobody buying in three days, and one for selling out. Show the single day that everything hangs on.',
    },
    {
      title: 'Message to an influencer',
      tags: ['messages'],
      text: 'Write 70 words to [creator], whose [post I liked, and why], offering [product, fee or commission] for [what I’d like]. Free to say no or criticise; labelled as advertising. Add a follow-up and four points to agree.',
    },
    {
      title: 'Digital product ideas',
      tags: ['table'],
      text: 'Suggest fifteen digital products I could make and sell.\n\nI’m good at: [skills, job, hobby]\nTools: [programs]\nPeople who’d trust me: [group]\nHours for the first one: [hours]\n\nTable: product, exact buyer, the evening it saves them, format, hours to make, price to test, why a free one won’t do. Mix templates, guides, patterns, lessons. Nothing resold, nothing that copies a style or character. Choose one; list its contents, the free sample, and three buyers to show it to before I make the rest.',
    },
    {
      title: 'Print-on-demand ideas',
      tags: ['list'],
      text: 'Give me twenty print-on-demand ideas for [niche or group I belong to], on [products: e.g. mugs, totes, posters]. Each: who gives it to whom, words or motif, product it suits best. No brands, celebrities, lyrics or characters. Three need an insider; mark them.',
    },
    {
      title: 'What should I sell online',
      tags: ['interview'],
      text: 'Help me decide what to sell online.\n\nMoney and space: [budget, storage]\nSkills, or what I can get cheaply: [skills, sources]\nTime a week: [hours]\nCountry: [country]\n\nAsk me six questions, one at a time. Then compare four ways: make it, buy and resell, dropship, print or download. For each: one product from my answers, start cost, margin in a worked example with guesses marked, returns, how the first ten buyers find it. Name goods I shouldn’t begin with. Which one would you test, for how little?',
    },
    {
      title: 'Welcome email series',
      tags: ['email'],
      text: 'Write three welcome emails, 80 words each, for people who signed up at [shop] for [reason: e.g. a discount, a guide]. First what they came for, then one product in real use, then questions before buying: [facts].',
    },
    {
      title: 'KDP book description',
      tags: ['copy'],
      text: 'Write the Amazon description of my book [title].\n\nKind and reader: [kind, reader]\nWhat’s in it, or what happens at first: [contents]\nReader wants: [wish or trouble]\nTrue proof: [my experience, reviews]\n\nFirst 25 words must stand alone. 150 words in short paragraphs; for a story, stop before the middle; for a guide, five things the reader can do afterwards; for a puzzle book or journal, pages and what’s on them. Seven keyword phrases, three categories to look for. No comparison with bestsellers. Flag promises I couldn’t prove.',
    },
    {
      title: 'Sell a used item online',
      tags: ['copy'],
      text: 'Write a small ad for [item]: [brand, size, age, faults, reason for selling], price [price], [collection or postage]. A title of eight words, then 60 words. Add replies to “still available?” and to half my price.',
    },
  ],
  faqs: [
    {
      question: 'Can I use ChatGPT for Amazon and Etsy listings?',
      answer:
        'Yes, for the words; you remain responsible for every fact in them. Paste measurements, material and contents, and forbid anything else, or it will call polyester “silky” and you will pay for the return. Look at the marketplace’s current rules on titles, claims and AI-made pictures or books before you upload. A good test: could you show a buyer each statement with a ruler in your hand?',
    },
    {
      question: 'Why do people look at my listing but not buy?',
      answer:
        'Usually a question is left open: size, postage, delivery day, what happens if it breaks. Ask a friend to read the page on a phone and say aloud what they’d like to know. A seller of lampshades found everyone asking “does it fit my lamp?”; a photo with a ruler fixed it. Change one thing, wait for a hundred visits, then compare.',
    },
    {
      question: 'Can I sell T-shirts with slogans an AI wrote?',
      answer:
        'Often, but check first: a funny line may be somebody’s trade mark or a quotation, and an AI doesn’t warn you. Search the exact words in the trade mark register of the countries you sell to, in the shop itself and in a search engine. Add something only your group would say, such as “Row 14, cello, still counting”. Then read the print company’s terms.',
    },
    {
      question: 'Is selling KDP low-content books still worth it?',
      answer:
        'Blank notebooks are hardly found any more; a book for one exact person may be. “Log book for beekeepers with up to four hives, large print” has few rivals and a buyer who knows it is meant for them. Look at the shop’s first page for that phrase: how many books, how recent the reviews? If you’d be ashamed to hand it to a beekeeper, choose something else.',
    },
  ],
  relatedLinks: [
    {
      text: 'Shop counter, stock and signs',
      to: '/prompts-for-small-shops',
    },
    {
      text: 'Support replies that calm people',
      to: '/prompts-for-customer-support',
    },
    {
      text: 'Product pictures and mock-ups',
      to: '/image-prompts',
    },
  ],
} satisfies ThemedPage
