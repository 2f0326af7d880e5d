import type { PlanTexts } from '@/content/schema'

export default {
  metaTitle: 'From Topic to Essay: Fourteen Steps | Promptory',
  metaDescription:
    'From a topic on a handout to an essay you can defend: find a question, read with notes, argue, draft and check. You write it; the AI asks and tests.',
  title: 'From Topic to Essay',
  purpose: 'study',
  level: 'students',
  description:
    'From a topic on a handout to an essay you can defend. You write every sentence; the AI asks, tests and checks.',
  introduction: [
    'Most essays are lost before the first sentence. The topic was never turned into a question, so there is nothing to argue, and the paragraphs stand in a row like parked cars. This plan spends a third of its time on the question and on what speaks against you. The writing itself goes faster than you expect.',
    'It fits a paper of five to ten pages, in ten days or in three. None of the prompts writes your text. Check first what your course allows, and say how you used an AI if it asks.',
  ],
  parts: [
    {
      title: 'Find the question',
      description: 'Day one and two.',
      steps: [
        {
          title: 'Cut the assignment into sittings',
          text: 'Put dates on them today, and do the five-minute start of the first one right away.',
          minutes: 15,
          prompt: 'break-a-big-assignment-down',
        },
        {
          title: 'Turn the topic into a question',
          text: 'Answer what you are asked, one question at a time. Choose the question you would discuss at lunch.',
          minutes: 30,
          prompt: 'topic-into-a-question',
        },
        {
          title: 'Six claims, one of them yours',
          text: 'A claim is something a sensible person could disagree with. If nobody could, take another.',
          minutes: 25,
          prompt: 'claims-worth-an-essay',
        },
      ],
    },
    {
      title: 'Read',
      description: 'Three to five sources are enough for ten pages.',
      steps: [
        {
          title: 'Words to search with',
          text: 'Take the strings to your library’s catalog. Stop when the same names keep coming back.',
          minutes: 40,
          prompt: 'search-terms-a-librarian-would-use',
        },
        {
          title: 'Notes you can cite',
          text: 'Do it for each source, with page numbers, as you read. You will thank yourself the night before it is due.',
          minutes: 60,
          prompt: 'notes-i-can-cite-later',
        },
        {
          title: 'Side by side',
          text: 'See where your sources disagree. That is usually where your second section lives.',
          minutes: 30,
          prompt: 'five-sources-in-one-grid',
        },
      ],
    },
    {
      title: 'Argue',
      description: 'Before you write, lose the argument once.',
      steps: [
        {
          title: 'Let somebody disagree',
          text: 'Five rounds against a smart opponent. Note the point that hurt; it becomes a paragraph.',
          minutes: 25,
          prompt: 'argue-the-other-side',
        },
        {
          title: 'Outline on half a page',
          text: 'Your claim on top, then one sentence for each section, so that they would read as a short argument.',
          minutes: 30,
        },
        {
          title: 'Have the outline picked apart',
          text: 'It is easier to move a sentence than a page.',
          minutes: 20,
          prompt: 'critique-my-outline-only',
        },
      ],
    },
    {
      title: 'Write and check',
      description: 'Draft fast, check slowly.',
      steps: [
        {
          title: 'Draft the middle first',
          text: 'Write the sections from your notes, the one you know best first. Introduction and conclusion come last, when you know what they introduce.',
          minutes: 120,
        },
        {
          title: 'Test your weakest paragraph',
          text: 'You know which one it is.',
          minutes: 20,
          prompt: 'test-the-logic-of-one-paragraph',
        },
        {
          title: 'Does the source say that?',
          text: 'Check each quotation and each figure against the page. A misread source costs more than a comma.',
          minutes: 40,
          prompt: 'does-the-source-say-that',
        },
        {
          title: 'The list of references',
          text: 'Complete what is missing from the books themselves, never from the AI.',
          minutes: 20,
          prompt: 'which-citation-details-are-missing',
        },
        {
          title: 'Read it aloud, then hand it in',
          text: 'Aloud, once, from paper. Then have only the grammar fixed, and look at every change.',
          minutes: 40,
          prompt: 'fix-my-grammar-nothing-else',
        },
      ],
    },
  ],
  faqs: [
    {
      question: 'Is it allowed to use an AI for this?',
      answer:
        'That depends on your course, so ask before you start, and keep a note of what you asked it. In this plan it only asks questions, tests arguments and finds slips; that is what a tutor in a writing center does. “The AI suggested search terms and checked my grammar” is an honest line that many instructors now want to see.',
    },
    {
      question: 'I only have one weekend. What do I leave out?',
      answer:
        'Keep the question, the outline and the check of sources; they carry the grade. Take three sources instead of five, skip the grid, and draft on Saturday afternoon. A clear claim with three good sources beats ten pages that list everything. Sleep before you read it aloud, even if it is only for five hours.',
    },
    {
      question: 'How do I know that my claim is good enough?',
      answer:
        'Say it to somebody and wait for “but”. If they nod, it is a fact or a feeling; if they say “but what about …”, you have an essay. “Social media is bad for teens” gets a nod. “Group chats have made exclusion visible, and that helps more than it hurts” gets a but.',
    },
  ],
  relatedLinks: [
    { text: 'All prompts for students', to: '/prompts-for-students' },
    { text: 'Find, compare and check sources', to: '/research-prompts' },
    { text: 'Another plan: a job in four weeks', to: '/plans/a-job-in-four-weeks' },
  ],
} satisfies PlanTexts
