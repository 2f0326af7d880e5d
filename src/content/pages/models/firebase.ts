import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Firebase Studio Prompt Generator: Rules First | Promptory',
  metaDescription:
    'Ask for a Firebase app by its rules: who reads, who writes, who is refused. Firestore, Auth, what becomes of Firebase Studio, and a food bank done twice.',
  description:
    'Tell us who uses the app and what each of them must never see. The generator keeps that and asks for named collections and fields, and for security rules, whichever tool builds your Firebase app.',
  example:
    'An app for our volunteer ambulance: who is on shift tonight, requests to swap, and a rota that only the coordinator can change.',
  checked: '2026-11',
  about: `
<p>Most app builders begin with the screen. With Firebase, begin with the door. The browser talks straight to the database here, and between a curious stranger and your list of phone numbers stand a few lines of security rules. Get those right and the rest is furniture.</p>

<h3>Firebase Studio is closing</h3>
<p>Google has announced that Firebase Studio closes on 22 March 2027 and that what is still stored there is then deleted. New sign-ups and new workspaces have been off since June. If you still have a workspace, export your project before the day and keep a copy in Git. Then carry on in Google AI Studio, if you build by describing; in Antigravity, if you work on the code with an agent; or in your own editor with the Firebase command line. Firebase itself stays: Firestore, Authentication, security rules and hosting carry on, and published apps keep running. This page is about asking for a Firebase app, in any tool that builds one.</p>

<h3>Name the drawers</h3>
<p>Firestore keeps documents in collections, like cards in drawers. An ordinary query opens one drawer and joins nothing to it. So tell the builder which questions each screen asks (“open pickups in my area, soonest first”), and let the drawers follow from that. Name every collection and every field. Say what changes often. It is normal, and right, to copy a shop’s name onto each pickup; it feels like untidiness only to people who grew up with SQL.</p>

<h3>Bread, Winnipeg, after closing time</h3>
<p>Dele coordinates drivers for a food bank. What he asked for in January:</p>
<blockquote><p>Create a volunteer management app with Firebase.</p></blockquote>
<p>It worked on his screen. It would have worked on anyone’s: each signed-in person could read every driver’s phone number. What he asked for in February:</p>
<blockquote><p>Web app for food bank pickups. Roles: coordinator, driver. Google sign-in through Firebase Authentication; role is a custom claim, set on the server. Firestore: pickups (shop, area, from, until, crates, status, claimedBy) and drivers (name, phone, area). A driver reads open pickups in <span class="slot">[area]</span> and her own, claims one in a transaction so that two people cannot take the same bread, and closes only her own. Drivers never read each other’s phone numbers. Write the security rules before any screen, each with a comment saying who it lets in. Add emulator tests for <span class="slot">[five things]</span> that must be refused.</p></blockquote>
<p>Roles and refusals are settled before anything is drawn, so the screens have to be built inside them. “In a transaction” settles the moment when two drivers tap at once. And the tests try the locked door, which nobody does by hand on a Friday night.</p>

<h3>What Firebase does well</h3>
<p>Whichever tool writes the code, the pieces behind it are the same: sign-in, a database that phones talk to directly, files, hosting. Lists that update on every phone at once are Firebase’s party trick: no reload, no effort, and a volunteer in a cold van sees the pickup vanish as another takes it. For rotas, check-ins, shared shopping, class quizzes, live scores, it is hard to be quicker.</p>

<h3>What builders get wrong with it</h3>
<p>Security rules, for a start. A prototype with doors wide open looks exactly like a finished one. They invent fields as they go, so that <code>claimedBy</code> is <code>driverId</code> by the third screen; paste your field list again with each larger request. They are fond of listening to a whole collection where ten documents would do, and reads are counted. Reports with sums across years belong in another kind of database. Long chats end in half-applied changes, so keep the project in Git from the first hour.</p>

<h3>Five sentences worth reusing</h3>
<ol>
<li>“List every collection with its fields, and say who may read, create, change and delete.”</li>
<li>“No rule that lets everyone in, even for testing.”</li>
<li>“Put a limit on each query, and name the index it needs.”</li>
<li>“Show me what a signed-out visitor sees, and a driver with no area.”</li>
<li>“Change only the rules file. Explain each line as if to a new volunteer.”</li>
</ol>
`,
  prompts: [
    {
      title: 'Finish what is half built',
      tags: ['plan'],
      text: 'This Firebase Studio project has to be finished or trimmed before I export it. What it should do: [purpose]. Deadline: [date].\n\nGo through the code and sort it into a table: feature, works, half built, looks finished but does nothing, missing. For the half-built ones: hours to finish, or what to delete so that nothing breaks. Then an order of work for [hours] hours, with security rules and sign-in first. Quote the file for each verdict. Leave the code unchanged until I choose.',
    },
    {
      title: 'Class quiz with live answers',
      tags: ['code'],
      text: 'Live quiz for [age group]: the teacher opens a question, pupils answer on phones, the wall shows bars.\n\nFirestore: games (code, state, current question), questions, players (nickname), answers (player, question, choice).\nSign-in: teacher by email; pupils anonymous, with the game code. One answer per player and question, held by document id. The right choice is unreadable for pupils until the question closes.\n\nScreens: Host, Wall, Phone. Delete players and answers after [days] days. Rules first, each with a comment.',
    },
    {
      title: 'Where the reads come from',
      tags: ['table'],
      text: 'My Firestore reads are higher than I expected: [reads per day], [users per day].\n\nGo through the code and list each query and listener: file, screen, documents read per visit, times per day, product of the two. Mark listeners that stay open, missing limits, and lists loaded for a count. Then the three changes that save most, with the code, what the user would notice, and the index needed. Say which figures are guesses, and what to log in order to replace them.',
    },
    {
      title: 'Job photos from the field',
      tags: ['code'],
      text: 'App for [trade: e.g. roofers] who photograph work before and after, often without signal.\n\nFirestore: jobs (client, address, state, crew), photos (job, kind, path, taken at, by). Storage holds the images, at most [size] each, images only, path by job.\nRules: a crew sees its own jobs; the office sees all; nobody changes a photo after [hours] hours.\n\nScreens: My jobs, Job (before, after), Office. Photos taken offline wait on the phone and show “waiting”. Same limits in Firestore and Storage rules.',
    },
    {
      title: 'Club check-in at the door',
      tags: ['code'],
      text: 'Check-in for [club]: a member shows a code, the door sees name, paid or not, photo yes or no.\n\nFirestore: members (name, paidUntil, photoConsent), visits (member, time, by). Roles: door, treasurer, as custom claims.\nRules: door reads the three fields it shows and adds visits; only the treasurer changes payments; members read themselves.\n\nPut what the door may read in a document of its own, since rules cannot hide single fields. Screens: Door, Member, Payments. Works on [device].',
    },
    {
      title: 'Export checklist for this workspace',
      tags: ['list'],
      text: 'I am moving this project out of Firebase Studio. Make a checklist from what is really in the workspace.\n\nCover: code into Git (what .gitignore hides), environment variables and keys and where they live, Firestore data and indexes, Storage files, security rules, sign-in providers with their allowed domains, hosting, functions, scheduled jobs, packages the environment file installs.\n\nPer item: where it is now, how to save it, how I can tell that the copy works. List what a plain download would miss. New home: [where it goes].',
    },
    {
      title: 'Tests for what must be refused',
      tags: ['code'],
      text: 'Write emulator tests for the security rules of this project.\n\nRules: [rules file]\nCollections: [collections with fields]\nRoles: [roles]\n\nFirst list, per collection, who may read, create, change and delete, as the rules stand. Mark lines that let in more than the app needs. Then tests: signed out, wrong user, right user with a forged field, an extra field, a list query without a filter. Name each test after the person who is turned away. Keep the rules as they are until I have seen the failures.',
    },
    {
      title: 'Run it on my own laptop',
      tags: ['how-to'],
      text: 'Give me the steps to run this project outside Firebase Studio, on [operating system] with [editor].\n\nRead package.json, the environment file and the Firebase configuration first. Then: what to install with the versions this project needs, which variables to set (names only, no values), how to start the app and the emulators, how to deploy. After each step, the command that shows it worked. Finish with what behaves differently from the workspace. Ask if a file you need is missing.',
    },
    {
      title: 'Permission denied, explained',
      tags: ['analysis'],
      text: 'This call is refused with “permission-denied”. Say which rule line refuses it, why, and the narrowest change: [call, user role, rules]',
    },
    {
      title: 'Save my old hackathon app',
      tags: ['plan'],
      text: 'I built this in Firebase Studio at a hackathon and it’s still live: [what it does, users].\n\nTell me what breaks and what doesn’t if the workspace goes away: site, database, sign-in, functions. Then the laziest safe plan in order: get the code out, check the rules aren’t wide open, turn off what costs money, leave a notice for users. Commands included. If you can’t see something from the code, like billing, say where I click to check.',
    },
    {
      title: 'Handover note for the next builder',
      tags: ['document'],
      text: 'Write the handover of this project for a developer on another platform: purpose, data model, rules, external services, known faults. Names of secrets only.',
    },
    {
      title: 'Close my wide-open rules',
      tags: ['code'],
      text: 'My Firestore rules still let everyone in, and people already use the app.\n\nRules now: [rules]\nCollections and what is in them: [collections]\nWho may do what: [roles: e.g. members read their own orders, staff read all]\n\nWrite rules that keep the app working and refuse the rest. For each rule, one comment on who it lets in. Then list the app’s calls that would start to fail, and five emulator tests to run before I publish.',
    },
  ],
} satisfies ModelPage
