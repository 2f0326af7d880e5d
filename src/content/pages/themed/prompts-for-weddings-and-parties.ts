import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Weddings, Parties and Festivals',
  metaDescription:
    'AI prompts for weddings and parties: checklist, budget, invitations, seating, Christmas, Diwali, Eid, birthdays, hen dos, quizzes, games and speeches.',
  title: 'AI Prompts for Weddings, Parties and Festivals',
  purpose: 'planning',
  level: 'adults',
  description:
    'Prompts for the day that everyone remembers and one person has to plan, from the guest list to the last thank-you card.',
  introduction:
    'A celebration is a hundred small jobs with one date, and that’s where an AI helps: lists that work backwards from the day, sums, wording, seating, games for a room with grandparents and toddlers in it. It doesn’t know your families. It has never heard who isn’t speaking to whom, how your mother keeps Eid, or that the hall has one oven. Beginners ask for “a perfect party” and get balloons. Begin with date, number, money and the one moment that must work, then name what you don’t want. Pick a prompt, fill it in, cross out a third of the answer. Give away three jobs by name before the twenty minutes are over, and let the rest wait.',
  prompts: [
    {
      title: 'Wedding planning checklist',
      tags: ['list'],
      text: 'Make our wedding planning checklist.\n\nDate, place: [date and place, or open]\nGuests, total budget: [number, amount]\nKind: [ceremony: e.g. registry office, church, nikah, two days with mehndi]\nSettled already: [booked]\nMatters most to us: [three things]\nWe don’t want: [things]\nHelpers: [people, skills]\n\nWork backwards by month, then by week, then by hour for the day itself. Each line: job, who, by when, what has to happen first. Begin with papers and rules to ask the registrar or clergy about. Mark five jobs to give away and five to drop. Tell me if the date is too close for something on my list.',
    },
    {
      title: 'Wedding budget',
      tags: ['table'],
      text: 'We have [total] for a wedding with [number] guests in [place, month]. Paid by others: [gifts, and for what]. Most important, in order: [three priorities]. Already paid: [items, sums].\n\nA table: item, share, sum, quoted or guessed, due date. Hold back ten per cent. Show cost per guest, and what ten guests fewer would save. Put in what couples forget: alterations, tips, meals for the band, postage, the day after. When I paste real offers, replace the guesses and add up again. Leave out loans.',
    },
    {
      title: 'Wedding invitation wording',
      tags: ['copy'],
      text: 'Word our wedding invitation.\n\nNames as they should stand: [names]\nWho invites: [hosts: e.g. us, both families, widowed mother]\nWhen and where, ceremony and party: [details]\nReply by, and how: [details for replies]\nTo say or avoid: [points: e.g. no children, no gifts, dress]\nLanguages, faith: [languages and customs]\n\nThree versions: formal, warm, very short. Then the evening-only card, the save-the-date, and a message for phones. Check the weekday against the date. Say difficult things, such as “adults only”, in one friendly line without excuses. Ask about names and titles you’re not sure of.',
    },
    {
      title: 'Wedding seating plan',
      tags: ['table'],
      text: 'Make a seating plan from this guest list, [guests with group, age, language], for [tables and seats], where [must sit together] belong together and [must sit apart] don’t. Nobody sits where they know no one, children see their parents, slow walkers sit near the door, and no table is the leftover one. Give me a table, then each rule you broke and two swaps that would mend it.',
    },
    {
      title: 'Christmas planning',
      tags: ['plan'],
      text: 'Help me plan Christmas from [today’s date] on, week by week.\n\nAt the table: [people, ages, diets, days]\nSleeping here: [guests]\nPresents for: [people, with ideas or none]\nTotal: [amount]\nMust be as always: [traditions]\n\nA table for each week: buy, post, cook and freeze, clean, ask somebody. Presents with sum and status. Then the main meal backwards from [time of dinner], with one oven and more hands than mine. Name what I may drop without anyone noticing, and an hour with nothing in it. Last posting dates I’ll check myself.',
    },
    {
      title: 'Children’s birthday party',
      tags: ['plan'],
      text: 'Plan a birthday party for [child’s name and age], who loves [theme: e.g. foxes, football, slime], with [number and ages of guests] in [place] from [start] to [end] for [budget]. Helpers: [adults]. Food rules: [allergies, or not asked yet]. Give me the invitation text, a timetable in steps of fifteen minutes, five games without losers, cake and food with amounts, a plan B for rain or tears, and how the last ten minutes end quietly. Shopping list with guessed prices. If allergies aren’t known, put the question to parents first.',
    },
    {
      title: 'Baby shower',
      tags: ['plan'],
      text: 'Plan a baby shower for [parent or parents], due in [month], with [guests, ages, whether men come] at [place] for [hours and budget]. They’d enjoy [tastes] and wouldn’t enjoy [dislikes: e.g. belly measuring, advice]. Ask first about family customs and worries, since some want no gifts before the birth. Then a plan of two hours, food that’s safe in pregnancy (to be checked with them), three games nobody has to be ashamed of, a useful joint present, and the invitation in 50 words.',
    },
    {
      title: 'Hen or stag do',
      tags: ['plan'],
      text: 'Organise a hen or stag do for [bride or groom], who’d love [tastes] and hate [dislikes].\n\nGuests: [number, ages, who doesn’t drink]\nWhen and where: [date, places]\nMost that anyone should pay: [amount]\n\nFirst a message asking each guest in private for dates and budget. Then two plans at the lowest budget, one loud and one quiet, each with a timetable, who books what by when, and a part people can join for an hour. Only games they’d choose themselves, safe ways home, nothing they’d mind seeing again at the wedding.',
    },
    {
      title: 'Wedding anniversary plan',
      tags: ['plan', 'tender'],
      text: 'It’s [which anniversary: e.g. our third, my parents’ fiftieth] on [date], and I have [budget, hours, babysitter or none]. What belongs to them or us: [places, songs, foods, jokes]. Suggest one evening at home, one outing and one party, each built on those and not on roses, with what to prepare a week before and a sentence to say aloud at the right moment.',
    },
    {
      title: 'Diwali celebration plan',
      tags: ['plan'],
      text: 'Plan our Diwali.\n\nWhere, main evening: [place, date in our calendar]\nHow the family keeps it: [customs: e.g. Lakshmi puja, Bandi Chhor, cards]\nGuests: [people, ages, diets, friends for whom it’s new]\nBudget, rules on fireworks: [limits]\n\nA table by day: cleaning, shopping, sweets to make or buy, rangoli and lamps, clothes, visits, gifts. A menu with amounts, jobs for children, a safety line each for lamps and crackers. Leave gaps for rituals, times and mantras: I’ll ask our elders. Then an invitation in 50 words that explains the evening to those who are new.',
    },
    {
      title: 'Eid celebration plan',
      tags: ['plan'],
      text: 'Plan our Eid, [al-Fitr or al-Adha], for [people, ages, place].\n\nHow we keep it: [customs: e.g. prayer at eight, grandmother first, qurbani abroad]\nDishes that must be there: [dishes]\nGuests: [numbers, non-Muslim friends]\nBudget, Eidi: [amounts]\n\nTwo versions of the timetable, as the moon may move the day. The week before: clothes, sweets, cleaning, what to ask our mosque about zakat. The day from dawn to evening, a menu with amounts and what to cook the night before, games for cousins, rest for whoever fasted and cooked. Leave religious questions to people who know. End with greetings for family, neighbours and colleagues.',
    },
    {
      title: 'Thanksgiving dinner',
      tags: ['plan'],
      text: 'Plan a Thanksgiving dinner for [people, ages, diets] on [date], eating at [time].\n\nKitchen: [ovens, rings, fridge]\nMain dish: [dish and weight]\nMust appear: [dishes, who brings what]\n\nMenu with amounts, shopping in two trips, and a table backwards from dinner: minute, oven temperature, ring, who. For thawing and the meat’s inside temperature, name the official food safety page I should check. Something for every diet. Last, a way of giving thanks that teenagers will put up with, and three meals from the leftovers.',
    },
    {
      title: 'New Year’s Eve party',
      tags: ['plan'],
      text: 'Plan New Year’s Eve for [people, ages] at [place], starting [time], with [budget], and make it [loud, quiet or in between]. I need food without a cook after nine, a game or task for each hour, midnight twice if there are children, something for anyone who finds the night sad, the way home, and a thing to write down and open in a year.',
    },
    {
      title: 'Retirement party plan',
      tags: ['plan'],
      text: 'Plan a retirement or leaving party for [person, job, years], with [guests] at [place] for [hours and budget], knowing that they like [tastes] and dread [dread: e.g. speeches, surprises]. Hand back the order of events with the clock, a gift made of colleagues’ memories, and the message that collects them. No jokes about age.',
    },
    {
      title: 'Housewarming party',
      tags: ['plan'],
      text: 'Plan a housewarming in [home, and what’s still missing] on [date, hours] for [guests] with [budget], one that works with boxes still in the corner: an invitation of 40 words that settles the question of gifts, food off paper plates, a job for early guests, a word to the neighbours. We also want [custom: e.g. bread and salt, griha pravesh, none]; ask me how it’s done.',
    },
    {
      title: 'Quiz night questions',
      tags: ['list'],
      text: 'Write a quiz of [number] rounds with [number per round] questions for [guests: e.g. a village pub, grandparents and teenagers], on [themes, and one about the hosts]. Mixed difficulty: most people know half. Give question, answer, one fun line, and a tie-breaker with a number. Only facts that won’t change next year and have one answer; mark those I should look up. Then the sheet for teams and the rules in five lines.',
    },
    {
      title: 'Icebreakers and party games',
      tags: ['list'],
      text: 'Give me eight icebreakers and games for [group: number, ages, how well they know each other] in [place, time, things at hand], from “talk to one person” to “everybody laughs”. Each with the sentence that explains it, the minutes, and how the shy join in. Nothing that needs touching or confessing.',
    },
    {
      title: 'Thank-you cards',
      tags: ['messages', 'tender'],
      text: 'Write thank-you cards for [occasion] from [senders], three sentences each and no two alike, from this list: [guest, gift or help, what we did with it]. Name the gift and what we’ve used it for; for money, say what it becomes. Where I gave no use, leave a gap instead of inventing one.',
    },
    {
      title: 'Party playlist',
      tags: ['table'],
      text: 'Make a playlist of [hours] hours for [party, people, ages], from [mood at the start] to [mood at the end], around [songs and artists we love] and without [songs never to play]. A table with title, artist, year and why it’s there, only songs you’re sure exist, a mark on words not for children, and a last one that sends people home.',
    },
    {
      title: 'Party menu',
      tags: ['table'],
      text: 'Plan the food for [occasion, number, ages] at [time of day], with [budget], [kitchen, helpers] and these diets: [allergies, halal, vegan, children]. Give me a menu of at most [number of dishes] dishes people can hold while talking, a table of amounts per head and in all, what’s made when, what must stay cold or hot, labels for each dish. Then a shopping list with guessed prices and the one dish to buy ready-made.',
    },
    {
      title: 'School fair plan',
      tags: ['plan'],
      text: 'Plan a school fair on [date, hours] at [place], by [number of volunteers] volunteers, to raise [sum] for [purpose]. What worked last time: [stalls]. What didn’t: [problems]. Power, tables, rain cover: [facts]. Hand back ten stalls or games with cost, helpers, price and income as a guess; a plan of the site in text characters; a rota nobody stays in all day; jobs by week; the letter to parents; and a list of what to ask the school or town about: food, insurance, money, first aid, raffles.',
    },
    {
      title: 'Family or class reunion',
      tags: ['plan'],
      text: 'Organise a reunion of [group: e.g. a school year, a family in three countries] with [number] people on [date, or to be found], in [place, hours, budget a head]. Missing contacts: [who]. Touchy: [subjects]. I want a timetable from today, the message that finds lost people without publishing addresses, invitation and reply form, something for the first awkward half-hour, a place for those who’ve died, a photo everyone is in, and who pays for what.',
    },
    {
      title: 'Best man speech from stories',
      tags: ['speech', 'funny'],
      text: 'Write the best man’s speech with me. The couple: [names, how I know them].\n\nStories about him: [three stories]\nWhen I saw what they are to each other: [moment]\nTrue of the partner: [something I saw]\nIn the room: [guests: e.g. his grandmother, her whole office]\nStays out: [subjects]\n\nPick the story that makes people like him and say why. Then four minutes, 480 words, for speaking: that story, one joke at my own expense, the moment, a toast everyone can repeat. No “for those who don’t know me”, nothing invented. Mark the pauses and one part I may skip.',
    },
    {
      title: 'Wedding website text',
      tags: ['copy'],
      text: 'Write the text for our wedding website.\n\nNames, date, places, times: [details]\nHow we met, with a detail nobody else has: [story]\nTravel, parking, beds: [travel facts]\nDress, children, gifts, photos, food, reply by: [decisions]\n\nOne page with the headings guests look for, “our story” in 90 words without destiny, and guests’ questions in their own words, answered in a line each. No home address, nothing that tells when the house stands empty. List what a guest from abroad couldn’t find out.',
    },
    {
      title: 'Wedding vows for us',
      tags: ['speech', 'tender'],
      text: 'Help me write vows for [partner] from what they did when things were bad, [event], what I hadn’t expected, [habit], and what I can really promise, [promises]. Ninety seconds to say aloud, three small promises and one large one, in the words I use in the kitchen. No “soulmate”, no “complete me”.',
    },
    {
      title: 'Maid of honour speech',
      tags: ['speech', 'tender'],
      text: 'I’m giving the maid of honour’s speech, three minutes, about [bride or groom, and my tie to them]. What they’d do for anybody: [event]. What they think nobody noticed: [detail]. What changed with [partner]: [change]. Write 380 words to be spoken, beginning inside the event, one laugh, one line to the partner, glasses up at the end. No list of qualities, no exes, no school nicknames.',
    },
    {
      title: 'Marriage proposal ideas',
      tags: ['plan', 'tender'],
      text: 'Help me propose to [partner], who likes [tastes] and would hate [dread: e.g. an audience, a screen]. Our places: [places]. Ring or not: [ring]. We’ve talked about marrying: [what was said, or never]. Give me three plans, one indoors, with what to prepare, how it can fail, and what happens in the hour after. Then four sentences to say, from my facts. If we’ve never spoken of it, tell me what to find out first.',
    },
    {
      title: 'Birthday party for an adult',
      tags: ['plan'],
      text: 'Plan a birthday for [person, age], who [would or would not] like a surprise, with [guests] in [place, hours] for [budget]. Their happiest party so far: [memory]. Suggest three kinds of day, wait for my choice, then give me the timetable, invitation, food with amounts, something made from guests’ stories, and an end that isn’t washing up.',
    },
    {
      title: 'Party invitation message',
      tags: ['messages'],
      text: 'Write the invitation to [event] for [guests], with weekday, date, start and end, place, what to bring, children or not, and reply date exactly as here: [details]. One version of 35 words for a group chat, one for a card. Check that weekday and date agree, and ask about anything a guest would.',
    },
  ],
  faqs: [
    {
      question: 'Can AI plan my whole wedding?',
      answer:
        'It can hold the lists, the sums and the wording; the tasting, the phone calls and the families stay with you. Start with date, guests, total and what you both refuse, and ask for a month-by-month checklist. Paste your changes back each week. Prices it gives are guesses, and rules for marrying differ by place, so ask the registrar, priest or imam early. “What have I forgotten for a garden wedding with 70 guests?” is a question it answers well.',
    },
    {
      question: 'How do I write a best man speech without being cringe?',
      answer:
        'Tell one story in full and leave out the other six. It should show why you like him, make his mother laugh and be clear to someone who met him today. “He drove two hours with my forgotten suit and ironed it” beats any list of drunken nights. Say one true thing about his partner, keep to four minutes, and test the jokes on the person least like you.',
    },
    {
      question: 'How can I throw a party on a small budget?',
      answer:
        'Spend on one thing people will remember and borrow the rest. A pot of chilli, a fire, a good playlist and a clear ending time cost less than a buffet for every taste. Tell the AI your total, what you own and who could bring what: “60 for 20 people, one big pot, neighbours lend chairs.” Ask it to mark guessed prices, then check the three largest in your shop.',
    },
    {
      question: 'What should I never let AI decide for a party?',
      answer:
        'Food for people with allergies, anything religious, and who sits beside whom in a feud. It may call a dish nut-free without seeing the packet, or put a prayer into the wrong place. Let it list questions, and ask the person concerned: “What can Leila eat, and from which kitchen?” Check moon dates, blessings and customs with somebody who keeps them. Dates, sums and weekday names deserve a second look too.',
    },
  ],
  relatedLinks: [
    {
      text: 'Toasts, invitations and gifts',
      to: '/prompts-for-everyday-life',
    },
    {
      text: 'Pictures for cards and posters',
      to: '/image-prompts',
    },
    {
      text: 'Poems for the big day',
      to: '/poetry-prompts',
    },
  ],
} satisfies ThemedPage
