import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Meals, Health and Fitness',
  metaDescription:
    'AI prompts for meals and fitness: weight loss, Indian diet plans, high protein, meal prep, Couch to 5K, gym, marathon, sleep, habits and lunchboxes.',
  title: 'AI Prompts for Meals, Health and Fitness',
  purpose: 'planning',
  level: 'adults',
  description:
    'Prompts for dinners, diets, runs and routines that start from your kitchen, your knees and your week, and send you to a doctor when you need one.',
  introduction:
    'An AI will plan a month of dinners or a first five kilometres in a minute, and it doesn’t mind when you change it six times. It is good at order, variety and shopping lists. It can’t see you, weigh your plate or hear your heart, and it guesses calories with great confidence. Beginners ask for the perfect plan and get somebody else’s. Put in what you ate last week, how often you cook, what hurts and what your doctor said. Take one prompt, ask for one week, and change whatever you wouldn’t do on a wet Thursday. Try the first day today. With an illness, a pregnancy or medicines, show the plan to a professional first.',
  prompts: [
    {
      title: 'Lose 10 kg plan',
      tags: ['plan'],
      text: 'Make a sensible plan for me to lose [weight: e.g. 10 kg], food and movement together.\n\nAbout me: [age, height, weight now]\nA normal day’s food: [meals, drinks, snacks]\nMovement now: [movement]\nTried before, why it stopped: [attempts]\nHealth, medicines: [conditions, or none]\n\nFirst say if the goal is healthy for my height, and stop if a doctor should see me first. Then twelve weeks in three stages: one food change and one movement habit each, a sample day close to mine, what to do after a bad week. No crash diet, no forbidden foods, no promised dates.',
    },
    {
      title: 'Indian diet plan for weight loss',
      tags: ['table'],
      text: 'Make a seven-day Indian diet plan for losing weight.\n\nRegion and kitchen: [kitchen: e.g. Punjabi, Tamil, Gujarati Jain]\nI eat: [vegetarian, egg, fish or meat]\nMy day: [routine: e.g. up at six, tiffin at work, dinner at nine]\nFamily eats the same: [yes or no]\nFasts, dislikes, health: [limits]\n\nTable: breakfast, mid-morning, lunch, evening, dinner, in rotis, katoris and spoons of oil. Protein at every meal, rice and sweets kept but measured, one festival or restaurant day. Ordinary market food only. Then the shopping list, five swaps, and when to ask a doctor, above all with diabetes, thyroid or kidney trouble, or in pregnancy.',
    },
    {
      title: 'Vegetarian meal prep',
      tags: ['plan'],
      text: 'Plan one cooking session of [hours] that gives [people] vegetarian meals for [number of days] days. We don’t eat: [dislikes, allergies, eggs or dairy]. Kitchen: [pots, oven, freezer space]. I want three bases and four sauces that turn into different meals, a timetable for the session by the quarter-hour, and a table: box, what’s in it, fridge or freezer, eat by, how to warm it. Mark what should be made fresh, name the protein in each meal, and be strict about rice and cooling.',
    },
    {
      title: 'Shopping list from a meal plan',
      tags: ['list'],
      text: 'Turn this meal plan into a shopping list for [number of people], sorted by shop section, with amounts added up across meals and rounded to packets I can buy: [meal plan]. Take off what I have, [at home], mark what’s used only once and what spoils first, and ask about any meal whose amounts you can’t tell.',
    },
    {
      title: 'High-protein meals',
      tags: ['table'],
      text: 'Plan five days of meals with about [grams] g of protein a day for me: [sex, age, weight, training]. I eat [diet: e.g. everything, halal, vegan], cook [minutes] minutes, spend [amount] a day, and won’t touch [dislikes]. A table with meal, protein source in grams, protein in grams, minutes, cost as a guess; totals shown for each day. Mostly ordinary food, powder at most once a day. If my target looks too high or I mention kidney trouble, say that a doctor should hear it first.',
    },
    {
      title: 'Meal plan with diabetes',
      tags: ['table'],
      text: 'Help me plan a week of meals around diabetes. My doctor’s or dietitian’s advice stands above everything you say.\n\nTheir advice: [advice: e.g. carbs per meal, meal times, or none yet]\nType and treatment: [type; insulin, tablets or neither]\nI like and can cook: [dishes]\nEating with me: [people]\n\nIf I have no advice yet, give me five questions for my clinic and stop. Otherwise a table: meal, time, carbohydrate in grams as an estimate, swap. Ordinary dishes, the same for everybody. Nothing about doses. Mark what to show the clinic before I change anything.',
    },
    {
      title: 'Couch to 5K plan',
      tags: ['table'],
      text: 'Make me a plan from the couch to running 5 km.\n\nI can walk without a pause: [minutes]\nAge, pains, conditions: [details]\nDays a week, and where: [days and place]\n\nNine weeks, three runs each: a table of walk and run minutes, warm-up included, slow enough to talk. Add when to repeat a week, the signs to stop, and what to check with a doctor first if I smoke, have a heart condition or haven’t moved for years.',
    },
    {
      title: 'Three-day gym routine',
      tags: ['table'],
      text: 'Write a gym routine for three days a week.\n\nLevel: [level: e.g. never lifted, two years on and off]\nGoal: [goal]\nTime a visit: [minutes]\nMachines and weights there: [equipment]\nHurts, or told to avoid: [limits]\n\nA table a day: exercise, sets, repetitions, rest, how hard it should feel, what to do if the machine is taken. Every large muscle twice a week. Then eight weeks in four lines: when to add weight, when to take an easy week. One cue for form per exercise and no more. If I’ve named pain, ask about it before you write.',
    },
    {
      title: 'Marathon training plan',
      tags: ['table'],
      text: 'Plan my training for [race: e.g. a marathon, a half, 10 km] on [race date].\n\nRunning now: [km a week, longest run]\nDays free: [days, and the one for the long run]\nInjuries, health: [injuries]\nGoal: [finish, or a time]\n\nTell me first if the weeks are too few, and which race would be wiser. Then a table by week: each run with distance and how it should feel, the total, an easier week every fourth, a taper. Add what to do after three lost days. Sharp pain, chest pain or fainting: stop and see a doctor.',
    },
    {
      title: 'Home workout without equipment',
      tags: ['table'],
      text: 'Plan four weeks of training at home with nothing but a floor and a chair.\n\nI can do: [level: e.g. two press-ups, ten squats]\nI can’t or mustn’t: [limits]\nTime: [days a week, minutes]\nNoise: [neighbours below, or none]\n\nEach exercise has an easier and a harder version and one sentence on form. Make it harder from week to week by a rule I can go on using afterwards. Add a five-minute day for bad days, and the signs at which to stop.',
    },
    {
      title: 'Plan to sleep better',
      tags: ['plan'],
      text: 'Make a plan for my sleep over the next ten days. I go to bed at [bedtime], fall asleep around [time asleep], get up at [wake time]. In the way: [trouble: e.g. phone, shifts, a snorer, thoughts]. Coffee, alcohol, naps: [habits].\n\nAsk three questions, then choose the two changes likely to do most, with a fixed hour for getting up. Give me the last hour of the evening in steps, what to do when awake at three, and a line a day to note. No supplements. Say when bad sleep belongs to a doctor.',
    },
    {
      title: 'Morning routine',
      tags: ['plan'],
      text: 'Build a morning routine between getting up at [time] and leaving or starting at [start time], for a person with [duties: e.g. two children, a dog, nobody] who wants [wish: e.g. to move, to write, not to shout]. Give me a version of normal length, one for a bad night, and the ten minutes to do the evening before. No getting up earlier than I said.',
    },
    {
      title: 'Habit tracker',
      tags: ['table'],
      text: 'Set up a tracker for my habits: [two or three habits: e.g. stretch, read, no phone in bed]. For each, ask what I did yesterday, then shrink it to something I could do with a cold, and tie it to a thing I do daily anyway. Then a table for 30 days to copy or print: habit, trigger, smallest version, boxes. Add a rule for missed days that carries no guilt, and four questions for day 15.',
    },
    {
      title: 'Quit sugar or smoking',
      tags: ['plan'],
      text: 'I want to stop or cut down [habit: e.g. smoking, vaping, sugar, evening wine].\n\nHow much, since when: [amount, years]\nWhen and with whom: [moments]\nWhat broke earlier attempts: [attempts]\nWhy now: [reason]\n\nAsk four questions, one at a time, about the hardest moments. Then a plan: a day to begin, a substitute for each moment, a sentence for friends, the first three days hour by hour, what to do after a slip. Name the kinds of free help to look for in [country]. If it’s alcohol every day, say first that stopping suddenly can be dangerous and needs a doctor.',
    },
    {
      title: 'Recipe from what I have',
      tags: ['how-to'],
      text: 'I have [ingredients in fridge, cupboard and freezer], [minutes] minutes, [pan, oven, hob], and cook for [people, allergies, dislikes]. Offer me three dishes in one line each, say which needs a trip to the shop, and wait until I choose. Then write the recipe with amounts, in the order my hands will do it, with the moment at which it can go wrong.',
    },
    {
      title: 'Air fryer recipes',
      tags: ['how-to'],
      text: 'Give me five things to cook in an air fryer of [size] for [people, tastes, diet]: a quick dinner, a vegetable people finish, something from frozen, eggs or fish, a snack. For each, the amount per basket, temperature, minutes, when to shake and how to see that it’s done; my machine’s booklet beats your times.',
    },
    {
      title: 'Cheap meals for a family',
      tags: ['table'],
      text: 'Plan seven cheap dinners for [family: e.g. two adults, three children] on [amount] for the week in [country].\n\nAt home already: [stores]\nKitchen: [oven, hob, microwave, little energy to spend]\nThey refuse: [foods]\nNights with no time: [days]\n\nTable: dinner, main ingredients, cost as a guess, minutes, what’s left for tomorrow. Two meals come out of one pot, a child can make one, no more than [number] things bought fresh. Then a shopping list with my shop’s prices left blank for me to fill in, and what to drop first if the total is too high.',
    },
    {
      title: 'Lunchbox ideas',
      tags: ['list'],
      text: 'Give me ten lunchboxes for [eater: e.g. a six-year-old, a bus driver], eaten [after how many hours, cold or warmed], with these rules, [rules: e.g. no nuts, no pork, no fork], and [minutes] minutes in the morning. No two alike, one for an empty fridge, each with what to do the night before and whether it needs a cool pack.',
    },
    {
      title: 'Calorie estimate for a meal',
      tags: ['table'],
      text: 'Estimate the calories in [food with amounts, cooking fat and drinks, or a photo], as a table: item, amount assumed, low, likely, high. Ask first about the two amounts that matter most, give the total as a range, never as one number, and call it what it is, a rough guess for comparing meals.',
    },
    {
      title: 'Questions for the doctor',
      tags: ['list'],
      text: 'I have [minutes] minutes with [doctor: e.g. GP, heart specialist, my child’s doctor]. From my notes, [symptoms and changes, with dates], my medicines, [medicines], and my greatest worry, [worry], write half a page to hand over and seven questions, the most important three first. No diagnosis. If something shouldn’t wait for the appointment, say so at the top.',
    },
    {
      title: 'Stretching for desk workers',
      tags: ['how-to'],
      text: 'I sit at a desk for [hours] hours, and it’s [place: e.g. neck, lower back, hips] that complains. Give me stretches in three sizes, one minute that nobody notices in a meeting, five beside the chair, twelve at home, each with how long and what I should feel. Name signs, such as numb fingers, that need a professional instead.',
    },
    {
      title: 'Yoga for beginners',
      tags: ['how-to'],
      text: 'Lead me through [minutes] minutes of yoga, read aloud pose by pose: what to do in plain words, how many breaths, an easier form, how to get out. I’m a beginner with [stiffness, injuries, pregnancy or none] and would like to feel [wish: e.g. awake, calm, looser in the back]. If I’ve named an injury or a pregnancy, start with what I should leave out and whom to ask first. No headstands; finish lying down.',
    },
    {
      title: 'Baby weaning plan',
      tags: ['table'],
      text: 'Help me plan the first weeks of solid food for my baby: [age, born early or on time, milk feeds]. Allergies in the family: [allergies, or none]. We eat: [family dishes]. Health visitor or doctor told us: [advice, or not asked].\n\nTwo weeks as a table: day, food, texture, how it comes out of our own dinner. List what babies mustn’t have and what can choke them, to be checked on an official health site. For a baby under six months, born early or with allergies, start with questions for the clinic instead.',
    },
    {
      title: 'Picky eater meals',
      tags: ['plan'],
      text: 'Help me cook for a picky eater, [age], who eats [foods accepted], refuses [foods refused] and minds [reasons if known: e.g. mixed food, smells, crunch]. Plan five dinners for the whole family with one safe thing on the table each time, one tiny step from a liked food to a near relative, and words to say when it’s pushed away. No bribes, no hidden vegetables. Say which signs, like losing weight or very few foods, a doctor should hear about.',
    },
    {
      title: 'Cooking for one',
      tags: ['table'],
      text: 'Plan a week of dinners for one with [kitchen: e.g. two rings and a toaster], [amount] to spend and a dislike of [foods]: no dish more than twice, every packet used up by Sunday, one supper worth laying the table for, one that’s just good toast. Add the shopping list in the smallest sizes sold, and what to freeze when.',
    },
    {
      title: 'Weekly meal plan',
      tags: ['table'],
      text: 'Plan a week of meals.\n\nEaters: [people, ages, allergies]\nStyle: [diet: e.g. ordinary, halal, low in salt, vegan]\nMeals wanted: [breakfast, lunch, dinner]\nEvenings: [time per day]\nBudget: [amount]\nLoved, hated: [dishes]\n\nTable by day with minutes and what it uses from another day. Four dishes we know, three new ones close to them, nothing that needs a new machine. Give amounts for our number. Then the shopping list, and what I can cook on Sunday. Check each dish against the allergies, and say which labels to read.',
    },
    {
      title: 'Build muscle plan',
      tags: ['plan'],
      text: 'I’d like to gain muscle: [age, height, weight, sex], trained [history], [days] days a week at [gym or home equipment], eating [usual day]. Health: [conditions, medicines, or none]. Ask me two questions first. Then twelve weeks: what to train on which day, a rule for adding weight, two additions to my usual food, how to tell from strength and a tape measure that it’s working. No pills, no photos to live up to, no promised kilos.',
    },
    {
      title: 'Change a recipe for a diet',
      tags: ['how-to'],
      text: 'Change this recipe so that somebody who eats [diet or allergy: e.g. no gluten, vegan, no nuts, low salt] can have it: [recipe]. Give each swap with amount and what it does to taste and texture, the new steps in order, and the swap most likely to fail. For an allergy, mark every packaged item whose label must be read.',
    },
  ],
  faqs: [
    {
      question: 'Can ChatGPT make me a diet plan that works?',
      answer:
        'It can make one that fits your taste, money and timetable, and that is half the work. Whether it suits your body is another question: it knows no blood results and tends to round in your favour. Ask for ordinary meals, portions in spoons and cups, and no promised weekly loss. “Dal, two rotis, a bowl of curd, spinach” can be kept up; a menu of nine superfoods can’t. With diabetes, pregnancy, medicines or a past eating disorder, start with a doctor or dietitian.',
    },
    {
      question: 'How accurate are calorie counts from AI?',
      answer:
        'Rough: for a home-cooked plate, be ready for an error of a third either way, mostly because nobody sees the oil. From a photo it’s worse. Weigh the three heaviest ingredients and the fat, and give the numbers: “180 g cooked rice, one spoon of ghee” is far better than “a plate of rice”. Ask for a range and use it to compare meals, not to decide what you may eat tonight.',
    },
    {
      question: 'Is it safe to follow a workout plan from AI?',
      answer:
        'Usually, if you are healthy, start below what you could do, and stop at pain, dizziness or pressure in the chest. It can’t watch your form, so use light weights first and look at a video or ask a trainer about each new exercise. After an operation, with heart trouble, in pregnancy or after years on the sofa, ask a doctor first. “My left knee clicks on stairs” belongs in the prompt.',
    },
    {
      question: 'What should I not tell an AI about my health?',
      answer:
        'Leave out your name, birth date, insurance and patient numbers, and scans of letters. For a plan, general terms are enough: “type 2 diabetes, tablets, told to eat at fixed times”. Check if your chats are used for training, and switch that off. And don’t let it decide about medicines: stopping, doubling or combining them is a question for your pharmacist or doctor, even when the answer sounds sure.',
    },
  ],
  relatedLinks: [
    {
      text: 'Everyday plans, budgets and letters',
      to: '/prompts-for-everyday-life',
    },
    {
      text: 'Habits that last longer than January',
      to: '/personal-growth-prompts',
    },
    {
      text: 'A daily journal to go with it',
      to: '/journal-prompts/daily',
    },
  ],
} satisfies ThemedPage
