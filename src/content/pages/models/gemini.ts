import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Gemini Prompt Generator: Show It, Then Ask | Promptory',
  metaDescription:
    'Gemini is at its best with something to look at. How to point at a photo, a sheet or a mailbox, what to check twice, and a café rota read off a whiteboard.',
  description:
    'Got a photo, a scan or a sheet that puzzles you? Tell us what it shows and what you want to know. You get a Gemini prompt that points before it asks.',
  example:
    'A photo of the tomatoes on my balcony in Thessaloniki. The lower leaves have brown rings. What is it, and what should I do this week?',
  checked: '2026-11',
  about: `
<p>Half of what we want to ask is hard to put into words. The leaf with the odd rings. The column that refuses to add up. The one screw left over when the cot is finished. With Gemini you can skip the describing: take the picture, share the scan, the clip or the sheet, and ask about that. It was made to look and read at the same time, and people who use it daily soon stop typing descriptions.</p>

<h3>A photograph needs a finger</h3>
<p>“What is this?” under a picture of a crowded shelf is a riddle. Point. <em>Second shelf, left of the blue crate, the jar with the rusty lid.</em> Then say three things the camera does not know: what you have already tried, what it smells or sounds like, and how long it has been so. Last comes the answer you are hoping for: a name, a number, a list, a next step. When the thing is small, send two pictures, one from across the room and one from close up.</p>

<h3>It lives where your papers live</h3>
<p>Gemini is Google’s, and it can reach into Gmail, Drive, Docs and Sheets if your account and your country allow it and you switch that on. Then a request can name real things: “Find the mail in which our landlord in Gdańsk agreed to a new boiler. Give me the date and his exact words, then check them against my document <em>Boiler</em>.” Use the sender, the file name, the month. Ask which files it opened. If it went through the wrong folder, you will want to know before you write to the landlord.</p>

<h3>A whiteboard in Nairobi</h3>
<p>Wanjiru has a café with nine staff and a rota on the kitchen wall. She photographed it.</p>
<figure>
<blockquote><p>Put this rota in a spreadsheet.</p></blockquote>
<figcaption>Monday</figcaption>
</figure>
<p>The table was handsome. Two shifts had changed places, and Otieno had become Otimo.</p>
<figure>
<blockquote><p>This is our weekly rota. Columns are days, Monday on the left. Rows are people. Red opens, blue closes; a circle is a wish, no shift yet. The staff are <span class="slot">[nine names]</span>. Copy it into a table: day, opens, closes, wishes. Put “?” wherever you cannot read a cell, and list those cells underneath so that I can go and look. Then show me anyone who closes one night and opens the next morning, and any day with fewer than <span class="slot">[number]</span> people. Suggest one swap for each. Change nothing else.</p></blockquote>
<figcaption>Tuesday</figcaption>
</figure>
<p>She has explained the code of the board, which no lens can see. The list of names turns reading into matching, and that is far easier. The question mark makes a gap visible that would have been filled with a guess. What comes back is a table she can send on to Sheets with a clear conscience.</p>

<h3>It draws back</h3>
<p>Ask for a picture and you get one: a scene told in sentences does better than a string of keywords. Better still, give it yours. “Keep the room and the light; put a green armchair where the boxes are.” Several photos can go into one, if you say which part of each. It sets short texts cleanly; check the spelling anyway. One change a message, and go back to the last good version when a face begins to drift.</p>

<h3>Look twice at these</h3>
<ul>
<li>Digits. A photographed 7 becomes a 1 without a blush. Ask for the total and compare it with the paper.</li>
<li>Crowds of equal things: seats, pills, beads. It estimates, and calls it counting.</li>
<li>Handwriting, clock faces, left and right.</li>
<li>Mushrooms, tablets, wiring. A picture is never enough, for a machine or for a person.</li>
<li>Anything it drafted in your mailbox. Open it and read it to the end before it goes.</li>
</ul>

<h3>How people waste it</h3>
<p>They send twelve photos in no order; number them, and refer to the numbers. They ask for a summary when they wanted an opinion, and a summary is what it gives most willingly: tidy, fair, a little bland. Say “choose one and defend it”. They let one conversation run from the rota to the tax form to the tomato leaf, until old pictures colour new answers. And they forget that it can look again. “Go back to the third photo and read only the label” is a perfectly good prompt, and often the best one of the day.</p>
`,
  prompts: [
    {
      title: 'Receipts into one table',
      tags: ['data'],
      text: 'Read the attached receipts, numbered [first number] to [last number], into a table I can paste into Sheets.\n\nColumns: photo number, shop, date, currency, total, tax, category, doubt.\nCategories: [categories]\n\nPut “?” in any cell you cannot read and list those cells underneath. Compare each total with the sum of its lines and mark the ones that differ. Keep the currency printed on the receipt.',
    },
    {
      title: 'Who promised what, by mail',
      tags: ['table'],
      text: 'Search my Gmail for messages with [person or company] about [subject] between [dates].\n\nOne row per message that matters: date, sender, what was promised or asked, exact words. Then two lines: what they still owe me, what I still owe them. Give the subject line of each mail you opened, so that I can find it. If two messages contradict each other, show both and leave the choice to me.',
    },
    {
      title: 'Brown spots on my plant',
      tags: ['analysis'],
      text: 'Two photos: the whole plant from across the room, and one leaf from close up.\n\nPlant, if known: [plant]\nWhere it stands: [window, heating, pot]\nWater: [how often]\nSince: [when it began]\n\nName the two likeliest causes and what in the photos speaks for each. Then one thing to check today that would tell them apart, and what to do this week. If the photos are too dark to say, tell me which picture to take.',
    },
    {
      title: 'Folder brief before a meeting',
      tags: ['document'],
      text: 'Read the files in my Drive folder [folder name] before my meeting on [topic] with [people].\n\nOn one page: what was decided already, what is open, figures I may be asked for (with the file each comes from), three questions I should raise. State which files you read and which you could not open. Where two files give different numbers, list both.',
    },
    {
      title: 'Find the minute in a video',
      tags: ['table'],
      text: 'Video: [YouTube link]. I need to know: [question].\n\nGive the time stamps where it is answered, what is said there in one line each, and whether it is shown or only claimed. Add anything in the video that contradicts it. If the answer is absent, say so plainly and give the nearest passage.',
    },
    {
      title: 'Slides from a long document',
      tags: ['plan'],
      text: 'Turn my document [document name] into slides for [audience] who have [minutes] minutes and will be asked to decide [decision].\n\nOrder: the decision, three reasons, the cost, the risk, the next step. Per slide: a title that states the point, at most 25 words, the chart or picture from the document that belongs there, and a speaker note of two lines. Mark every claim for which the document gives no figure.',
    },
    {
      title: 'Handwriting into clean text',
      tags: ['document'],
      text: 'Photos of handwritten pages, in order: [what they are: e.g. my grandmother’s recipe book, in Polish].\n\n1. Transcribe line by line, spelling as written.\n2. Put (?) after doubtful words and list them with page and line.\n3. Translate into [language], keeping old measures and adding today’s.\n\nNames that occur: [names]. If a page is cut off at the edge, say which side, so that I can photograph it again.',
    },
    {
      title: 'Supper from a photo',
      tags: ['list'],
      text: 'Photo of my open fridge. Name what you recognise, then three suppers for [number] people in [minutes] minutes. Mark anything you are guessing at.',
    },
    {
      title: 'Move-in photos, before the deposit',
      tags: ['table'],
      text: 'Photos of my new place, numbered, taken the day I got the keys: [rooms and photo numbers].\n\nGo photo by photo and list every mark, stain, crack or missing thing you can see: photo, room, where in the frame, how big compared with something next to it. Then the email to my landlord with the list, three polite sentences on top. If a photo’s too blurry to prove anything, tell me which to retake before I unpack.',
    },
    {
      title: 'Translate this label',
      tags: ['how-to'],
      text: 'Photo of a label in [language]. Translate it, then tell me how to use it and whether it contains [allergen]. List every word you could not read.',
    },
    {
      title: 'Fit my week around shifts',
      tags: ['plan'],
      text: 'Look at my Calendar for [week]. Shifts and classes are fixed. I need to fit [things to do, with hours].\n\nShow what’s really free per day after [commute and sleep], then a plan with start times. Leave one evening with nothing in it. If it doesn’t fit, tell me the number of hours I’m short and which thing you’d drop, instead of scheduling me until 1 a.m.',
    },
    {
      title: 'What this error screen means',
      tags: ['analysis'],
      text: 'Photo of an error screen on my [device]. I was [what I was doing]. Read the exact text, say what it means, and give the safest first step.',
    },
  ],
  more: [
    {
      title: 'Ask with a photo',
      description: 'When pointing the camera is quicker than describing.',
      icon: 'lightbulb',
      prompts: [
        {
          title: 'What is this part called',
          tags: ['analysis'],
          text: 'Photo of a part that broke off my [appliance]. What is it called, what would I search for to buy one, and which number on it should I read out to you?',
        },
        {
          title: 'Homework on paper, checked',
          tags: ['table'],
          text: 'Photo of my child’s [subject] homework, age [age]. Go through it line by line: right, slip of the pen, or something not understood. Don’t write the answers. For each thing not understood, one question I could ask at the kitchen table. Say which lines you can’t read.',
        },
        {
          title: 'Which plant is the weed',
          tags: ['list'],
          text: 'Photo of a bed I didn’t plant, taken in [month] in [region]. Number the plants from left to right and say what each may be and how sure you are. Pull nothing up yet: which leaf, flower or root should I photograph to tell friend from weed?',
        },
        {
          title: 'Furniture step I got wrong',
          tags: ['how-to'],
          text: 'Two photos: my half-built [piece of furniture], and the page of instructions I’m on. Which part is the wrong way round, at which step did it happen, and how far back do I have to go?',
        },
        {
          title: 'Board game, who’s winning',
          tags: ['analysis'],
          text: 'Photo of our [game] on the table, [colour] is to move. Describe the position so I can see you’ve read it properly. Then the two best moves for [colour], with what each gives up.',
        },
      ],
    },
    {
      title: 'Mail, files and calendar',
      description: 'For what is already in your account, if you have connected it.',
      icon: 'calendar',
      prompts: [
        {
          title: 'Every booking for one trip',
          tags: ['table'],
          text: 'Search my Gmail for everything about my trip to [place] in [month].\n\nOne table in order of time: what, when (local time), where, booking number, what’s paid, cancel until. Then what’s missing for a trip like this, and any two bookings that overlap or leave under [minutes] minutes between them. Give the subject line of each mail you used.',
        },
        {
          title: 'Subscriptions I forgot',
          tags: ['list'],
          text: 'Search my mail for receipts that come every month or year. List the sender, the amount, the last date and how to cancel. Put the dearest at the top.',
        },
        {
          title: 'Questions hidden in a long thread',
          tags: ['list'],
          text: 'Find the thread [subject]. Which questions were put to me, by whom, and never answered? Draft one reply that answers them in order, and put “?” where only I can know.',
        },
        {
          title: 'A folder nobody tidied',
          tags: ['table'],
          text: 'Look at my Drive folder [folder]. Make a table: file, last changed, what it’s about in six words, which other file it seems to repeat. Suggest one that’s current for each subject. Delete and move nothing. Tell me which files you couldn’t open.',
        },
        {
          title: 'Find us an evening',
          tags: ['email'],
          text: 'Look at my Calendar for the next [number] weeks. [People] are free [their times]. Offer three evenings that work, without the ones before an early start, and write the message that proposes them in two lines.',
        },
      ],
    },
    {
      title: 'Video, sound and long files',
      description: 'For an hour of somebody talking, when you need four minutes of it.',
      icon: 'message',
      prompts: [
        {
          title: 'Recipe out of a cooking video',
          tags: ['how-to'],
          text: 'Video: [YouTube link]. Write the recipe as it’s really cooked: ingredients with amounts said or shown, steps with the time stamp, and what the cook does without mentioning it. Mark amounts you only estimated.',
        },
        {
          title: 'Lecture into revision cards',
          tags: ['data'],
          text: 'Recording or video: [link or file]. Make [number] cards from it, question on one side, answer in 15 words on the other, with the minute it was said. Only what the lecturer says; put what you’d add in a separate list. Skip the jokes and the admin.',
        },
        {
          title: 'My own talk, watched coldly',
          tags: ['analysis'],
          text: 'The attached video is me practising [talk] for [audience].\n\nWatch it once as they would. Give the minutes where you’d have looked at your phone, words I lean on and how often, one place where face and words disagree, and the ten seconds I should keep exactly as they are. Don’t comment on how I look.',
        },
        {
          title: 'Repair video, pause points',
          tags: ['plan'],
          text: 'Video: [YouTube link]. I want to do this on my [make and model]. List the tools before I start, the moments to pause with time stamps, and the steps after which there’s no way back. Does anything in it not match my model?',
        },
        {
          title: 'What changed since last meeting',
          tags: ['table'],
          text: 'Recordings or transcripts of two meetings, [date] and [date two]: [files]. What was decided in the first and undone, forgotten or repeated in the second? Time stamps for both. Leave out everything that stayed the same.',
        },
      ],
    },
    {
      title: 'Pictures to make and change',
      description: 'For images that start from a photo or a sentence.',
      icon: 'sparkle',
      prompts: [
        {
          title: 'Swap the season in my photo',
          tags: ['picture'],
          text: 'Take the attached photo of [place] and make it [season]. Trees, light and ground change; the building, the angle and the people stay exactly as they are. No snow on anything with a roof over it.',
        },
        {
          title: 'Class photo of stuffed animals',
          tags: ['picture', 'whimsical'],
          text: 'A school class photo, but the pupils are the toys in my attached picture: two rows, one with its eyes shut, one turning to whisper. Blue backdrop, flat flash light, small board in front that says “[class name]”.',
        },
        {
          title: 'One outfit, three occasions',
          tags: ['picture'],
          text: 'Use the attached photo of me and the one of [piece of clothing]. Show it three times: [occasions]. Same face, same body, same piece of clothing; only shoes and what’s over it change. Tell me which fold or fit you had to guess.',
        },
        {
          title: 'Map of our neighbourhood',
          tags: ['picture'],
          text: 'Draw a hand-painted map of [area] for a child of [age]: [five places], joined by the paths we really walk, with one tiny scene at each. Not to scale. Labels only for these words, spelled like this: [labels].',
        },
        {
          title: 'Restore the middle of a photo',
          tags: ['picture'],
          text: 'The attached old photo is torn through the middle. Mend the tear and the scratches, leave grain and tone as they are, and don’t colour it. Invent no faces: where one is missing, leave it soft. Then show me where you filled in.',
        },
      ],
    },
  ],
} satisfies ModelPage
