import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Real Estate Agents: Listings, Emails',
  metaDescription:
    'AI prompts for real estate agents: listings from facts, open-house follow-ups, price talks with sellers, a fair-housing check of the wording, offers compared.',
  title: 'AI Prompts for Real Estate Agents',
  purpose: 'work',
  level: 'adults',
  description:
    'Listings, showings, offers and talks with sellers, in words about the property and never about who should live there.',
  introduction:
    'Agents write more than they sell in a week: listings, updates, follow-ups, the note to the neighbors. An AI drafts all of these from a page of facts, and it shortens the preparation for the talk every agent postpones, the one about price. Two things go wrong. It adds charm that no showing can confirm, and it describes who would be happy there, which can get you into trouble under fair-housing rules. Give it measurements and observations, and ask it to write about the property only. Begin with a listing you already have live: run the wording check, fix what it quotes, and compare the result with the photographs. After that, write this week’s seller update.',
  prompts: [
    {
      title: 'Listing from the facts',
      tags: ['copy'],
      text: 'You write listings that hold up at the showing.\n\nProperty: [type, size, rooms, year]\nDone lately: [work with dates]\nWhat you notice on entering: [observations]\nNearby, measured: [places with walking minutes]\nWeak points: [honest list]\n\n150 words: headline of eight words, the strongest fact first, rooms in walking order. Describe the property, never who should live there. Use no adjective a fact does not carry. Then list what a buyer will ask and my facts leave open.',
    },
    {
      title: 'Price reduction talk with seller',
      tags: ['plan'],
      text: 'I have to talk to a seller about a price reduction. Coach me like a broker who has done it often.\n\nThey want: [price]\nOn the market: [days]\nShowings and offers: [numbers]\nWhat visitors said: [feedback]\nComparable sales: [three sales with dates]\n\nPrepare ten minutes: opening that states the purpose, three facts in order, a question, the price I suggest and why, what happens if we wait. Then their three likeliest objections, with answers from the facts. Tell me where my comparables are weak.',
    },
    {
      title: 'Open house follow-up',
      tags: ['email'],
      text: 'Write to someone who came to the open house at [address] and said [their remark]. Answer it with [fact], offer [next step]. 80 words, no pressure.',
    },
    {
      title: 'Fair-housing check of a text',
      tags: ['analysis'],
      text: 'Check this listing for wording that could raise a fair-housing question. Read it like a cautious broker in [state].\n[text]\n\nQuote each phrase about people, family, age, religion, origin, disability, or kinds of neighbors, say what the problem is, and give wording about the property instead: “two bedrooms on the first floor”, for example. Include hints such as who it would be “perfect for”. Sort by risk. Mark what our compliance person must decide.',
    },
    {
      title: 'Short text for a listing site',
      tags: ['copy'],
      text: 'Cut this listing to [number] characters for a listing site: type, rooms, size, best fact, place, showing times. Keep every figure exact. [listing]',
    },
    {
      title: 'Seller update after one week',
      tags: ['email'],
      text: 'My seller worries. Be a straightforward agent and write this week’s update.\n\nViews online: [figures]\nShowings: [number]\nWhat they said: [remarks, names removed]\nWhat I did: [actions]\nNext week: [plan]\n\n160 words: the honest state in the first sentence, figures as a small list, remarks grouped with how often, one decision I need. Compare only with [comparison: e.g. last week]. Leave out remarks that describe visitors personally, and say which figure is too small to mean anything.',
    },
    {
      title: 'Questions before taking a listing',
      tags: ['list'],
      text: 'You prepare first visits to sellers. Property: [type and place]. Reason for sale, if known: [reason].\n\nWrite twenty questions in the order of a walk through the house: title, renovations and permits, heating, leaks, noise, neighbors, what stays, dates, price expected and where it comes from. Mark those whose answers must be in writing. Put delicate ones (divorce, missed payments, death) in words that let people answer as much as they like. End with documents to request on the spot.',
    },
    {
      title: 'Answer the commission question',
      tags: ['messages'],
      text: 'A seller asks why our fee is [fee]. Write 90 words to say aloud: what it covers, with a figure from [our proof], without sneering at cheaper agents.',
    },
    {
      title: 'Buyer wish list into criteria',
      tags: ['table'],
      text: 'You are a buyer’s agent. Interview notes, name removed: [notes]. Budget and loan: [figures]. Area: [area].\n\nColumns: wish in their words, what it stands for in daily use, must, wish or trade, how to see it at a showing. Keep to property and practical needs such as travel time; leave out wishes about who the neighbors are and tell me which lines you left out. Then three questions that would narrow the search most, and two compromises to show them on purpose.',
    },
    {
      title: 'Price a home from three sales',
      tags: ['table'],
      text: 'You help agents price homes. Here is mine.\n\nSubject: [type, size, condition]\nSales: [three sales: e.g. date, price, size, condition, distance]\nAdjustments I use: [adjustments]\n\nOne row per sale: price per square foot, each difference to the subject, and my adjustment for it. Show the sums. Give a range and the sale it leans on most. Use no market data beyond mine, and name the kind of sale missing from the set. State that it is not an appraisal.',
    },
    {
      title: 'Note to neighbors before work starts',
      tags: ['letter'],
      text: 'Write a note to neighbors about [showings or work] at [street] from [first day] to [last day]: times, parking, who to call. 70 words, friendly.',
    },
    {
      title: 'Multiple offers side by side',
      tags: ['table'],
      text: 'Lay out these offers for my seller, as a transaction coordinator would: [offers: e.g. price, loan, earnest money, contingencies, dates]. The seller cares about: [priorities in order].\n\nOne row per offer: net figure with the sum, certainty of money, contingencies, dates, what could go wrong. Refer to offers by letter; leave out letters and photos from buyers, since they can bring bias in. Under the table, a neutral question per offer that would make it clearer. Make no recommendation.',
    },
    {
      title: 'Reply to a low offer',
      tags: ['email'],
      text: 'Answer a low offer for me, as a negotiator for sellers.\n\nOffer: [amount and terms]\nAsking price: [price]\nSeller’s instruction: [instruction]\nBuyer’s reasons: [reasons]\nFacts that speak for the price: [facts]\n\nWrite 90 words to the buyer’s agent: thanks, answer to each reason with a fact, the counteroffer with its terms and date. Keep the door open and reveal nothing about how quickly the seller must move. Then say which of the buyer’s reasons is fair.',
    },
    {
      title: 'Photo list for the photographer',
      tags: ['list'],
      text: 'Write a shot list of [number] photos for [property]: order for the listing, where to stand, time of day, what to put away, what must not be hidden.',
    },
    {
      title: 'Explain closing to first-time buyers',
      tags: ['how-to'],
      text: 'My buyers are doing this for the first time. Be a patient agent in [state] and explain what happens between accepted offer and keys.\n\nOur usual steps: [steps with days]\nWho does what: [roles]\nCosts they pay: [costs]\n\nA timeline of one page: step, who acts, what they must do, how long, what often delays it. Plain words for each term on first use. Use only my steps. Mark where they should ask a lawyer, lender or tax adviser, and give the question to ask.',
    },
    {
      title: 'Win back an expired listing',
      tags: ['letter'],
      text: 'You write letters that owners finish reading. This owner’s listing ended unsold after [time] with another agent. What I saw: [my observations: e.g. photos, price, text]. What I would do: [three actions]. Proof: [one sale].\n\n130 words, respectful of the owner and the other agent. Say what I noticed, one idea they can use without me, one invitation. No promise of a price. First remind me what to check before contacting them: [our rules].',
    },
    {
      title: 'Texts to arrange showings',
      tags: ['messages'],
      text: 'Write three texts: offering showing times [times], confirming one, reminding on the day. Each under 30 words, with address, what to bring, and how to cancel.',
    },
    {
      title: 'Inspection report in plain terms',
      tags: ['table'],
      text: 'Turn this inspection report into something my clients can discuss, as a home inspector would: [report, names removed]. They are [buyers or sellers].\n\nOne row per finding: what it says (quoted), plain meaning, urgency as the report gives it, who could price it, question to ask the inspector. Group by safety, water, structure, wear. Estimate no costs. Note findings where the report limits its own certainty.',
    },
    {
      title: 'Objection practice, one by one',
      tags: ['interview'],
      text: 'Play a seller who hesitates to sign with me. Situation: [property, reason, rivals]. My terms: [fee, length, service].\n\nRaise one objection at a time: fee, price, contract length, past experience, selling alone. React as a real person would. After six, step out: which answer would have won you, where I talked too long, and a shorter wording for my weakest answer.',
    },
    {
      title: 'Market note for local owners',
      tags: ['email'],
      text: 'Write a quarterly note to owners in [area] who signed up for it. You are their local agent. Sales: [sales: e.g. street, type, price, date]. Days on market: [figures]. One local change: [change].\n\n150 words and a small table. Say what the figures show, what so few sales cannot show, and one thing an owner could do this season. No forecast, no “now is the time”. Subject line under 45 characters naming the area. Ask for any figure whose source I have not given.',
    },
  ],
  faqs: [
    {
      question: 'How do I keep AI listings within fair housing rules?',
      answer:
        'Ask for a description of the property and never of the people in it, then run a second check. “Perfect for a young family” and “safe neighborhood near the church” are phrases a compliance officer would question; “three bedrooms, yard fenced on all sides, park two blocks away” is not. In the US, federal law names protected classes and many states add more. Your broker or compliance contact decides doubtful cases.',
    },
    {
      question: 'What client information can I give it?',
      answer:
        'Facts about the property, and situations without identities. Leave out names, contact details, loan papers, reasons such as divorce or debt, and anything about how fast a seller must move. “Seller A, 62 days on the market, four showings, two remarks about the stairs” prepares a price talk very well. Offers contain financial data, so use letters for buyers and only the figures you compare. Check your brokerage’s list of approved tools.',
    },
    {
      question: 'Can AI tell me what a home is worth?',
      answer:
        'It can arrange your comparables; it cannot value the home. Its knowledge of prices is old and not about your street. Give it three recent sales with size, condition and date plus the adjustments you use, and let it show the sums. If it adds 15,000 for a garage, ask where that came from. The answer should be “from your list”. A licensed appraiser does the rest.',
    },
    {
      question: 'How do I make listings sound less alike?',
      answer:
        'Start from what you noticed in the first minute inside. “The kitchen gets the sun until about four, and you can see the gate from the sink” cannot be said of the house next door. Ban words like “charming” and “must-see”, and give one fact for each adjective you keep. Then let the AI cut to length. Keep a file of your own best sentences as a sample of tone.',
    },
  ],
  relatedLinks: [
    {
      text: 'Pictures and mood boards',
      to: '/image-prompts',
    },
    {
      text: 'Campaigns, posts and newsletters',
      to: '/marketing-prompts',
    },
    {
      text: 'Signs, schedules and stock for small shops',
      to: '/prompts-for-small-shops',
    },
  ],
} satisfies ThemedPage
