import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Nurses: Handover, Leaflets, Study',
  metaDescription:
    'Handover sheets, plain-language leaflets, shift swaps, factual statements and exam study plans: AI prompts for nurses that need no patient data.',
  title: 'AI Prompts for Nurses',
  purpose: 'work',
  level: 'adults',
  description:
    'Prompts for the writing, teaching and studying around nursing care, with no patient names, diagnoses or doses involved.',
  introduction:
    'A lot of a nurse’s day is language: handing over, explaining, recording, asking for a swap, studying after a run of nights. That is where an AI can help. It should have no part in deciding what is wrong with a patient, what to give or how much, and it must not see anything that could identify someone. A date of birth, a rare condition or a room and a day may be enough. Begin with something that holds no patient data, such as the swap message, the poster or the study plan. Then try a leaflet from text your unit has approved, and have a colleague compare every sentence with the source.',
  prompts: [
    {
      title: 'SBAR sheet for our handover',
      tags: ['document'],
      text: 'Make a blank SBAR handover sheet for [ward type]. You design ward paperwork. No patient data: I fill it in by hand, on paper.\n\nBeds per nurse: [number]\nWhat we hand over now: [items: e.g. mobility, lines, diet]\nWhat gets forgotten: [forgotten items]\n\nOne page: per bed a short cue under each heading, tick boxes where a word would do, and a strip at the top for tasks with a time. List anything usual on such a sheet that ours lacks, for our educator to decide.',
    },
    {
      title: 'Plain-language leaflet for patients',
      tags: ['document'],
      text: 'Turn a text our unit has approved into a patient leaflet, as a writer for adults who read at about [reading level: e.g. age 11].\n\nSource: [approved text]\nReader: [reader, moment]\n\nOne page: what this is, what to do, what is normal, when to call and whom: [contact]. Short sentences, everyday words, each medical word explained once. Use only the source and keep its figures. Afterwards list sentences whose meaning you may have shifted, for a clinician to check before anyone sees it.',
    },
    {
      title: 'Shift swap message',
      tags: ['messages'],
      text: 'Write a message to colleagues: I need [shift] off, can offer [shifts in return], reply by [day]. Friendly, under 40 words, no private reasons.',
    },
    {
      title: 'Incident statement, facts only',
      tags: ['document'],
      text: 'You edit statements for nurses. Help me write one about an event at work. No names: use Nurse A, Patient B.\n\nMy own account, as first written: [account with times, no names]\nWho was informed: [roles and times]\nWhat I did not see: [list]\n\nFirst person, past tense, in order of time. Quote speech. Take out opinion, blame, and words such as “obviously”; list what you removed. Point out gaps in time, and add nothing.',
    },
    {
      title: 'Study plan for a certification',
      tags: ['plan'],
      text: 'Coach a working nurse through [exam] on [date].\n\nContent outline: [official outline, pasted]\nSure of: [areas]\nWeak in: [weak areas]\nRota until then: [shifts by day]\nBooks and question banks: [materials]\n\nPlan by day around the shifts: nothing after nights, short recall on working days, practice questions on days off. Weak areas return every week. Include two timed mock tests. Weight hours by the outline. If the time cannot cover it, tell me now.',
    },
    {
      title: 'Quiz me from my notes',
      tags: ['interview'],
      text: 'Quiz me on these study notes, one question at a time, only from the notes. After each answer, quote the line that settles it: [notes].',
    },
    {
      title: 'Teach-back questions for discharge',
      tags: ['list'],
      text: 'You help nurses check that patients understood. The leaflet they got: [approved leaflet]. Patient group: [general description: e.g. older adults after a hip operation].\n\nWrite eight teach-back questions that put the burden on us (“so I can see that I explained it well”), in the order of the leaflet, none answerable by yes or no. For each: what the leaflet says, and another way to explain the same sentence. Stay within the leaflet.',
    },
    {
      title: 'Email to the ward manager',
      tags: ['email'],
      text: 'Write to my manager about [issue: e.g. third week without a full break]. What happened, dates, effect, one proposal. 120 words, respectful, no patient details.',
    },
    {
      title: 'Explain a term to family',
      tags: ['how-to'],
      text: 'Explain [term: e.g. chest drain] as a nurse would to a worried family on a [ward type].\n\nGive a spoken explanation of 60 words, general and about no particular patient, with a picture from daily life; and a version for a child of eight. Then list questions families often ask next, sorted into those a nurse can answer in general terms and those to pass to the doctor. Keep out anything on prognosis or treatment choice.',
    },
    {
      title: 'New starter’s first week',
      tags: ['plan'],
      text: 'As a practice educator, plan the first five shifts of a nurse or student joining [unit type].\n\nShift times: [times]\nMust be signed off: [competencies]\nRoutines: [rounds, handover, visiting]\nMentor: [availability]\n\nPer shift: meet, watch, do under supervision, know by the end. One quiet quarter of an hour a shift for questions. Put building, codes and who to call for what before clinical tasks. Mark items only our policy or educator can fill in.',
    },
    {
      title: 'Minutes from the unit meeting',
      tags: ['document'],
      text: 'Turn these notes into minutes: decisions, tasks with name and date, open questions. One page, no patient details, quarrels left out: [notes].',
    },
    {
      title: 'Reflective account for revalidation',
      tags: ['interview'],
      text: 'You supervise reflective writing. Help me with an account for [portfolio requirement]. Ask me six questions, one at a time: what happened in general terms, what I did, what I thought, what I learned, what I do differently now, which standard it relates to: [standards, pasted]. Stop me if an answer could identify anyone.\n\nThen arrange my answers under the required headings: [headings], in my words, at most 400. List gaps instead of filling them.',
    },
    {
      title: 'Poster for the staff room',
      tags: ['copy'],
      text: 'Write a staff-room poster about [topic: e.g. where returned pumps go]. Headline of six words, three steps, who to ask. Readable from two metres.',
    },
    {
      title: 'Summarise a guideline for colleagues',
      tags: ['document'],
      text: 'Summarise this official guideline for a ward team, as a practice educator would: [text, date, source].\n\nOne page: what it covers, what changes compared with [old policy, pasted], who does what, where to find the full text. Quote every sentence that holds a figure, limit or “must”, with its section number, and paraphrase none of those. List where old and new disagree or are unclear, as questions for the educator. Put date and source at the top. Add nothing from elsewhere.',
    },
    {
      title: 'Calm words for an upset visitor',
      tags: ['how-to'],
      text: 'A visitor is angry. Coach me like a trainer who teaches this.\n\nSituation: [situation, no identities]\nWhat I can offer: [time, person, information]\nWhat I cannot: [limits]\nOur rule on leaving and calling for help: [policy]\n\nGive me: a first sentence, how to stand and where, three things to say when they shout, a way to set a limit once, and words for handing over to a colleague or security. Short enough to remember. Under our rule, say at which signs I should leave and call for help.',
    },
    {
      title: 'Cover letter for another ward',
      tags: ['letter'],
      text: 'You edit nurses’ applications. Write my letter of interest for [post and unit].\n\nAdvert: [advert]\nNow: [unit and years]\nTraining: [courses with dates]\nTwo situations that fit: [events, no patient details]\nWhy this unit: [reason]\n\n220 words, professional and specific, in the order of the advert. Each claim followed by what I did. Point out requirements I have not shown. Keep certificates exactly as named.',
    },
    {
      title: 'Journal club in half an hour',
      tags: ['analysis'],
      text: 'Lead a journal club for nurses. Article: [abstract or text].\n\nIn 300 words: the question, who was studied and where, what was done, the main result with its figures, and what the authors say limits it. Then three questions to discuss: does this resemble our patients, what would we need, who would object? Quote figures exactly. Mark what cannot be known from the abstract alone. Recommend no change in practice; that needs our guideline group.',
    },
    {
      title: 'Teaching session of fifteen minutes',
      tags: ['plan'],
      text: 'As a ward educator, plan a short session for [audience] on [topic], using our approved material only: [material].\n\nAt the bedside or staff room: [place]\nThey already know: [knowledge]\nEquipment: [items]\n\nBy the minute: a question to open, one thing shown, one thing they do, a check with three questions. A half-page handout with the source. Mark every clinical statement with its line in the material so the educator can check it.',
    },
    {
      title: 'Thank-you note for a card',
      tags: ['letter'],
      text: 'Write a short thank-you from our ward for [gift or card], suitable for the notice board. Warm, 40 words, nothing that identifies a patient.',
    },
    {
      title: 'Settle after a hard shift',
      tags: ['interview'],
      text: 'I’m just off a hard shift. Ask me four gentle questions about how I am, one at a time, no patient details. Then suggest who I could talk to.',
    },
    {
      title: 'Care plan for an invented patient',
      tags: ['table'],
      text: 'You coach nursing students. I am practising care plans on a made-up patient: [invented case: e.g. a man of 78, two days after a hip operation, afraid of falling].\n\nOur template: [headings: e.g. need, goal, action, evaluation]\nOur course material: [paste]\n\nDraft the plan as a table with three needs, each goal measurable and dated. Put the line of the material behind each action, and “not in the material” where there is none. Then ask me two questions about what I would do first.',
    },
    {
      title: 'Nursing diagnosis practice, with feedback',
      tags: ['interview'],
      text: 'Quiz me on writing nursing diagnoses. Give me one invented case in four lines, wait for my answer, then say which part is missing: problem, cause or signs. Five rounds, each a little harder. No real patients. Where our textbook differs from you, I will paste it: [passage].',
    },
  ],
  faqs: [
    {
      question: 'Can I put patient information into ChatGPT or similar tools?',
      answer:
        'No, unless your employer has approved that tool for patient data in writing. Leaving the name out is often not enough: age, ward, date and an unusual condition together can identify a person. Privacy laws such as HIPAA in the US and the GDPR in Europe protect information that could identify a patient. To practise, invent the details: “bed 3, fell asleep late, wants the window open”. For a real handover, use the system your hospital provides; the sheet made here is filled in by hand.',
    },
    {
      question: 'Can AI check a dose or suggest a diagnosis?',
      answer:
        'Do not use it for that. It can give a wrong figure in a confident sentence, and you are answerable for what you give. Use the prescription, your formulary, the pharmacist and your local policy. Where it does help is language around approved text: paste the leaflet your pharmacy issued and ask for words a twelve-year-old understands, with every number kept. Then check those numbers against the original yourself.',
    },
    {
      question: 'How do I use it to study for the NCLEX or a certification?',
      answer:
        'Give it the official outline and your own notes, and let it question you from those only. For instance: “Ask one question on infection control, wait, then quote the line of my notes that answers it.” That keeps errors out, since it quotes instead of recalling. Use a proper question bank for exam-style items, because invented ones can be subtly wrong. Plan around your rota and leave the day after nights empty.',
    },
    {
      question: 'Is it all right to use AI for reflections and statements?',
      answer:
        'For structure and clear wording, often yes; the experience and the judgement must be yours. Check what your regulator, university or employer says first. Describe events so that nobody could be recognised, for example “a patient declined a wash twice in one week”. For an incident, write your own account soon after, keep that original, and talk to your manager or union before you submit any version. A statement can become evidence.',
    },
  ],
  relatedLinks: [
    {
      text: 'Exam plans and quizzes for students',
      to: '/prompts-for-students',
    },
    {
      text: 'Reading studies with care',
      to: '/research-prompts',
    },
    {
      text: 'Teaching and handouts',
      to: '/prompts-for-teachers',
    },
  ],
} satisfies ThemedPage
