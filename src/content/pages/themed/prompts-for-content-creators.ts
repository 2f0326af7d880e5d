import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Content Creators: Video, Posts, Podcasts',
  metaDescription:
    'AI prompts for content creators: YouTube ideas, titles and scripts, TikTok, Reels hooks, captions, hashtags, podcasts, blogs, newsletters, brand deals.',
  title: 'AI Prompts for Content Creators',
  purpose: 'marketing',
  level: 'adults',
  description: 'For the upload that’s due, the caption that won’t come and the channel that hasn’t begun.',
  introduction:
    'Making things for an audience means finding a new idea before the last one has cooled. An AI is a patient partner for that: it gives you thirty ideas, you throw away twenty-seven. What it lacks is a life. Ask it for “viral content” and you get what everyone else got who asked this morning. Give it your own week, the question from yesterday’s comments, the mistake you made on camera, and it can sort, shorten and find the opening. Choose the next thing you have to publish. Fill in the blanks with details that nobody else has, take the best of what comes back, and say it in your own words.',
  prompts: [
    {
      title: 'YouTube video ideas',
      tags: ['table'],
      text: 'Give me twenty video ideas for a YouTube channel about [topic] for [viewers: e.g. people repotting their first plant].\n\nI know or own: [knowledge, places, tools, stories]\nVideos that did well, and badly: [titles, or none yet]\nComments ask: [questions]\nI can film: [time, equipment]\n\nFive answer a question, five test or compare, five tell a story of mine, five need only me and a phone. Table: working title, first ten seconds, why they’d stay. Nothing on last week’s news. Mark three to film first, and those that already exist a hundred times.',
    },
    {
      title: 'YouTube title, description and tags',
      tags: ['copy'],
      text: 'Write title, description and tags for this video.\n\nWhat happens, with times: [contents or transcript]\nViewers would search: [search words]\nLinks to include: [links]\n\nFive titles under 60 characters that promise only what the video shows. Description: two lines that stand alone in search, 120 words of what’s in it, chapters from my times beginning at 0:00, links, no row of keywords. Up to fifteen tags, exact phrase first, then wider ones and misspellings. Say which title and why. If I gave no times, ask for them; don’t invent chapters.',
    },
    {
      title: 'YouTube video script',
      tags: ['copy'],
      text: 'Write a script for a video of [minutes] minutes: [topic].\n\nKind: [kind: e.g. how-to, story, review, list, vlog]\nViewers know: [nothing, basics, a lot]\nMy facts and experience: [notes]\nWhat will be on screen: [shots]\n\nTwo columns: spoken, seen. Open with the result or the trouble, within ten seconds. Every minute a question answered and a new one opened. Short sentences, my words from this sample: [paragraph I wrote]. Mark each fact that isn’t mine with “check”. At the end one request only, and the length in words.',
    },
    {
      title: 'Faceless YouTube channel',
      tags: ['plan'],
      text: 'Plan a YouTube channel on which I never show my face.\n\nI know or like: [subjects]\nVoice: [mine, an AI voice, text only]\nI can make: [pictures: e.g. screen, hands, drawings, own footage]\nHours a week: [hours]\n\nCompare five niches: who watches, why they’d trust a channel without a face, where legal footage comes from, how crowded. After I choose one: name ideas, first ten videos, a format I can repeat, and the first script of three minutes with shots. No copied clips or rewritten videos of others; name platform rules to read. Promise no income.',
    },
    {
      title: 'YouTube thumbnail text',
      tags: ['list'],
      text: 'Suggest ten thumbnails for a video called [title], which shows [what happens]: at most four words that don’t repeat the title, one object or face, where it sits, colours. Readable at stamp size. Rank the top three.',
    },
    {
      title: 'TikTok video ideas',
      tags: ['list'],
      text: 'Give me fifteen TikTok ideas for [who I am: e.g. a tiler, a student, a bookshop], for [viewers]. I have: [places, things, people who agreed]. Each: first sentence, what’s seen, seconds, why it’s sent to a friend. No dances, no trending sounds.',
    },
    {
      title: 'Reels hooks',
      tags: ['list'],
      text: 'Write twenty hooks for a Reel about [topic] for [viewers], whose point is [point]. Under ten words: five spoken, five written on screen, five seen without words, five admitting a mistake. No promise the video doesn’t keep.',
    },
    {
      title: 'Instagram hashtags',
      tags: ['list'],
      text: 'Find hashtags for [post or photo, described] by [account and size], for people in [place or anywhere]: three sets of five: narrow, broader and local. You can’t see today’s numbers, so tell me what to check.',
    },
    {
      title: 'Instagram captions',
      tags: ['copy'],
      text: 'Write eight captions for [photo or video] by [who posts], mood [mood: e.g. dry, warm, proud], around this true detail: [detail]. Four under ten words, four of 40 ending in a question. No emoji.',
    },
    {
      title: 'Instagram carousel post',
      tags: ['copy'],
      text: 'Write a carousel of [number] slides for [network] about [topic] for [readers].\n\nWhat I know that they don’t: [facts, steps or story]\nMistake they make: [mistake]\nAfterwards they should: [action]\n\nSlide one: promise in seven words. Then one thought a slide, 25 words at most, each ending so that people keep swiping. Last slide: something worth saving, one request. For each, what to show behind the words. Add a caption of 50 words that doesn’t repeat the slides. Flag facts I must check.',
    },
    {
      title: 'Podcast intro',
      tags: ['copy'],
      text: 'Write an intro of 30 seconds for my podcast [name], hosted by [host] for [listeners]; this episode: [topic, guest, best moment]. Three ways: quote first, question first, plain. Add an outro with one request.',
    },
    {
      title: 'Podcast script',
      tags: ['copy'],
      text: 'Script a podcast episode of [minutes] minutes on [topic].\n\nFormat: [solo, two hosts, story]\nListeners: [people, where they listen]\nMy notes and stories: [notes]\nThey should leave with: [one thing]\n\nCold open of 20 seconds, promise, three parts with times, a turn in the middle, close. Write openings and links between parts in full; elsewhere give cues, so that I still talk freely. Spoken language, numbers rounded. Mark claims to verify. Tell me which part you’d cut if I run five minutes over.',
    },
    {
      title: 'Show notes from a transcript',
      tags: ['document'],
      text: 'Make show notes from this transcript: [transcript with times].\n\nShow and guest: [names, spelling]\nLinks mentioned: [links, or find them in the text]\n\nHand back: episode title under 60 characters, two sentences for podcast apps, 150-word summary, chapters with times, five quotes word for word with time, people and books named, links. Don’t tidy a quote. Write “unclear” where the transcript stumbles, and list spellings to check. Finally three posts of 40 words, each from a different minute.',
    },
    {
      title: 'Podcast guest questions',
      tags: ['interview'],
      text: 'Prepare my interview with [guest], who [why they’re here], for listeners who [what they want].\n\nWhat they say in every interview: [stories already told]\nWhat I’m truly curious about: [curiosity]\nOff limits: [subjects]\nLength: [minutes]\n\nFifteen questions in order, from easy to brave, none answerable with yes. For the five that matter, a follow-up for a short answer and one for a long answer. A first question that isn’t “tell us about yourself”, a last one nobody forgets. Mark facts I must check about the guest before asking.',
    },
    {
      title: 'Repurpose a blog into social posts',
      tags: ['copy'],
      text: 'Turn this article into social posts: [article].\n\nFor: [networks: e.g. LinkedIn, Instagram, X, a newsletter]\nReaders there: [readers]\nLink: [link, or none]\n\nFirst list the six thoughts in it that could stand alone, with the sentence quoted. Then, for each network, two posts of its usual length, built on different thoughts, each complete without the link. My wording wherever possible; no new facts, no threads of tips. Add a 20-second video script. Say which thought doesn’t deserve a post.',
    },
    {
      title: 'Blog post ideas',
      tags: ['table'],
      text: 'Give me twenty blog post ideas on [niche] for [readers], who ask me [questions]; I’ve done or seen [experience]. Table: title, question it answers, what only I can add. Cross out what a thousand blogs already have.',
    },
    {
      title: 'Blog title generator',
      tags: ['list'],
      text: 'Write fifteen titles under 60 characters for a blog post on [topic or pasted text], for people who’d search [search words]: five plain, five with the result, five with tension. Name the best for search and for sharing.',
    },
    {
      title: 'Blog outline',
      tags: ['document'],
      text: 'Outline a blog post: [topic] for [readers], about [number] words.\n\nThey search: [question or words]\nMy answer in a sentence: [answer]\nMy own proof: [examples, pictures, figures]\n\nGive a title, an opening of 50 words that already answers, then headings in the order a reader asks. Under each: point, proof from my list, what to show, words to spend. Leave out “What is …” if these readers know it. Mark holes where I need an example. End with two older posts I could link to: [posts].',
    },
    {
      title: 'Newsletter for subscribers',
      tags: ['email'],
      text: 'Write this issue of my newsletter for [readers].\n\nOne thing that happened: [event]\nWhat it taught, or left open: [thought]\nUseful for them: [tip, link or list]\nNews: [dates, offers, or none]\nHow I sound: [two paragraphs I wrote]\n\n300 words. Start inside the event, no “I hope you’re well”. One link they should click, said once. Three subject lines under 45 characters, each with its preview text. Then strike five sentences that could be in anybody’s newsletter, and show me the shorter version.',
    },
    {
      title: 'LinkedIn post',
      tags: ['copy'],
      text: 'Write a LinkedIn post of 150 words about [what happened at work] for [readers], with these details: [details]. One scene, one thing learnt, a question I’d like answered. No one-line paragraphs, no “thrilled”, no preaching.',
    },
    {
      title: 'Content calendar',
      tags: ['plan'],
      text: 'Plan my content for [weeks].\n\nChannels and posts a week: [channels, numbers]\nAudience, and what I want from them: [audience, goal]\nComing up: [dates, launches, holidays]\nCan be used again: [old posts, videos, photos]\nHours I have: [hours]\n\nTable: date, channel, idea, first line, format, minutes, source to reuse. Every large piece feeds three small ones. One in five posts may sell. Keep the total within my hours, sum shown. Leave two slots free. At the end, a batch day: what to make in one go.',
    },
    {
      title: 'Social media bio',
      tags: ['copy'],
      text: 'Write ten bios for [network], at most [characters] characters, for [me or my account]. I make [what I make] for [my audience]; proof or oddity: [true fact]; link leads to [linked page]. Six plain, four funny. No lists of nouns, nothing invented. Which two would a stranger follow?',
    },
    {
      title: 'Brand deal email',
      tags: ['email'],
      text: 'Write to [brand], either pitching or answering this offer: [their message, or none].\n\nMy channel: [topic, network]\nHonest numbers: [followers, views, who watches]\nPast work with brands: [examples, or none]\nI propose: [pieces, dates, price, usage]\nI won’t: [limits: e.g. claims I can’t check]\n\n130 words: why their product fits my audience, what they get, price, next step. Then questions I must settle: payment date, edits, exclusivity, how long they may use it, how it’s labelled as an ad. Don’t quote advertising law; tell me where to look in [country].',
    },
    {
      title: 'YouTube community post',
      tags: ['messages'],
      text: 'Write six community posts for [channel or group] while I work on [next piece]: two polls with four real options, a look behind the scenes, a question, my unpopular opinion ([opinion]), a thank-you for [recent comment].',
    },
    {
      title: 'X thread',
      tags: ['copy'],
      text: 'Write a thread for X or a similar network about [topic], from this material: [notes or article].\n\nReaders: [readers]\nMy own part in it: [experience]\nThe link, if any: [link]\n\nSeven to ten posts, 260 characters at most each. The first says what they’ll know by the end, without “a thread”. One thought a post, each quotable alone, one example with a figure from my notes. Last post: what I’m unsure of, and a question. No numbering tricks. List claims that need a source before I publish.',
    },
    {
      title: 'Find my content niche',
      tags: ['interview'],
      text: 'Interview me to find a subject for [channel, blog or account]. Eight questions, one at a time: what friends ask me about, what I read at midnight, work I’ve done, places I can film, hours a week, what stays private, why I want this.\n\nThen three niches from my answers: who it’s for, ten first pieces, what I have that others don’t, when I’d run dry. No “lifestyle”. Choose the one I could still make in fifty weeks, and say what speaks against it.',
    },
    {
      title: 'Short video script (Reels, Shorts)',
      tags: ['copy'],
      text: 'Write a short video of [seconds] seconds on [point] for [viewers]. I can show: [things, hands, place]. Table: second, picture, spoken, text on screen. Result or trouble in the first two seconds, one thought, an ending that leads back to the start. At most 2.5 words a second: count them. Two other openings, and a caption of 20 words.',
    },
    {
      title: 'Media kit for brands',
      tags: ['document'],
      text: 'Write the text of a one-page media kit for my [channel].\n\nAbout: [subject, since when]\nNumbers, with date: [followers, views, audience countries and ages]\nWorked with: [brands, results, or none]\nI offer: [formats]\nPrices: [prices, or help me]\n\nSections: what it is in 30 words, audience, formats, prices, three pieces to look at, contact. Averages, never best days. If I asked for prices, calculate a range from hours, reach and usage, and say what’s missing. Last, the doubt a brand will have and how to answer.',
    },
  ],
  faqs: [
    {
      question: 'Will YouTube or Instagram punish me for using AI to write?',
      answer:
        'Not for using it to write, as far as platforms say, but each has rules on labelling realistic AI pictures and voices and on mass-produced videos. They change, so read the current help page of yours. What viewers punish is sameness. Keep the idea, the example and the last edit yours: a script about your own burnt sourdough can’t be mistaken for the forty others.',
    },
    {
      question: 'How many hashtags should I use?',
      answer:
        'A handful that describe the post is enough: three to five, and fewer if you have fewer. Hashtags help a platform to understand a post; they rarely carry it. For a photo of a reupholstered chair, “#upholstery”, “#chairrestoration” and your town say something, “#love” says nothing. Put the same words into the caption as well, since people search for phrases.',
    },
    {
      question: 'How do I get ideas when I have posted everything?',
      answer:
        'Read your last fifty comments and messages and write down every question, however small. That is the list. One woman who mends clocks found eleven people asking whether she ever gives up on one, and that became a series. Paste the questions into the ideas prompt, ask for three ways to answer each, and throw away two. Old pieces may also be remade after a year.',
    },
    {
      question: 'Can AI write my scripts in my own voice?',
      answer:
        'Partly, if you give it a page of how you really talk. Transcribe five minutes of an unedited video, paste it and say “keep my sentence length, my fillers that mean something, and my jokes only where I made them”. Then read the result aloud with the camera off. Change each sentence you stumble over. After three scripts, keep a list of words you never say and paste that too.',
    },
  ],
  relatedLinks: [
    {
      text: 'Ads, emails and search pages',
      to: '/marketing-prompts',
    },
    {
      text: 'Pictures to go with the posts',
      to: '/image-prompts',
    },
    {
      text: 'Essays and columns of your own',
      to: '/nonfiction-writing-prompts',
    },
  ],
} satisfies ThemedPage
