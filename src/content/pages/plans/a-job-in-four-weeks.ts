import type { PlanTexts } from '@/content/schema'

export default {
  metaTitle: 'A Job in Four Weeks: A Plan With Prompts | Promptory',
  metaDescription:
    'Twenty-one steps from a list of what you did to an answered offer: what to do each week, with the prompt for each step. Your ticks stay on this device.',
  title: 'A Job in Four Weeks',
  purpose: 'work',
  level: 'adults',
  description: 'Four weeks of small steps: know what you offer, put it on paper, practice saying it, then choose.',
  introduction: [
    'A job search goes wrong in a quiet way. You polish one resume for a week, send it forty times, and hear nothing. This plan spends the first week on what you really did, because every later page is made of it, and sends few applications that fit well.',
    'Count on five to six hours a week. Do the steps in order; tick them as you go, and this browser remembers where you are. An AI may word and check what you give it. What you did, it cannot know: leave a blank where a fact is missing.',
  ],
  parts: [
    {
      title: 'Week 1: What you offer',
      description: 'No application goes out this week. You collect the material.',
      steps: [
        {
          title: 'Write down what you did',
          text: 'List every job, course and unpaid role of the last ten years, with one thing in each that went well. Ugly notes are fine.',
          minutes: 40,
        },
        {
          title: 'Choose three ads',
          text: 'Find three ads for work you would take. Paste them into one file and underline what all three ask for.',
          minutes: 40,
        },
        {
          title: 'Check that they are real',
          text: 'Run each ad through this once, before you give anybody your address.',
          minutes: 10,
          prompt: 'check-a-job-ad-for-scams',
        },
        {
          title: 'Turn tasks into results',
          text: 'Take your notes on the two jobs that matter most. Answer the questions that come back; a guessed number will find you in the interview.',
          minutes: 45,
          prompt: 'bullets-that-show-results',
        },
        {
          title: 'Collect six stories',
          text: 'Half of all interview questions ask for one of these. Keep them on a card each.',
          minutes: 60,
          prompt: 'six-stories-for-any-interview',
        },
        {
          title: 'Write to two people',
          text: 'Somebody you worked with knows of an opening more often than a website does. Ask for a conversation, not a job.',
          minutes: 20,
          prompt: 'message-to-a-former-colleague',
        },
      ],
    },
    {
      title: 'Week 2: On paper',
      description: 'By Friday, three applications are out.',
      steps: [
        {
          title: 'Fit the resume to one ad',
          text: 'Begin with the ad you like best. The top half of page one has to answer it.',
          minutes: 60,
          prompt: 'tailor-a-resume-to-one-ad',
        },
        {
          title: 'Let it be checked',
          text: 'Read it aloud first. Then have the small faults found, and mend them yourself.',
          minutes: 25,
          prompt: 'check-my-resume-for-mistakes',
        },
        {
          title: 'Write one cover letter',
          text: 'Two facts from your stories, one true reason for this employer.',
          minutes: 40,
          prompt: 'cover-letter-from-two-facts',
        },
        {
          title: 'Bring your profile up to date',
          text: 'People look you up after they read your name. Headline, summary, and dates that match the resume.',
          minutes: 30,
          prompt: 'linkedin-summary-in-first-person',
        },
        {
          title: 'Send the first three',
          text: 'Note for each: the date, who got it, which version, and the day on which you will ask again.',
          minutes: 45,
        },
      ],
    },
    {
      title: 'Week 3: Out loud',
      description: 'You practice before anybody calls, and keep sending.',
      steps: [
        {
          title: 'Your first minute',
          text: 'Say it standing up, three times, to a wall. Change any word you stumble over.',
          minutes: 25,
          prompt: 'tell-me-about-yourself',
        },
        {
          title: 'The question you dread',
          text: 'A gap, a short job, a change of field: prepare two calm sentences, then move on.',
          minutes: 20,
          prompt: 'explain-a-gap-plainly',
        },
        {
          title: 'A whole mock interview',
          text: 'Use voice input if your AI has it. Do not stop to repair an answer; read the remarks at the end.',
          minutes: 50,
          prompt: 'mock-interview-first-round',
        },
        {
          title: 'Three more applications',
          text: 'Half an hour each now, since the parts exist. Fit the top half of the resume again, and one paragraph of the letter.',
          minutes: 90,
        },
        {
          title: 'Ask about the first three',
          text: 'A week after you sent them, four lines each, unless the ad names a later date.',
          minutes: 15,
          prompt: 'follow-up-on-an-application',
        },
      ],
    },
    {
      title: 'Week 4: Interviews and offers',
      description: 'Take these as they come up. If no one has called yet, repeat week 3 with three other ads.',
      steps: [
        {
          title: 'Bring questions of your own',
          text: 'Choose three whose answers would change your mind.',
          minutes: 20,
          prompt: 'questions-to-ask-the-interviewer',
        },
        {
          title: 'Thank them the same day',
          text: 'One thing that you talked about, one thing you forgot to say.',
          minutes: 10,
          prompt: 'thank-you-note-after-an-interview',
        },
        {
          title: 'Ask for the right pay',
          text: 'Before you answer an offer, look up what the work pays where you live. Then ask once, in writing.',
          minutes: 30,
          prompt: 'ask-for-more-salary',
        },
        {
          title: 'Decide',
          text: 'Compare the offer with another one, or with the job you have.',
          minutes: 30,
          prompt: 'two-offers-compared-fairly',
        },
        {
          title: 'Say no well, and goodbye',
          text: 'Decline what you do not take. If you leave a job, keep the letter short: you may meet these people again.',
          minutes: 15,
          prompt: 'resignation-email-short',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'What if I have less than six hours a week?',
      answer:
        'Take eight weeks and do one half of each list at a time; the order matters more than the speed. With an hour on Tuesday and one on Saturday, “Write down what you did” and “Turn tasks into results” come first. Leave out the profile before you leave out the mock interview: people who have spoken their answers once are calmer the second time.',
    },
    {
      question: 'How many applications should I send?',
      answer:
        'Six good ones in this plan, and then three a week. One that answers the ad in its top half gets further than twenty copies of the same page. If six fitted applications bring no call at all, change what you apply for: ask a former colleague which of the three ads they would have called you about, and why.',
    },
    {
      question: 'Will employers notice that an AI helped?',
      answer:
        'They notice sentences that could be about anybody. “Results-driven team player” sounds bought; “I moved 4,000 patient files in one weekend and lost none” does not. Use the AI to order, shorten and ask, keep your own facts and words, and never send a sentence that you could not explain across a table.',
    },
  ],
  relatedLinks: [
    { text: 'All prompts for job seekers', to: '/prompts-for-job-seekers' },
    { text: 'What the other side asks: prompts for recruiters', to: '/prompts-for-recruiters' },
    { text: 'Another plan: plan a move', to: '/plans/plan-a-move' },
  ],
} satisfies PlanTexts
