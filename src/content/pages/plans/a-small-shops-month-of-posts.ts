import type { PlanTexts } from '@/content/schema'

export default {
  metaTitle: 'A Small Shop’s Month of Posts, Planned | Promptory',
  metaDescription:
    'Seventeen steps for a shop that posts too little: a plan for four weeks, photos in one afternoon, captions that sound like you, and a look at what sold.',
  title: 'A Small Shop’s Month of Posts',
  purpose: 'marketing',
  level: 'adults',
  description:
    'Four weeks of posts from one afternoon of photos, and at the end you know which of them sold something.',
  introduction: [
    'A small shop does not need to post every day. It needs twelve posts a month that a customer would miss, and an owner who can make them between two deliveries. The usual mistake is to start each time from nothing, with the phone in one hand. Here you plan once, take all the pictures in an afternoon, and write in batches.',
    'Count on two hours in the first week and an hour and a half in each of the others. Fill in the prompts with your real goods, dates and customers’ words; that is what makes a post yours.',
  ],
  parts: [
    {
      title: 'Week 1: Plan and photograph',
      description: 'The longest week: two hours, half of it taking pictures.',
      steps: [
        {
          title: 'Ask what people ask',
          text: 'Write down ten things that customers asked this month, in their words. Let the helper on Saturdays do it, too.',
          minutes: 15,
        },
        {
          title: 'Plan four weeks',
          text: 'Three posts a week are plenty. Take out whatever you could not photograph with a phone.',
          minutes: 30,
          prompt: 'a-month-of-posts-in-advance',
        },
        {
          title: 'Find your own voice',
          text: 'Collect six texts that you like, even chalk boards and e-mails. You get rules that you can hand to anybody.',
          minutes: 25,
          prompt: 'writing-rules-from-your-own-texts',
        },
        {
          title: 'One afternoon of photos',
          text: 'All twelve pictures on one day, by a window, without flash: the thing alone, the thing in use, a pair of hands. Put them in a folder in order.',
          minutes: 60,
        },
      ],
    },
    {
      title: 'Week 2: Show what you sell',
      description: 'Three posts about goods.',
      steps: [
        {
          title: 'Captions for the photos',
          text: 'Write them in one go. Choose the one that you would say across the counter.',
          minutes: 20,
          prompt: 'caption-for-a-product-photo',
        },
        {
          title: 'Put them in the diary',
          text: 'Schedule three a week in the app’s own planner, at hours when you are not serving. Look in once on each of these days to answer.',
          minutes: 15,
        },
        {
          title: 'One photo, five ways',
          text: 'Take your best picture and tell something different each time. Keep the others for later months.',
          minutes: 20,
          prompt: 'five-captions-for-one-photograph',
        },
        {
          title: 'The window joins in',
          text: 'Put in the window what you post this week, so that a passer-by finds it again.',
          minutes: 30,
          prompt: 'three-window-display-ideas',
        },
        {
          title: 'Be found nearby',
          text: 'Hours, description, photos on map services. More people look there than at your posts.',
          minutes: 30,
          prompt: 'local-search-profile-filled-in',
        },
      ],
    },
    {
      title: 'Week 3: Answer and be answered',
      description: 'Posts from what customers say.',
      steps: [
        {
          title: 'Posts from real questions',
          text: 'Use the ten questions of week 1. A question that three people asked is a post.',
          minutes: 25,
          prompt: 'six-posts-from-real-questions',
        },
        {
          title: 'Thank someone for a review',
          text: 'Answer each good one within the week, with something that only you could say.',
          minutes: 10,
          prompt: 'answer-a-good-review',
        },
        {
          title: 'And the bad one',
          text: 'Sleep on it. Then answer briefly, for the hundred people who will read it after that customer.',
          minutes: 15,
          prompt: 'reply-to-a-bad-review',
        },
        {
          title: 'Ask for three reviews',
          text: 'Choose regulars who smiled this week, and make it easy.',
          minutes: 15,
          prompt: 'ask-customers-for-a-review',
        },
      ],
    },
    {
      title: 'Week 4: Keep what works',
      description: 'Look at the month before you plan the next.',
      steps: [
        {
          title: 'A letter to regulars',
          text: 'One thing that is new, one that is running out, one that you learned. A newsletter reaches those whom no post does.',
          minutes: 30,
          prompt: 'newsletter-regulars-will-open',
        },
        {
          title: 'Move the slow stock',
          text: 'One post about what stands at the back, with an honest reason to buy it.',
          minutes: 20,
          prompt: 'clear-slow-moving-stock',
        },
        {
          title: 'Who looks, and who buys',
          text: 'Compare reach with what people bought or asked for. Likes from other shops do not count.',
          minutes: 25,
          prompt: 'who-sees-your-posts',
        },
        {
          title: 'Three rules for next month',
          text: 'Write on a card: more of this, no more of that, try this once. Begin again with week 1; it takes half as long.',
          minutes: 15,
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'Which network should I use?',
      answer:
        'The one where your customers already answer you, and only that one for a month. If grandparents buy your wool, it may be a group for the village; if students buy your plants, it is somewhere else. Ask ten people at the till where they saw you last. Twelve posts in one place do more than three in each of four.',
    },
    {
      question: 'May I show customers in photos?',
      answer:
        'Only with a clear yes from each of them, and for children from a parent. A pair of hands with your soap, a back at the counter or the dog at the door says as much. Ask before you take the picture: “I would like to put this on our page; is that all right?” Note the answer.',
    },
    {
      question: 'What if I have no time in week 3?',
      answer:
        'Post the pictures that you have, with one line each, and skip the rest. A line such as “The plums are here until Thursday” is better than nothing clever. Tick what you did, leave the other steps open, and go on with week 4: looking at what worked is the part that saves time later.',
    },
  ],
  relatedLinks: [
    { text: 'All prompts for small shops', to: '/prompts-for-small-shops' },
    { text: 'Prompts for campaigns, adverts and texts', to: '/marketing-prompts' },
    { text: 'Pictures of products and places', to: '/image-prompts' },
  ],
} satisfies PlanTexts
