import type { ThemedPage } from '@/content/schema'

export default {
  title: 'Argumentative Essay and Debate Topics',
  purpose: 'school',
  level: 'teens',
  metaTitle: 'Argumentative Essay and Debate Topics for Teens',
  metaDescription:
    '30 argumentative essay and debate topics for middle and high school: uniforms, phones, social media, homework, AI, zoos, voting age, with both sides in reach.',
  description:
    'Questions with two honest sides, for argumentative essays, debates and persuasive speeches in grades 7 to 12.',
  introduction:
    'An argumentative essay is for finding out what you think once you’ve heard the other side properly. The usual mistake is to pick an opponent who is easy to beat: “Some people like homework because they are mean.” Nobody learns anything from winning that. Every topic on this page has two sides that a decent person could hold. For the next twenty minutes, choose one and split a sheet in two. Give yourself five minutes for each side, and fill both. Star the point that bothers you most. Now write one sentence that says where you stand and why that point doesn’t change it, or does. That sentence is your thesis. Everything else is proof.',
  prompts: [
    {
      title: 'School uniforms, for and against',
      tags: ['table'],
      text: 'Draw two columns. For: nobody is judged by their sneakers, and mornings get easier. Against: families pay for two sets of clothes, and everyone looks like everyone else. Add two points to each column. Cross out the weakest on both sides, and write your essay with what is left.',
    },
    {
      title: 'Should schools ban phones?',
      tags: ['analysis'],
      text: 'Phones locked away from first bell to last: yes or no? One girl needs hers in case her sick brother calls. The boy next to her can’t stop checking his. Make an argument that is fair to both of them.',
    },
    {
      title: 'Is social media bad for teens?',
      tags: ['analysis'],
      text: 'An app kept one kid awake until two. The same app helped another kid find his three best friends. So is social media bad for teens? Say which teens and in what way, and look up one study before you decide how sure you are.',
    },
    {
      title: 'Argumentative essay: ban homework',
      tags: ['one-voice'],
      text: '“Homework should end.” Write a paragraph as the student who works evenings in her family’s store. Write another as the student who only understood fractions at the kitchen table. Then write your own, and answer them both.',
    },
    {
      title: 'AI in school: tool or cheating?',
      tags: ['document'],
      text: 'Write your school’s rule on AI in five lines: what is fine, what is cheating, what depends. Then defend your toughest line against a student who calls it too strict and a teacher who calls it too soft.',
    },
    {
      title: 'Are pro athletes paid too much?',
      tags: ['analysis'],
      text: 'A star player can earn more in a year than a whole school of teachers. Then again, the stadium fills up for her. Are athletes paid too much? Find two real numbers first.',
    },
    {
      title: 'Debate topic: close the zoos',
      tags: ['speech'],
      text: 'The motion is “Every zoo should close.” You’ll find out at the door which side you’re on, so prepare your two best points for each, and the one question you hope nobody asks.',
    },
    {
      title: 'Should the voting age be 16?',
      tags: ['letter'],
      text: 'In Austria and Brazil, sixteen-year-olds can vote. Write to a lawmaker where you live and ask for the same, or ask to keep the age at eighteen. Deal with this worry: “Won’t they just vote like their parents?”',
    },
    {
      title: 'Year-round school: yes or no?',
      tags: ['analysis'],
      text: 'Same number of school days, but spread over the whole year, with short breaks and no long summer. Better or worse? Think of the kid with a summer job, the kid with nowhere to go, and the building with no air conditioning.',
    },
    {
      title: 'Persuasive speech topics for teens',
      tags: ['speech'],
      text: 'Three minutes, no slides. Choose one: everybody should wait tables once; schools should teach how taxes work; your birthday should be a day off; nobody needs a car in town. Find the one true story that will make your classmates look up, and open with it.',
    },
    {
      title: '7th grade essay: four-day week',
      tags: ['analysis'],
      text: 'Longer days, but no school on Fridays. Argue for it or against it, and say where a nine-year-old with working parents goes that day.',
    },
    {
      title: 'Should school start later?',
      tags: ['email'],
      text: 'The school board votes Thursday on moving first bell to 8:45. Write the email they’ll read on the way in: one claim, two reasons, and the problem with the buses that you’ve thought about and they haven’t.',
    },
    {
      title: '7th grade essay: vending machines',
      tags: ['letter'],
      text: 'Chips and soda, or only fruit and water? Write to the principal as the student council or as the school nurse, and answer the other one’s best point.',
    },
    {
      title: 'Do video games cause violence?',
      tags: ['analysis'],
      text: 'Over the years, adults have worried about novels, comics, the radio and rock music. Are they wrong about violent games, too? Look up what two studies found and what they couldn’t show. Keep your claim no bigger than your evidence.',
    },
    {
      title: 'Should schools get rid of grades?',
      tags: ['one-voice'],
      text: 'No more letters, only a page of comments. Argue it through two students you make up: one who lives for an A and one who has quit trying.',
    },
    {
      title: 'Animal testing: where’s the line?',
      tags: ['analysis', 'thoughtful'],
      text: 'Is it right to test a medicine on mice if it could save a child? And a shampoo? Draw your line, and defend it against somebody on each side of it.',
    },
    {
      title: '7th grade essay: plastic bottles',
      tags: ['speech'],
      text: 'Your town may ban plastic bottles. Speak at the hearing for ninety seconds as a swimmer, a store owner, a nurse after a flood, or a kid with a metal bottle. Then write what you think yourself.',
    },
    {
      title: 'Part-time jobs in high school',
      tags: ['table'],
      text: 'Sixteen hours a week at a grocery store: smart or too much? List what those hours give a high school student and what they take, and argue from the longer list.',
    },
    {
      title: 'Should parents track teens’ phones?',
      tags: ['dialogue', 'tense'],
      text: '“I just want to know you’re safe.” “You just want to know.” Write six more lines between a parent and a fifteen-year-old about sharing locations. Make both of them right. Then turn the better argument into a paragraph.',
    },
    {
      title: 'Should schools ban books?',
      tags: ['document'],
      text: 'A parent asks for a novel to be taken out of the school library. A student asks for it to stay. You’re on the committee. Write your decision with two reasons, so that the one who loses feels heard.',
    },
    {
      title: 'Community service to graduate',
      tags: ['analysis'],
      text: 'Should students have to do forty hours of community service to graduate? And if they have to, is it still volunteering?',
    },
    {
      title: '9th grade essay: college or trade?',
      tags: ['table'],
      text: 'Four years of college, or four years as a paid apprentice electrician? Make a table of costs, earnings and what can’t be counted. State the claim your table supports, even if you don’t like it.',
    },
    {
      title: '9th grade essay: cameras at school',
      tags: ['analysis'],
      text: 'The cameras at your school’s front door could learn every student’s face. They’d spot a stranger in two seconds, and they’d know who was late. Should the school buy them? Say which rule would change your mind.',
    },
    {
      title: 'Debate topic: online or in-person school',
      tags: ['speech'],
      text: 'Where do people learn more, in a classroom or on a screen at home? Make your case, and then describe one student you’d be wrong about.',
    },
    {
      title: 'Counterargument practice: switch sides',
      tags: ['reflection'],
      text: 'Write down your strongest opinion about school and turn the paper over. On the back, write the best paragraph against it, with no jokes and no insults. Turn it back and fix your first version.',
    },
    {
      title: 'Claim, evidence, reasoning paragraph',
      tags: ['plan'],
      text: 'Claim: a sentence someone could disagree with. Evidence: one fact and where it comes from. Reasoning: why the fact supports the claim. Try it on this one: every high school needs a nap room.',
    },
    {
      title: 'High school debate: driving age',
      tags: ['dialogue'],
      text: 'Sixteen, seventeen, eighteen: when should people drive alone? Write it as a conversation between an emergency room nurse and a teen who lives nine miles from the nearest bus.',
    },
    {
      title: 'Is cancel culture fair?',
      tags: ['analysis'],
      text: 'A singer says something cruel, and ten years of songs vanish from everyone’s playlists. Is that justice or a pile-on? Use one case you know well. Say what the person would have to do to be listened to again.',
    },
    {
      title: 'Fast fashion: who should change?',
      tags: ['messages'],
      text: 'The group chat is split. Mei bought a five-dollar T-shirt, and Tomas says that somebody else paid for it. Write ten messages in which nobody gets mean. Then argue who should change first: shoppers, companies or lawmakers.',
    },
    {
      title: 'Is space exploration worth it?',
      tags: ['speech'],
      text: 'A trip to Mars costs billions, and so does clean water. Debate which should get the money. You may not use the words “humanity” or “future.”',
    },
  ],
  faqs: [
    {
      question: 'What are good argumentative essay topics for 7th grade?',
      answer:
        'Pick a question you meet in your own week and can still find facts about. “Should our school switch to four days?” is good: you know the Fridays, and there are real school districts to look up. “Should there be world peace?” is not, because nobody argues against it. In seventh grade, two reasons, one number and one honest answer to the other side make a strong essay. Phones, start times, vending machines and homework all work.',
    },
    {
      question: 'How do I write a counterargument without making my essay weaker?',
      answer:
        'Give the other side its best point in one sentence, then show where it stops. “It’s true that a phone helps in an emergency. But an office phone does the same job, and nobody watches videos on it.” Readers trust you more when they see that you’ve heard the objection. Put it before your last reason, so that you end on your own ground. If you can’t answer it, change your thesis a little. That’s allowed, and it’s smart.',
    },
    {
      question: 'Where do I find evidence for an argumentative essay?',
      answer:
        'Start with your school or public library’s databases, then with statistics from public agencies and universities. Two solid sources beat ten blogs. Write down who counted, when, and how many people they asked: “a survey of 40 students” is a different thing from a study of 12,000. You can also collect your own: ask twenty classmates when they go to sleep. Only say what the numbers show, and note each source as you find it.',
    },
    {
      question: 'What if I don’t have an opinion on the topic?',
      answer:
        'Then you’re in a good place to start, because you can still listen. Write three reasons for each side as fast as you can. Next, ask who gains and who pays. With year-round school, a kid with a lifeguard job pays, and a kid who gets breakfast at school gains. Most people find that they care about one of those two. Argue for that person. You can change your mind in the next draft.',
    },
  ],
  relatedLinks: [
    { text: 'Quick tasks to warm up', to: '/daily-writing-prompts-for-students' },
    { text: 'AI that argues back, for students', to: '/prompts-for-students' },
    { text: 'Need sources? Research prompts', to: '/research-prompts' },
  ],
} satisfies ThemedPage
