import { SAMPLES } from '@/content/samples'
import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'ChatGPT Prompt Generator: Reader, Length, Form | Promptory',
  metaDescription:
    'Turn a rough wish into a ChatGPT prompt: your words, and the form of the answer. Where it helps, where it flatters, and one farewell speech asked for twice.',
  description:
    'Say what you need the way you would say it to a colleague. Back come your own words, with the length and the form of the answer set out below in short lines that ChatGPT will hold on to.',
  example:
    'An email to my daughter’s school. She was dropped from the choir and nobody told her why. I want an answer, and I don’t want to be that parent.',
  checked: '2026-11',
  about: `
<p>ChatGPT is the colleague who has read a little of everything and never sighs. Ask it for a week of lunches, a spreadsheet formula, a polite refusal in Spanish and a bedtime story about a crane, all before ten, and it changes hats without fuss. That ease is why so many people keep it open all day. It is also the trap. A lazy question gets an answer as glad and as tidy as a good one, and on the page you can hardly tell the two apart.</p>

<h3>Give it a reader</h3>
<p>Most of us tell ChatGPT what to write. Few of us say who will read it, and the reader changes everything. “Explain compound interest” brings a page from a school book. “Explain compound interest to my father, a tailor in Izmir who trusts gold and has never had a savings account” brings gold, cloth, and a sum he can check on his fingers.</p>
<p>Three lines do most of the work:</p>
<ul>
<li><strong>Who reads.</strong> Their age, their patience, what they know already, what they are afraid of.</li>
<li><strong>How long, in what form.</strong> Six lines. A table with three columns. One text message.</li>
<li><strong>Whose eyes, if it matters.</strong> A court interpreter finds in a statement what others read past. For a thank-you note a part to play is only costume; leave it out.</li>
</ul>
<p>Then paste something of your own: two emails you were pleased with, a paragraph that sounds like you. It takes a tone from a sample far better than from an adjective. “Warm but professional” could be anybody. Your last thank-you note could only be you.</p>

<h3>The bus driver’s goodbye</h3>
<p>Rosa runs a bus depot in Valparaíso. Her oldest driver retires on Friday. First she typed:</p>
<blockquote><p>Write a retirement speech for a bus driver.</p></blockquote>
<p>She got dedication, countless miles, and a joke about sleeping in. Then she typed:</p>
<blockquote><p>A farewell speech for a bus driver, read to people who hate speeches. I manage the depot; the listeners are forty drivers on their feet, holding coffee. <span class="slot">[Name]</span> has driven the hill route for <span class="slot">[number]</span> years. Two true things: <span class="slot">[the day the brakes failed]</span> and <span class="slot">[what hangs from his mirror]</span>. Ninety seconds aloud, about 200 words. Start in the middle of the first story. Leave out thanks to “the whole team” and anything that could be said of another man. Ask me first for whatever you lack.</p></blockquote>
<p>The room is in it now, coffee and all, so the speech will work standing up. The two true things are hers; no machine could have supplied them. And the last sentence lets it ask, where it would otherwise invent. If you take one habit from this page, take <em>ask me first</em>.</p>

<h3>Pictures, made and mended</h3>
<p>It draws, too. Say what is to be seen, what it is for, and the shape: “square, for a class newsletter”. Words in the picture go in quotation marks, spelled as you want them. To change a photo of your own, attach it and name one change and what must stay: “only the background, now plain grey; her face and the shirt as they are”. Then look at the hands, the small print, and anything you told it to leave alone.</p>

<h3>Where it lets you down</h3>
<p>It likes to please. Show it a weak poem and it will admire the imagery. For a judgement, ask which three sentences would make a stranger stop reading, and why there. It also makes things up in a perfectly level voice: a book nobody wrote, a paragraph of law, a line Neruda would have liked and never said. Names, figures and sources need a second pair of eyes, and so does anything a doctor or a lawyer would have to sign.</p>
<p>Left alone, its prose goes smooth. Ideas arrive in threes, every section wears a heading, and the last paragraph repeats what you have just read. Say “plain paragraphs, no headings, stop when you have said it” and most of that goes away.</p>

<h3>Small habits that cost an hour</h3>
<ul>
<li>Five jobs in one message. You get all five at half strength. Ask for one, put it right, go on.</li>
<li>“Make it better.” Better for whom? Name the sentence and what is wrong with it.</li>
<li>Arguing on in a conversation that has gone sour. Open a fresh one and put what you learned into its first line.</li>
<li>Typing your preferences again every morning. The settings have a place for standing instructions; write them there once.</li>
<li>Trusting it to count. Ask for “about half a page”, then count the words yourself.</li>
</ul>
`,
  prompts: [
    {
      title: 'Shorter email, same facts',
      tags: ['email'],
      text: 'Cut this email to half its length. Keep every date, name and request, and put what I need from the reader in the first line: [email]',
    },
    {
      title: 'What this official letter wants',
      tags: ['analysis'],
      text: 'Read this letter as a caseworker who explains such letters at a front desk.\n\nLetter, personal data removed: [letter]\nMy situation: [situation in two lines]\n\nHand back, in plain words:\n1. What they want from me, and by when\n2. What happens if I do nothing\n3. What I need to find or fill in first\n4. A short reply I could send today\n\nQuote the sentence behind each point. If a date or a rule is unclear, say so and tell me who to ask.',
    },
    {
      title: 'Dinners from what I have',
      tags: ['plan'],
      text: 'Plan [number] dinners for [who eats: e.g. two adults, one picky six-year-old].\n\nIn the fridge and cupboard: [what I have]\nI can buy: [budget or items]\nTime on weeknights: [minutes]\nNot eaten here: [foods]\n\nUse what spoils first on the first evenings. Per dinner: dish, minutes, what it uses up, steps in four lines at most. Then one shopping list, sorted by shop section.',
    },
    {
      title: 'A no that stays polite',
      tags: ['email'],
      text: SAMPLES.turnDown.text,
    },
    {
      title: 'Spreadsheet formula in one paste',
      tags: ['code'],
      text: 'Write one formula for [program: e.g. Google Sheets, Excel].\n\nWhat I have: [columns, with two sample rows]\nWhat I want, and where: [result in words, target cell]\nOdd cases: [blanks, text, duplicates]\n\nGive the formula first, ready to paste. Below it: what each part does, one line per part, the result for my two sample rows, and what it shows when a cell is empty. If my version or region may need semicolons or another function name, add that variant.',
    },
    {
      title: 'Learn my tone from samples',
      tags: ['copy'],
      text: 'Below are three things I wrote and was happy with.\n\nSamples: [three emails or posts]\n\nFirst describe how I write, in eight lines a stranger could follow: sentence length, openings, sign-offs, words I use, words I avoid. Quote my text for each. Wait for my corrections.\n\nThen write [text needed: e.g. a newsletter intro of 90 words] in that voice, using only these facts: [facts]. Mark any sentence you could not model on a sample.',
    },
    {
      title: 'Complaint with one clear remedy',
      tags: ['email'],
      text: 'Write a complaint to [company] that someone at a service desk can settle in one reply.\n\nBought or booked: [what, when, price]\nWhat went wrong: [facts with dates]\nTried so far: [calls and emails]\nI want: [refund, repair, replacement]\nBy: [date]\n\nAt most 150 words, calm, facts in order, the remedy on a line of its own, the order number in the subject. Under the email, list what to attach and any missing fact that weakens my case.',
    },
    {
      title: 'Cover sheet for my week off',
      tags: ['how-to'],
      text: 'A colleague covers for me on [dates] and has never done my job. Turn my loose notes into a cover sheet they can follow without calling me.\n\nNotes: [notes]\n\nOne page with check boxes: what has to happen each day, what can wait, who to ask for what, where things are, three things likely to go wrong and what to do then. At the top, put questions for me about everything my notes assume and never explain.',
    },
    {
      title: 'Wedding toast in two minutes',
      tags: ['speech'],
      text: 'Write a wedding toast I can say in two minutes, about 250 words. I am [relation to the couple]. The room: [who is there].\n\nFirst true story: [story]\nWhat changed when they met: [change]\n\nStart inside the story. Short sentences, because I will be nervous. No quotations, and nothing about exes. Put three words per paragraph in bold so that I can find my place. If a story lacks a detail only I know, ask before you write.',
    },
    {
      title: 'Ask me, then choose',
      tags: ['interview'],
      text: 'Help me decide about [decision]. Ask one question at a time, seven at most, then tell me what you would choose and what would change your mind.',
    },
    {
      title: 'Calling out of a shift',
      tags: ['messages'],
      text: 'Draft a text to my manager: I can’t make [shift] because [reason]. Apologise once, not three times, and offer [swap or other day].',
    },
    {
      title: 'Does this rental ad add up',
      tags: ['analysis'],
      text: 'Check this listing before I get my hopes up: [listing and messages]. City and usual rent: [city and rent].\n\nList what looks normal, what looks off (quote it), and what a real landlord would be fine with me asking. Then write that message: friendly, three questions, asks for a viewing in person. Say what you can’t tell from text alone, like whether the photos were lifted from somewhere else.',
    },
  ],
  more: [
    {
      title: 'Writing',
      description: 'When you know what you mean and the first sentence will not come.',
      icon: 'pen',
      prompts: [
        {
          title: 'Fix my grammar, nothing else',
          tags: ['document'],
          text: 'Correct the spelling, grammar and punctuation. Leave my words and my order alone, and list every change underneath: [text]',
        },
        {
          title: 'Birthday message for a mother',
          tags: ['messages', 'tender'],
          text: 'Write a birthday message to my mum, who is turning [age].\n\nSomething only she does: [habit]\nA day I still think about: [memory]\nWe talk: [how often]\n\nFour lines, no rhyme. It should read as if I typed it on the bus, and it couldn’t be sent to anybody else’s mother.',
        },
        {
          title: 'Press release for a small event',
          tags: ['document'],
          text: 'Write a press release for [event], on [date] at [place].\n\nWhat’s new or odd about it: [facts]\nPrice and tickets: [details]\nWho can be quoted, and what they said: [name and words]\nContact: [name, phone, email]\n\nA headline of ten words, the news in the first two sentences, 250 words in all. Keep the quote as spoken. Under the text, list what a local reporter would call to ask.',
        },
        {
          title: 'Letter to a landlord about repairs',
          tags: ['letter'],
          text: 'Write a letter to my landlord about [what’s broken].\n\nIt started: [date]\nI reported it: [dates, and how]\nWhat I can’t do because of it: [effect]\nI’m asking for: [repair, and by when]\n\nOne page, polite and firm, facts in order of date. Where the law on repairs in [state or country] would help, leave a gap and tell me what to look up. Don’t cite a law from memory.',
        },
        {
          title: 'Cancel a gym membership',
          tags: ['email'],
          text: 'Write the email that cancels my membership at [gym].\n\nMember number: [number]\nLast day I want to pay for: [date]\nWhat my contract says about cancelling: [clause]\n\nFive sentences: the request first, no reasons, stop the charges, confirm in writing. If the clause wants a form, a letter or more notice than I’m giving, tell me that before you write anything.',
        },
        {
          title: 'Make it sound spoken',
          tags: ['copy'],
          text: 'Rewrite this the way I’d say it to a friend across a table. Same facts, same order, no extra cheer: [text]',
        },
        {
          title: 'Condolence card that isn’t hollow',
          tags: ['letter', 'tender'],
          text: '[Name] has lost [relation]. I knew them from [how I knew them], and I remember [one small thing].\n\nWrite a card of five sentences around that small thing. No “at least”, no “better place”, and no offer of help unless it’s one I’ve listed: [what I could really do].',
        },
        {
          title: 'Eulogy from three stories',
          tags: ['speech', 'tender'],
          text: 'Help me write a eulogy for [name], my [relation]. I have four minutes, about 500 words.\n\nStory one: [story]\nStory two: [story two]\nSomething they were bad at: [flaw]\nWho will be sitting there: [people]\n\nBegin with the smallest story. Let the flaw in, kindly. Plain words I can say while crying. Mark two places to breathe, and ask me for any detail you’d otherwise make up.',
        },
        {
          title: 'Reply from Santa',
          tags: ['letter', 'funny'],
          text: 'Write Santa’s answer to [child], [age], who asked for [wishes] and will be getting [what really comes].\n\nMention this from their year: [something they did]. Explain the missing wish with a joke about the workshop, not about behaviour. 120 words a child can read alone, and one question for them to answer next year.',
        },
        {
          title: 'Bedtime story with our names',
          tags: ['scene', 'whimsical'],
          text: 'Tell a bedtime story for [child], [age]. It happens in our own home, in [room], and [stuffed animal] has a problem that [child] solves by being patient. Eight minutes read aloud. It gets quieter toward the end. Leave two spots where I can stop and ask what happens next.',
        },
        {
          title: 'Text to a friend gone quiet',
          tags: ['messages'],
          text: 'I haven’t answered [name] in [how long]. Write three texts that start again without a long apology. Each should hold something only the two of us know: [shared memory].',
        },
        {
          title: 'Three lengths of one bio',
          tags: ['copy'],
          text: 'Write my bio in three lengths: one line, 50 words, 120 words.\n\nFacts: [facts]\nRead by: [who reads it]\nOne thing people remember about me: [detail]\n\nThird person. Verbs instead of adjectives. The one-liner has to work when someone reads it out loud before I walk on.',
        },
        {
          title: 'Translate it, keep the tone',
          tags: ['document'],
          text: 'Translate this into [language] for [who reads it]. Keep the tone. Where a joke or a polite form won’t carry over, tell me what you did instead: [text]',
        },
        {
          title: 'Text an ex for my things',
          tags: ['messages', 'tense'],
          text: 'My ex still has [things: e.g. my bike, two books, a key]. Write the text that gets them back.\n\nHow it ended: [ending]\nI can collect them: [days, place]\nI’d rather not: [limits: e.g. come in, meet the new one]\n\nForty words, as friendly as a delivery driver: what, when, where, and one question they can answer with yes. No memories, no blame, no “hope you’re well”. Then a second text for a week of silence.',
        },
        {
          title: 'Telling my boss I’m pregnant',
          tags: ['email'],
          text: 'Draft the email that tells my boss I’m pregnant.\n\nDue: [month]\nAway, as I’d like it: [from, until]\nOn my desk until then: [work]\nOur tone: [tone: e.g. first names, formal]\nCountry: [country]\n\nNinety words. The news in the first sentence, then the request: a talk about dates and handover. No apology, no promise to be back early. Below it, what I should look up on notice, leave and pay before I send it, and two sentences for saying it in person.',
        },
        {
          title: 'Objection to a planning application',
          tags: ['letter'],
          text: 'Help me object to a neighbour’s planning application.\n\nApplication: [reference, what they want to build]\nMy home: [home: e.g. kitchen window, four metres from the wall]\nWhat it would do: [effects: e.g. no sun after two, our garden overlooked]\nCouncil: [council or city]\n\nFirst sort my points: those a planning officer may weigh, and those they must leave out, such as house prices. Then 200 words, strongest point first, each with the photo or measurement to add. Nothing about the neighbours as people. Last, which local rules to look up.',
        },
        {
          title: 'Ask someone for a reference',
          tags: ['email'],
          text: 'Ask [person: e.g. my old shift manager] for a reference for [job or course], needed by [date].\n\nThey know me from: [time together]\nTwo things I did there: [deeds]\n\nEighty words. Remind them who I am in one line, ask whether they can write a good one, and leave them an easy way to say no. Then the sheet I send along once they agree: five facts they can use, in bullet points, without adjectives.',
        },
        {
          title: 'Reply to a job rejection',
          tags: ['email'],
          text: 'I was turned down for [job] after [stage: e.g. two interviews]. Their email: [email]\n\nFirst tell me which sentences in it say something and which are only manners. Then a reply of 60 words that I won’t regret: thanks for [one real thing], one question about what was missing, and, if it’s true, that I’d like to hear of the next opening: [yes or no]. No arguing, no “disappointed”.',
        },
        {
          title: 'Obituary from family facts',
          tags: ['document', 'tender'],
          text: 'Write an obituary for [person] for [where: e.g. the local paper, 150 words].\n\nBorn, died: [dates, places]\nFamily, named as they wish: [names]\nWork: [work]\nWhat a Sunday looked like: [habits]\nA saying: [saying]\nFuneral, flowers or donations: [details]\n\nPlain sentences. One habit does the praising. Invent no cause, no age, no relative. Then a version of 60 words, and the facts that two people should check before it is printed.',
        },
        {
          title: 'Absence note for school',
          tags: ['email'],
          text: 'Write to school: [child, class] is absent on [dates] because of [reason: e.g. fever, a funeral]. Forty words, to [teacher or office]. Say what we need: [need: e.g. work to catch up on, nothing]. Tell no more about the illness than I did, and make up no excuse. Add a version for a reason we’d rather keep to ourselves.',
        },
        {
          title: 'Short answers from now on',
          tags: ['how-to'],
          text: 'From now on in this chat: the answer first, in [number] sentences at most. No introduction, no repeating my question, no praise for it, no summary, no offer to do more. Bullet points only for lists. Where a short answer would be wrong, write “needs more” and wait. When I write “longer”, explain. Begin with this: [question]',
        },
        {
          title: 'Picture book, page by page',
          tags: ['plan', 'whimsical'],
          text: 'Plan a children’s book with me: [hero: e.g. a snail who drives a bus], for ages [ages].\n\nTwelve double pages as a table: what happens, the words to read aloud (25 at most), what the picture shows that the words don’t say. The hero wants one thing and tries three times; the third idea is their own, no grown-up helps. One line comes back four times. No moral. Ask me three questions before you begin.',
        },
        {
          title: 'Formal letter to an office',
          tags: ['letter'],
          text: 'Write a formal letter to [reader: e.g. my bank, the tax office, my MP, a court].\n\nWhat happened, by date: [events]\nI ask for: [request], by [date]\nEnclosed: [documents]\n\nOne page, with a blank for the reference number. The request stands in the first sentence; then the facts in order, then what is enclosed. No threats, no feelings, no law that I haven’t named. Below it: what they’ll ask next, and whether there may be a form for this that I should look for first.',
        },
        {
          title: 'Farewell email to colleagues',
          tags: ['email', 'bittersweet'],
          text: 'My last day at [workplace] is [date]. Write the farewell email to [readers: e.g. the whole floor, forty people].\n\nI did: [job, years]\nWhat I’ll miss, honestly: [things: e.g. Thursday soup, the broken lift]\nThanks to: [people and for what]\nReach me at: [contact]\n\nA hundred words. One true small scene, thanks with reasons, no list of successes, no hint at why I’m leaving. Then three lines for the one colleague who gets a note of their own.',
        },
        {
          title: 'Greeting card, any occasion',
          tags: ['messages', 'tender'],
          text: 'Write a card for [occasion: e.g. a new baby, a retirement, a teacher’s last day], to [person] from [senders]. Something about them that isn’t in every card: [fact]\n\nFour versions, 40 words at most: plain, warm, funny, and one that a child could sign. The fact is in all four. No rhymes, no advice, no “on this special day”.',
        },
        {
          title: 'Speech in two minutes',
          tags: ['speech'],
          text: 'I have to say a few words at [occasion: e.g. my father’s 70th, a graduation, an award]. Listening: [people]. Two things that really happened: [events]. Thanks to: [names]\n\nTwo minutes, 250 words, made to be spoken. Begin in the middle of one event, without a greeting. One laugh, at nobody’s expense but mine. No quotation, no “journey”. The last sentence makes it clear that it is time to lift a glass or clap. Invent nothing.',
        },
        {
          title: 'The text you keep deleting',
          tags: ['messages'],
          text: 'I want to text [person: e.g. a friend, someone I like] and keep deleting it. The message: [message: e.g. I can’t come on Saturday; I’d like to see you again]. What I’m afraid of: [fear]\n\nThree texts under 30 words: straight, gentle, light. No lie, no excuse, nothing hidden in a question. Then tell me which one you’d send, and what would go wrong with the others.',
        },
        {
          title: 'Fundraising letter, one afternoon first',
          tags: ['letter'],
          text: 'Write a letter asking for donations for [cause: e.g. a roof for the scout hut]. Needed: [amount] by [date]. What [small sum] pays for: [thing]. An afternoon that shows why: [story]. Readers: [readers]\n\n200 words: the afternoon, then the sum, then how to give. No guilt, no “every little helps”. Then 120 words for a firm that may sponsor us: what they’d see of their money. Then a thank-you of 50.',
        },
        {
          title: 'Interview questions for a guest',
          tags: ['interview'],
          text: 'I’m interviewing [guest: e.g. a beekeeper, a local author] for [medium: e.g. a podcast, the school paper]. Time: [minutes]. I know: [facts]. What everyone asks them: [the usual questions]\n\nTwelve questions in an order that warms up: something to describe, a day that went wrong, a decision, a doubt. None that yes can answer, none of the usual ones. Beside each, what to ask when the answer is short. Mark the one I’ll be tempted to skip.',
        },
      ],
    },
    {
      title: 'Work',
      description: 'For the inbox, the review and the conversation you have been putting off.',
      icon: 'laptop',
      prompts: [
        {
          title: 'Meeting notes into an email',
          tags: ['email'],
          text: 'Turn these notes into a follow-up email: decisions first, then who does what by when, then what’s still open. Don’t smooth over anything we didn’t agree on: [notes]',
        },
        {
          title: 'Resume for a career change',
          tags: ['document'],
          text: 'I’m moving from [old job] to [new job].\n\nMy CV or resume, contact details removed: [resume]\nAn ad I’d answer: [ad]\n\nRewrite it for a reader who has never worked in my old field. Translate its jargon, put results ahead of duties, keep every date and title true. Two lines on top say what carries over. Then name three gaps they’ll notice, and for each one thing I could finish within a month.',
        },
        {
          title: 'What does this email want',
          tags: ['analysis'],
          text: 'What does this email actually want from me? Give me the request, the deadline, and whether silence is an option: [email]',
        },
        {
          title: 'Cool down my angry draft',
          tags: ['email'],
          text: 'I wrote this while angry: [draft]\n\nIt goes to [who], and I’ll still be working with them next year. First quote the sentence I’d regret most and say why. Then write the version I’d send tomorrow at nine: same complaint, same request, half the length. Keep one line that shows I mind.',
        },
        {
          title: 'Resignation email, short',
          tags: ['email'],
          text: 'Write my resignation: last day [date], thanks for [one true thing], I’ll hand over [work]. Four sentences, no reasons, nothing I’d have to explain later.',
        },
        {
          title: 'Out of office in three lines',
          tags: ['messages'],
          text: 'Out-of-office message for [dates]: ask [name] about [topic], everything else waits until I’m back. Three lines, no jokes.',
        },
        {
          title: 'Bad news for my boss',
          tags: ['email'],
          text: 'I have to tell my boss about [problem].\n\nWhat happened: [facts with times]\nWhat it costs so far: [money, days, customers]\nWhat I’ve already done: [steps]\nWhat I need decided: [decision]\n\nWrite five lines they can read in an lift, worst fact first. Then the three questions they’ll ask back and my honest answers, using nothing beyond what’s above.',
        },
        {
          title: 'Self-review from my calendar',
          tags: ['document'],
          text: 'My review is due on [date]. Below are my calendar entries and the subject lines of mail I sent since [month]: [entries].\n\nGroup them into four results at most. For each, ask me one question about what changed because of it. Once I’ve answered, write 200 words in the first person, with numbers only where I gave them. Tell me which weeks look empty and may hide something.',
        },
        {
          title: 'Practice refusing an extra shift',
          tags: ['interview'],
          text: 'Play my manager, who is [two lines about them] and needs me on [day]. Ask, and push back twice, the way managers do. I’ll answer as myself. After four rounds step out and tell me which of my sentences held, and which one gave me away.',
        },
        {
          title: 'Questions for my first week',
          tags: ['list'],
          text: 'I start as [job] at [kind of workplace] on [date]. Give me ten questions to ask in the first week, who to ask each one, and which three become embarrassing after a month.',
        },
        {
          title: 'Ten ideas, three bad',
          tags: ['list'],
          text: 'Give me ten ideas for [what it’s for]. Three should be bad on purpose, with the reason. Then tell me which bad one is a single change away from being the best.',
        },
        {
          title: 'Sick days, a fair talk',
          tags: ['interview'],
          text: 'Someone in my team, [role], has been off sick [number] times since [month]: [pattern: e.g. mostly Mondays]. Help me raise it fairly.\n\nFirst what I must not ask or guess about their health, and whom to check with in [country]. Then a message of 40 words that asks for a talk and would embarrass nobody if a colleague saw it. Then my opening: what I noticed, with dates, what it does to the rota, one open question. Two answers I may get, and what I say next.',
        },
        {
          title: 'Letting someone go, word by word',
          tags: ['speech', 'tense'],
          text: 'On [date] I have to tell [role] that their job ends: [reason: e.g. the branch closes, third warning]. Settled with HR or a lawyer: [terms]\n\nIf nothing is settled, stop and tell me whom to ask first. Otherwise write ten minutes: the news in the second sentence, the reason in one, then what happens today, what they get, who helps. No “this is hard for me”, no debate. For silence, anger and tears: what I say, and what I don’t.',
        },
        {
          title: 'Project plan from one goal',
          tags: ['table'],
          text: 'Make a project plan.\n\nGoal, and how we’ll see it’s done: [goal]\nDeadline: [date]\nPeople, hours a week: [people]\nFixed dates: [dates: e.g. trade fair on 3 May]\n\nTable, backwards from the deadline: milestone, task, who, hours, what must come first, due. Mark the durations you guessed. Show whose week is overbooked. Then the two tasks that hold up everything when they slip, and what we could drop and still reach the goal.',
        },
        {
          title: 'Status update in five lines',
          tags: ['email'],
          text: 'Turn my notes into a status update for [reader: e.g. a client]: [notes]\n\nFive lines: where we stand in one word (on time, late, blocked); done since last week; next; what worries me; what I need from you, by when. Figures and dates from my notes only. If we’re late, the new date is in line one. Below it, the question this reader will ask.',
        },
        {
          title: 'Cover letter for a new field',
          tags: ['letter'],
          text: 'Write a cover letter for someone who changes fields after [years] years.\n\nAd: [job ad]\nUntil now: [jobs]\nWhat carries over, with proof: [examples]\nMissing: [gaps]\nWhy now: [reason]\n\nUnder 250 words. Begin with a task from the ad that I’ve already done elsewhere. Name one gap and what I’m doing about it. No “passionate”, no age, no apology. Then list each claim I should be able to prove in an interview.',
        },
      ],
    },
    {
      title: 'Study',
      description: 'To understand it yourself, the night before or the whole term.',
      icon: 'book',
      prompts: [
        {
          title: 'I missed a week',
          tags: ['how-to'],
          text: 'I missed a week of [class]. Topics covered: [topics]. Take me through them one at a time, with one example each and the question most likely to be on the test. Wait for my “ok” before you go on.',
        },
        {
          title: 'One hint at a time',
          tags: ['interview'],
          text: 'Don’t solve this. Give me the smallest hint first, then wait for what I try: [problem]',
        },
        {
          title: 'Read a hard paragraph together',
          tags: ['analysis'],
          text: 'Take this paragraph one sentence at a time: [paragraph]\n\nFor each: what it says in ten everyday words, and the word that does most of the work. Then tell me what the author assumes I already believe. Finish by asking me to say the whole thing in two sentences, and correct me only where I’m wrong.',
        },
        {
          title: 'Claims worth an essay',
          tags: ['list'],
          text: 'My assignment: [assignment]. Length: [pages]. We’ve read: [texts].\n\nGive me six claims a sensible classmate could disagree with, two of them unpopular. Beside each, the first piece of evidence I’d have to go and find, and where in our reading I’d look. Don’t write any of the essay.',
        },
        {
          title: 'Practice a language by text',
          tags: ['dialogue'],
          text: 'Let’s text in [language], level [level: e.g. A2]. You’re [who: e.g. the neighbour who took in my package and is leaving town]. Short messages only.\n\nWhen I make a mistake, reply first the way that person would, then give the right sentence in brackets. After ten messages, stop and list the three mistakes I keep making.',
        },
        {
          title: 'Memorise a list by Friday',
          tags: ['plan'],
          text: 'Help me memorise this by [day]: [list]\n\nBuild one ridiculous story in which every item turns up in order, one picture per item. Then test me: in order, backward, with gaps. Anything I miss comes back five questions later. Keep score.',
        },
        {
          title: 'Argue the other side',
          tags: ['interview'],
          text: 'I’m going to claim that [claim]. Argue against me for five rounds, three sentences each, as someone smart who really believes it. No invented studies: say what kind of evidence you’d need instead. Then tell me which of my arguments to drop.',
        },
        {
          title: 'College essay, questions first',
          tags: ['interview'],
          text: 'The essay question is: [question]. Don’t write anything yet, and don’t write it later either.\n\nAsk me ten questions, one at a time, about small things: what’s on my desk, who cooks, what I get blamed for, the job nobody sees me do. Then tell me which two answers nobody else could have given, and what you’d want to hear more about.',
        },
        {
          title: 'What the exam really covers',
          tags: ['table'],
          text: 'Here are [number] past exam papers, or what I remember of them, and the syllabus.\n\nPapers: [papers]\nSyllabus: [syllabus]\n\nMake a table: topic, how often it came up, kind of question, points. Then three lists: always, sometimes, never yet. Say clearly that “never yet” isn’t “never”. I have [hours] hours; tell me where the first two go.',
        },
        {
          title: 'Summary that says what’s missing',
          tags: ['analysis'],
          text: 'Sum this up in five sentences for somebody who has to decide [decision]. Then two lines on what you left out that could change their mind: [text]',
        },
        {
          title: 'Long text into bullet points',
          tags: ['list'],
          text: 'Summarise this for [reader: e.g. me, before a meeting]: [text or PDF]\n\nAt most [number] bullet points, the most important first, one sentence each, with the page. Keep every figure, name, date and “unless”. Then three lines: what it wants from me, what it claims without proof, what you couldn’t read. If you were given only a part, say which. Add nothing from elsewhere.',
        },
      ],
    },
    {
      title: 'Code',
      description: 'For the script you need once, and the bug you have stared at since lunch.',
      icon: 'workflow',
      prompts: [
        {
          title: 'Script for one annoying chore',
          tags: ['code'],
          text: 'I keep doing this by hand: [steps, click by click].\n\nWrite one script that does it on [system: e.g. Windows 11]. I’ve never run a script, so say what to install, where to save it and what to type. Before it changes anything, it should print what it’s about to do and wait for a y. Tell me how to undo it.',
        },
        {
          title: 'Web page calculator, one file',
          tags: ['code'],
          text: 'Make one HTML file I can open with a double-click: it works out [result: e.g. how much paint a room needs] from [inputs]. No libraries, usable with a thumb, and it shows the steps behind the number. List every figure you assumed so I can put in mine.',
        },
        {
          title: 'Learn by fixing bugs',
          tags: ['code'],
          text: 'Show me a ten-line [language] program about [hobby] with exactly one bug. I’ll say what I think is wrong. When I get it, make the next one a little meaner. If I miss twice, give me the input that makes it misbehave, not the answer.',
        },
        {
          title: 'Comments for me, next year',
          tags: ['code'],
          text: 'Add comments for someone who opens this a year from now: why, not what. Touch no code: [code]',
        },
        {
          title: 'Which would you debug at night',
          tags: ['code'],
          text: 'Here are two ways to do the same job.\n\nA: [code]\nB: [code two]\n\nWhich would you rather get paged about at 3 a.m., and why? Three sentences. Then the smallest change that would make the loser fine too. If it makes no difference at [how much data], say that.',
        },
        {
          title: 'Button for my spreadsheet',
          tags: ['code'],
          text: 'Write a Google Sheets script I can start from a button.\n\nSheet and columns: [names, with two sample rows]\nWhen I press it: [what should happen]\nIt must never touch: [cells or sheets]\n\nGive me the code, where to paste it, how to make the button, and a check to run on a copy first. Say what permission it will ask me for and why.',
        },
        {
          title: 'Layout from a screenshot',
          tags: ['code'],
          text: 'The attached screenshot has a layout I like. Rebuild the arrangement in plain HTML and CSS with my content: [headings and text]. Don’t copy its logo, pictures or wording. Tell me which parts you were guessing at, and what happens on a narrow phone.',
        },
      ],
    },
    {
      title: 'Home',
      description: 'Dinner, bills, guests, dogs and everything with a deadline on the fridge.',
      icon: 'leaf',
      prompts: [
        {
          title: 'Out of one ingredient',
          tags: ['how-to'],
          text: 'I’m out of [ingredient] for [dish]. What else might be in my kitchen that works, and what will taste different?',
        },
        {
          title: 'Guests in twenty minutes',
          tags: ['plan', 'funny'],
          text: 'Guests in 20 minutes. The place: [rooms, and what’s all over them]. Tell me what to do, minute by minute, what goes in the laundry basket, and which door stays shut.',
        },
        {
          title: 'Scale a recipe properly',
          tags: ['table'],
          text: 'Change this recipe from [servings] to [new servings], in [units]. Keep the arithmetic visible. Then warn me about what doesn’t scale by arithmetic: eggs, salt, pan size, oven time.\n\nRecipe: [recipe]',
        },
        {
          title: 'Fix it or call someone',
          tags: ['interview'],
          text: 'My [thing] is doing this: [symptom]. Ask me up to five yes-or-no questions, then choose: I can try it, I should call someone, or switch it off now. Anything with gas, wiring or a roof stops at “call”. If I can try it, the first step must be one I can undo.',
        },
        {
          title: 'Why this bill went up',
          tags: ['analysis'],
          text: 'Two bills from [company], numbers only, account details removed.\n\nEarlier: [bill]\nNow: [bill two]\n\nWhich line grew, by how much, and is it price or use? Show the sums. Then write what I say on the phone: two sentences and the one question that gets a straight answer. Say so if the bills don’t explain it.',
        },
        {
          title: 'Kids’ party at home',
          tags: ['plan'],
          text: 'Plan a party for [number] kids turning [age], at home, from [start] to [end], for [budget]. They’re into [theme].\n\nI need: a minute plan, three games with things we already own, one for when it rains, when to feed them, what the shy kid can do, and an ending that gets parents to show up on time.',
        },
        {
          title: 'Chores split fairly',
          tags: ['table'],
          text: 'Who lives here: [people and ages]\nWhat has to be done: [chores]\nWhat each of us hates most: [hated chores]\n\nMake a four-week table, names down the side. Nobody gets their hated chore more than once. Count minutes, not chores, and show the totals. Say which chore could simply be done less often.',
        },
        {
          title: 'Packing for one carry-on',
          tags: ['list'],
          text: 'Packing list: [days] days in [place] in [month], one carry-on. I’ll be [plans]. Wear things twice. At the end, the five small things people forget on a trip like this.',
        },
        {
          title: 'Gifts for someone with everything',
          tags: ['list'],
          text: 'Ten gift ideas for [person], [age], under [budget]. About them: [three things they do on a free day]. Nothing that needs charging, nothing with a slogan, and two that cost nothing but an afternoon.',
        },
        {
          title: 'Move, week by week',
          tags: ['plan'],
          text: 'I’m moving on [date], from [place] to [new place], with [household: e.g. two kids and a fish tank].\n\nList what has to happen each week until the first night. Calls in one column, boxes in another, money in a third. Start with anything that takes a week of waiting. Leave out nothing because it’s obvious. Ask about [country]’s paperwork if you aren’t sure.',
        },
        {
          title: 'Lab results before the appointment',
          tags: ['analysis'],
          text: 'Explain these lab values so I can follow my doctor on [date]: [values, units and ranges from the sheet]\n\nFor each: what it measures, and whether it’s inside the range printed there. Then five questions for the appointment. No diagnosis. Say what these numbers can’t tell without my history, and whether anything here is a reason to call before then.',
        },
        {
          title: 'A month of spending, sorted',
          tags: ['table'],
          text: 'One month of spending, copied from my bank with names removed: [list]\n\nSort it into eight groups at most and add up each one. Show the sum for the largest, line by line. Put anything you can’t place under “what is this?” Then ask which total surprised me. No advice until I’ve answered.',
        },
        {
          title: 'Name for a new dog',
          tags: ['list', 'funny'],
          text: 'Fifteen names for a [kind of dog] who [habit]. Nothing edible, nothing from a movie, nothing I’d be embarrassed to shout across a park.',
        },
        {
          title: 'Note to a noisy neighbour',
          tags: ['letter'],
          text: 'Write a note to the neighbour [where: e.g. upstairs] about [noise] at [time]. We’ve never met. Three sentences, my first name, one thing I’m asking for, and no “always”.',
        },
        {
          title: 'Workout in a small room',
          tags: ['plan'],
          text: 'A workout plan for [days] days a week, [minutes] minutes, in a room [size], with [equipment or none].\n\nAbout me: [age, what hurts, what I last did]\nI gave up last time because: [reason]\n\nPer day: warm-up, exercises with sets and rests, and the easier version of each. Nothing that jumps; there are people below. Say at which pain I should stop and ask a doctor, and build in a fix for the reason I gave up.',
        },
        {
          title: 'Three days in a city',
          tags: ['plan'],
          text: 'Plan three days in [city] in [month] for [who’s travelling]. We like [things], we’re bad at [weak points: e.g. early mornings, museums, hills].\n\nOne neighbourhood each half day, so that we walk and don’t cross town. A place to sit down every two hours. Leave the last afternoon open. Name what has to be booked, and mark opening times and prices I should check myself, since yours may be old.',
        },
        {
          title: 'What to check at a viewing',
          tags: ['list'],
          text: 'I’m viewing a place on [day and time]. The listing: [listing]. Two things I can’t live with: [two things].\n\nWrite a list for my phone in the order I’ll walk: front door, hall, kitchen, bathroom, each window. In every spot one thing to try (a tap, a socket, a lock) and one thing to ask. End with three questions for whoever lives there now, and one for the person next door.',
        },
        {
          title: 'Read the lease before I sign',
          tags: ['analysis'],
          text: 'Read this lease with me before I sign: [lease, names removed]. It’s for a home in [city and country]. By word of mouth we agreed: [rent, date, repairs, pets].\n\nThree lists, each with clause numbers and a quote: what we agreed and isn’t in there, what costs me money besides the rent, and how and when each side can end it. Mark what local law may overrule, so I can ask a tenants’ advice office. Don’t tell me whether to sign.',
        },
        {
          title: 'Cancel it or take it along',
          tags: ['table'],
          text: 'I’m moving from [old address] to [new address] on [date]. Running contracts: [contracts: e.g. power, internet, insurance, bank, doctor, gym].\n\nOne row each: end it, move it or only tell them; what I have to look up in it first; by when; how to send it. Then one letter with gaps for name and number, in two versions, “I’m ending this” and “please move this to my new address”. Keep a line for meter readings.',
        },
        {
          title: 'Cleaning schedule we can keep',
          tags: ['table'],
          text: 'Make a cleaning schedule for [home: e.g. two rooms, three people, a cat].\n\nMinutes on weekdays, at weekends: [minutes]\nDrives us mad: [spots: e.g. crumbs, the shower]\nNobody cares about: [spots to skip]\n\nTable: daily, weekly, monthly, with minutes and who. No day goes over its minutes; drop a task before you rush one. Add a five-minute version for bad weeks.',
        },
        {
          title: 'A listener who asks',
          tags: ['interview', 'tender'],
          text: 'Be a calm listener; you’re no therapist and don’t play one. On my mind: [what happened].\n\nAsk one short question at a time about what happened and how it felt. No comfort, diagnosis or advice unless I ask. After six questions, tell me in three sentences what you heard, in my words where you can, and ask what I’d like now: ideas, or nothing. If I write that I might hurt myself or someone, stop and tell me whom to call in [country].',
        },
        {
          title: 'Coach for one stuck goal',
          tags: ['interview'],
          text: 'Act as a life coach who dislikes slogans. My goal: [goal]. Put off since: [when].\n\nFive questions, one at a time: why this, why now, what I get out of not doing it, what a small yes would look like, who’d notice. Then one step for tomorrow that takes ten minutes, the excuse I’ll use, and an answer to it. When I come back with “done” or “not done”, start from there.',
        },
        {
          title: 'Treasure hunt in our home',
          tags: ['plan', 'whimsical'],
          text: 'Make a treasure hunt for [children and ages], [minutes] minutes, in [place: e.g. a flat with four rooms, the park if it’s dry].\n\nThey love: [theme: e.g. pirates, badgers]\nHiding places I can use: [places]\nTreasure: [treasure]\n\nEight clues in a chain: rhymes for readers, drawings I can copy for the rest, one riddle, one task that needs everyone. Give me the list of what to hide where, a hint for each, and the clue to skip if they get hungry.',
        },
        {
          title: 'Party plan, hour by hour',
          tags: ['plan'],
          text: 'Plan [event: e.g. a hen weekend, a baby shower, a wedding day] for [number] people on [date] in [place].\n\nBudget: [amount]\nMust happen: [moments]\nBetter not: [limits]\nHelpers: [people]\n\nA timetable with who does what, and one hour in which nothing is planned. Then what to book and by when, with guessed prices marked, a version for rain, and what nobody would miss if we dropped it.',
        },
        {
          title: 'Quiz night, fair to everyone',
          tags: ['list', 'funny'],
          text: 'Write a trivia quiz of [number] questions for [guests: e.g. two families, ages 9 to 80].\n\nThey know a lot about: [strong subjects]\nNo questions about: [subjects to skip]\n\nFour rounds, easy to hard, one about the people in the room: ask me for five facts first. Each with answer, a wrong answer that sounds right, and a sentence to read out afterwards. Mark answers you aren’t sure of, so that I can look them up. Then a tie-breaker with a number.',
        },
      ],
    },
    {
      title: 'Images',
      description: 'For pictures you describe in sentences and then put right by talking.',
      icon: 'sparkle',
      prompts: [
        {
          title: 'Ask before you draw',
          tags: ['interview'],
          text: 'I’d like a picture of [idea]. Before you draw anything, ask me five short questions: who it’s for, where they’ll see it, what has to be in it, what mustn’t, and what kind of light.',
        },
        {
          title: 'Lost cat poster',
          tags: ['picture'],
          text: 'Make a poster from the attached photo of my cat.\n\nHeadline: LOST CAT\nThen: [name], [colour and markings], last seen at [place] on [date]\nLargest after the headline: [phone number]\n\nBlack on white, readable from a passing car, nothing cute. Afterwards type out every word and digit in the picture, so I can compare them with mine.',
        },
        {
          title: 'Colouring page',
          tags: ['picture'],
          text: 'A colouring page for a [age]-year-old: [animal] trying to [activity]. Thick outlines, big shapes, white background, no grey, no words, upright page.',
        },
        {
          title: 'Remove something from a photo',
          tags: ['picture'],
          text: 'In the attached photo, take out [what: e.g. the bins behind us] and fill in what would be there. Don’t touch faces, hair, clothes or light. Then tell me which part you made up.',
        },
        {
          title: 'Birthday card with a crooked cake',
          tags: ['picture', 'whimsical'],
          text: 'Front of a birthday card: [animal] holding a leaning cake with [number] candles and looking at us as if it can explain. Coloured pencil on cream paper, wobbly lines, lettering by hand: “[greeting]”. Upright. Leave the bottom third empty for signatures.',
        },
        {
          title: 'My room in another colour',
          tags: ['picture'],
          text: 'Show the room in the attached photo with walls in [colour] and without [furniture]. Same window, same floor, same daylight, same mess. Then again in [colour two], so I can compare.',
        },
        {
          title: 'Three-panel comic of my day',
          tags: ['picture', 'funny'],
          text: 'Draw a comic in three panels. First: [what happened]. Second: [what I said]. Third: [what I should have said]. Same person each time: [how they look]. Black ink with one colour. Speech bubbles word for word as I typed them.',
        },
        {
          title: 'Invitation, spelled right',
          tags: ['picture'],
          text: 'Design an invitation card.\n\nWords, exactly: [event, date, time, place, reply by]\nOne picture: [motif]\nLook: [style: e.g. a travel poster from the 1930s]\n\nHalf of the card stays empty. When it’s done, read me the text in the image letter by letter, and redo it if one is off.',
        },
        {
          title: 'Castle in the morning fog',
          tags: ['picture'],
          text: 'A castle on a hill at first light, fog filling the valley, one window lit. Laundry hangs between two towers, and a bicycle leans at the gate. Painted like [style: e.g. an old railway poster], wide format, soft grey and [colour].',
        },
        {
          title: 'Pencil sketch from a photo',
          tags: ['picture'],
          text: 'Redraw the attached photo of [who] as a pencil sketch on rough paper. Keep the age, the nose and the hair as they are: no smoothing, no bigger eyes. Plain background, a few lines left unfinished.',
        },
        {
          title: 'Napkin logos for a shop',
          tags: ['picture'],
          text: 'Three rough logo ideas for [business], drawn as if on a napkin: one is an object from the work, one is made of the first letter, one is a pattern. Black ink, no shading, readable at the size of a thumbnail. No words.',
        },
      ],
    },
  ],
} satisfies ModelPage
