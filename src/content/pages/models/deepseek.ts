import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Deepseek Prompt Generator: Show the Working | Promptory',
  metaDescription:
    'DeepSeek reasons in the open. Put the constraints first, number them, ask for a check. Where it errs, what to keep off it, and a fixture list worked out.',
  description:
    'Bring the proof that will not close or the stack trace from last night. The generator leaves your constraints word for word as you set them, and tells DeepSeek in short lines what an answer has to contain.',
  example:
    'My Python script merges two price lists and loses fourteen rows on the way. Find the step that drops them and tell me why, before you rewrite anything.',
  checked: '2026-11',
  about: `
<p>DeepSeek thinks on paper. Switch its thinking on and the answer arrives with the rough work attached: the false start, the small “wait”, the second try. People who teach mathematics or mend other people’s code are fond of it for that. Seeing where a chain of thought went wrong is worth more than being told that it did. This page is laid out the way it likes to work.</p>

<h3>Given</h3>
<p>A model at home in mathematics, algorithms, SQL, stack traces, puzzles with rules, and in Chinese as much as in English. It comes in two sizes, a large one for the hard problem and a fast one for the rest, and each of them thinks or answers at once, as you choose. Both hold a whole textbook or a small program’s code at a time. Their weights are published; the fast one fits on a university’s server, but hardly on a hobbyist’s desk.</p>

<h3>Required</h3>
<p>A request with the constraints at the top. Whatever must be true comes before the story, numbered, one rule to a line. Then the question, then what counts as an answer: a proof, a counterexample, a patch of under ten lines. With thinking on, leave out “think step by step”, and your own half-worked method too, unless you want it followed. With thinking off, the opposite holds: ask for the steps, or you get the bare result. One sample line settles a form that is hard to describe.</p>

<h3>Worked example</h3>
<p>A futsal league in Medellín has nine teams, two courts and one problem. The first request:</p>
<blockquote><p>Make a schedule for our league, 9 teams, and two of them share a goalkeeper.</p></blockquote>
<p>The list looked fine until week five, when the goalkeeper was due on both courts at once. The second:</p>
<blockquote>
<p>1. Nine teams, A to I, each meeting every other once.</p>
<p>2. An evening has two slots and two courts: at most four matches.</p>
<p>3. No team plays twice in an evening.</p>
<p>4. C and H share a goalkeeper: never in the same slot, unless against each other.</p>
<p>5. Team <span class="slot">[letter]</span> never plays early.</p>
<p>Use as few evenings as possible. Prove the lower bound first. Then give a table: evening, slot, court, match. Then test your table against rules 1 to 5, one by one: held or broken. If a rule cannot be met, say which one and stop.</p>
</blockquote>
<p>Nine teams make thirty-six matches; at four an evening, nobody can finish in fewer than nine evenings. So the target is known before the search begins. The numbered rules give the checking something to hold. And “say which one and stop” spares everybody the handsome table that quietly breaks rule four.</p>

<h3>Where the proof fails</h3>
<p>On easy things it thinks too hard. Asked to tidy a shopping list, it may reason for a page and talk itself out of the sensible answer; turn the thinking off for chores. It can read a thousand pages, which does not mean it has weighed each: say where to look. In a long derivation it can drop a sign and carry the mistake, calm as a judge, to the last line. Have it write a few lines of code that check the result, and run them yourself. Its essays read like lecture notes. Questions that are touchy in Chinese politics get the official line, or silence. And its own app, by its own terms, keeps what you type on servers in China. Patient records and your employer’s source code have no business there. The published weights on a machine of your own are another matter.</p>

<h3>Remarks for daily use</h3>
<ul>
<li>Search the rough work for the word <em>assume</em>. That is where it decided something on your behalf.</li>
<li>Paste the whole stack trace, the function it names, and what you had expected to happen. The last line alone is gossip.</li>
<li>A program that calls it by the names <code>deepseek-chat</code> or <code>deepseek-reasoner</code> stopped working in July; it has to name one of the two sizes, with thinking on or off.</li>
<li>One problem to a conversation. Old symbols leak into new proofs.</li>
<li>If an answer smells wrong, do not say “are you sure?”. Say which line you doubt.</li>
<li>Stuck? Ask for the smallest case that breaks your claim. Two teams and one court will often tell you what nine could not.</li>
</ul>
`,
  prompts: [
    {
      title: 'Check my proof, line by line',
      tags: ['analysis'],
      text: 'Claim: [statement]\nKnown, may be used: [theorems and definitions]\nMy proof, lines numbered: [proof]\n\nFor each line give one verdict: follows, follows with a missing step, or fails. Name the earlier lines or the theorem it rests on. At the first line that fails, give a counterexample to that line and stop. If everything holds, list any case I left out (zero, empty set, equality). End with one line: “proved”, “repairable at line n” or “false”.',
    },
    {
      title: 'Two loans, compared to the cent',
      tags: ['analysis'],
      text: 'Loan A: [loan A: amount, rate, term, fees]\nLoan B: [loan B: amount, rate, term, fees]\nI expect to repay early: [month and amount, or never]\n\nCompute the monthly payment, the total paid and the total cost of each, with the formula and the numbers put in. Say in which month, if any, one becomes cheaper than the other. Check one figure by a second method. State how interest is assumed to be compounded. Final line: the cheaper loan, and by how much.',
    },
    {
      title: 'Smallest input that breaks it',
      tags: ['code'],
      text: 'Language: [language and version]\nThe function should: [specification]\nCode: [code]\nA failing case: [input, expected, actual]\n\nFind the smallest input that still fails and show the values of each variable on the way. Name the line at fault and why. Give a patch of under ten lines. Then run the patched code by hand on my case, on yours and on two boundary cases, with the results in a table. Mark any behaviour the specification leaves open.',
    },
    {
      title: 'Physics problem with units checked',
      tags: ['analysis'],
      text: 'Problem: [problem text]\nGiven: [values with units]\nWanted: [quantity and unit]\n\nName the laws you use and the assumption behind each. Solve with symbols first, numbers last. Check the units of the final formula, then two extreme cases (for example mass going to zero). Put the result on a line of its own, rounded as the given values allow. If a value is missing, say which, and give the answer in terms of it.',
    },
    {
      title: 'SQL with a check query',
      tags: ['code'],
      text: 'Database: [database and version]\nTables: [schema]\nQuestion in words: [question]\nWhat counts once: [unit: e.g. one customer, even with two accounts]\n\nWrite the query. Then a second query that reaches the same total another way, so that I can compare. Say where a join could multiply rows and how you prevented it. Work both through by hand on five made-up rows per table, including a null and a duplicate. Ask if the question can be read in two ways.',
    },
    {
      title: 'Which statistical test fits',
      tags: ['analysis'],
      text: 'Question: [what I want to know]\nData: [design, groups, sample sizes, scale]\nFigures: [raw data or summary]\n\nState the test and its assumptions, and which of them my data can and cannot show. Compute the statistic, the interval and the effect size with the steps. Then write a few lines of [language: e.g. R, Python] that repeat it, for me to run. In two sentences for a reader without statistics: what this shows, and what it does not.',
    },
    {
      title: 'Smallest counterexample',
      tags: ['analysis'],
      text: 'Is this always true? [statement] Give a proof, or the smallest counterexample with the numbers put in. Last line: true, false or open.',
    },
    {
      title: 'A faster algorithm, proved',
      tags: ['code'],
      text: 'Problem: [problem]\nInput size: [largest n]\nTime and memory allowed: [limits]\nMy solution: [code]\n\nGive the running time of mine, with the line that costs most. Then an algorithm that fits the limits: the idea in four sentences, why it is correct, its running time, code in [language]. Run both by hand on one small case, and name the worst case for each. If no faster method is known to you, say so and show what can be pruned.',
    },
    {
      title: 'Integral with a numeric check',
      tags: ['analysis'],
      text: 'Evaluate [integral]. Show the substitution, then check the result numerically at one value. Final answer on a line of its own.',
    },
    {
      title: 'Closed form for a sequence',
      tags: ['analysis'],
      text: 'Find a closed form for [recurrence or first terms], prove it by induction, and compare it with the first six terms.',
    },
    {
      title: 'First wrong value in my code',
      tags: ['code'],
      text: 'This should give [expected] and gives [actual]. Trace [input] line by line and stop at the first value that’s wrong: [code]',
    },
    {
      title: 'Odds on this dice roll',
      tags: ['analysis'],
      text: 'Rules: [dice, modifiers, rerolls, target]\n\nWhat are the odds of success, exactly, as a fraction and a percent? Then with advantage, with disadvantage, and with +1. Show the count, not just the answer. After that, ten lines of Python that simulate it so I can check you before my players do. If the rerolls can be read two ways, do both and label them.',
    },
  ],
  more: [
    {
      title: 'Maths, step by step',
      description: 'For answers you can follow with a pencil.',
      icon: 'chart',
      prompts: [
        {
          title: 'Where my solution went wrong',
          tags: ['analysis'],
          text: 'Exercise: [exercise]\nMy solution: [solution]\nExpected: [answer, if known]\nFind the first wrong line. Say what I seem to have believed there. Don’t solve the rest; give me one easier exercise with the same trap.',
        },
        {
          title: 'Estimate before you calculate',
          tags: ['analysis'],
          text: 'Question: [question with rough figures]. First estimate it in your head, to a factor of three, saying which round numbers you used. Then calculate. If the two differ by more than that, find out which one is wrong before you answer.',
        },
        {
          title: 'Word problem into equations',
          tags: ['analysis'],
          text: 'Turn this into equations and stop there: [problem]. Name every unknown with its unit, and give the sentence that each equation comes from. Say if there are more unknowns than equations.',
        },
        {
          title: 'Two ways to the same answer',
          tags: ['analysis'],
          text: 'Solve [problem] in two ways that share no step. Put them side by side. Which idea does each rest on? Tell me which one I’d be more likely to get right in an exam without a calculator, and which one still works when [condition] changes.',
        },
        {
          title: 'Linear algebra with a picture',
          tags: ['analysis'],
          text: 'Matrix: [matrix]\nWanted: [rank, inverse, eigenvalues]\nCompute it with every row operation named. Then say in words what the matrix does to the plane or to space, check one vector by hand, and tell me which result I could have seen without computing.',
        },
      ],
    },
    {
      title: 'Code and bugs',
      description: 'For the function that is right four times out of five.',
      icon: 'laptop',
      prompts: [
        {
          title: 'Race condition, in slow motion',
          tags: ['code'],
          text: 'Code: [code]\nWhat we see, about once in [number] runs: [symptom]\nInterleave two threads step by step until it happens. Table: time, thread A, thread B, shared state. Then the smallest fix, why it works, what it costs, and the same table with the fix in.',
        },
        {
          title: 'Off by one, anywhere',
          tags: ['code'],
          text: 'Check only the boundaries in this code: loops, slices, dates, pages. For each: first value, last value, empty input. Mark the ones that are off by one: [code]',
        },
        {
          title: 'Read the profiler output',
          tags: ['analysis'],
          text: 'Profile: [output]\nProgram: [what it does, on what data]\nWhich three lines explain most of the time, and is it work, waiting or memory? Estimate for each how much faster the whole could get at best, with the arithmetic. Name the one that looks big and isn’t worth touching.',
        },
        {
          title: 'Invariant for this loop',
          tags: ['code'],
          text: 'State the invariant of this loop in one sentence, and show it holds at the start, after each pass, and at the end: [code]. If it doesn’t, give the pass that breaks it.',
        },
        {
          title: 'Property tests from a description',
          tags: ['code'],
          text: 'The function should [description]. Write five properties that hold for every valid input (not examples), in [language and test library]. For each, a wrong implementation that the property catches and one that it lets through. Say what the description leaves undecided.',
        },
      ],
    },
    {
      title: 'Puzzles and games',
      description: 'For an evening, a class, or an argument about the rules.',
      icon: 'brain',
      prompts: [
        {
          title: 'Logic puzzle, solved out loud',
          tags: ['analysis'],
          text: 'Puzzle: [puzzle]. Solve it on a grid, one deduction a line, each naming the clue it uses. No guessing and taking back. If the clues don’t settle it, show two different solutions.',
        },
        {
          title: 'Make a puzzle with one solution',
          tags: ['list'],
          text: 'Write a logic puzzle about [topic] with [number] people and as few clues as you can. Prove there’s exactly one solution. Then drop each clue in turn and show a second solution, so I know none is spare.',
        },
        {
          title: 'Is this game fair',
          tags: ['analysis'],
          text: 'Rules: [rules of our home-made game]\nPlayers: [number]\nDoes the first player have an advantage? Work out the smallest version completely, then say what carries over. Suggest one rule change that evens it out, and test it on the small version. If it can’t be decided by hand, give the short simulation I could run.',
        },
        {
          title: 'Chess position, plans first',
          tags: ['analysis'],
          text: 'Position: [FEN or pieces and squares], [colour] to move. Write the board out first so that I can check it. Then the plan for each side in a sentence, and three candidate moves with the best reply to each. Say where you’d want an engine to check you.',
        },
        {
          title: 'Explain the Monty Hall argument',
          tags: ['dialogue'],
          text: 'My [friend or uncle] won’t believe that it pays to switch doors. Write the shortest conversation that could convince someone stubborn, ending in an experiment with three cups that we can run tonight. How many rounds before it shows?',
        },
      ],
    },
    {
      title: 'Money and choices in numbers',
      description: 'For decisions where the arithmetic settles half of it.',
      icon: 'wallet',
      prompts: [
        {
          title: 'Rent or buy, worked out',
          tags: ['table'],
          text: 'Rent: [rent]. Price: [price, fees, deposit]. Loan: [rate, term]. Upkeep: [sum a year]. We’d stay: [years].\nYear by year: what’s gone, what’s owed, what’s ours. State each assumption on its own line so that I can change it. In which year do the two cross, and which assumption moves that year most? Leave taxes as a gap and say what to look up.',
        },
        {
          title: 'How big a sample I need',
          tags: ['analysis'],
          text: 'I want to tell whether [A] beats [B]. Today’s rate: [rate]. A difference that would matter: [difference]. How many people per group, with the formula? Then what it becomes if I’d accept twice the difference, and how long it takes at [visitors a day]. Say in a sentence what goes wrong if I look at the result early and stop.',
        },
        {
          title: 'Price with all the percentages',
          tags: ['analysis'],
          text: 'Work this out exactly, in the order a shop would: [price, discounts, tax, voucher]. Does the order matter here? Show where rounding happens.',
        },
        {
          title: 'Best route through errands',
          tags: ['plan'],
          text: 'Stops: [addresses or minutes between each pair]. Start and end: [place]. Opening hours: [hours]. Find the shortest round that keeps the hours. Show the total, the runner-up and the difference. If you had to guess a travel time, mark it.',
        },
        {
          title: 'Decision tree with honest odds',
          tags: ['table'],
          text: 'Decision: [decision]\nWhat may happen: [outcomes, with what each costs or brings]\nMy odds, as ranges: [ranges]\nDraw the tree as indented text, compute it for the low and the high end, and name the odds at which my choice flips. Then tell me which thing that matters here has no number.',
        },
      ],
    },
  ],
} satisfies ModelPage
