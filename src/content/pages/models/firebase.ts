import type { ModelPage } from '@/content/schema'

export default {
  metaTitle: 'Firebase Studio Prompt Generator: Rules First | Promptory',
  metaDescription:
    'Ask for a Firebase app by its rules: who reads, who writes, who is refused. Firestore, Auth, what becomes of Firebase Studio, and a food bank done twice.',
  description:
    'Tell us who uses the app and what each of them must never see. The generator keeps that and asks Firebase Studio to name its collections and fields, and to write the security rules.',
  example:
    'An app for our volunteer ambulance: who is on shift tonight, requests to swap, and a rota that only the coordinator can change.',
  about: `
<p>Most app builders begin with the screen. With Firebase, begin with the door. The browser talks straight to the database here, and between a curious stranger and your list of phone numbers stand a few lines of security rules. Get those right and the rest is furniture.</p>

<h3>Firebase Studio is closing</h3>
<p>Google has announced that Firebase Studio closes on 22 March 2027 and that what is still stored there is then deleted. Check the date in the notice inside the product. New sign-ups and new workspaces are already off. Before the day, export your project and keep a copy in Git. Then carry on in Google AI Studio, if you build by describing; in Antigravity, if you work on the code with an agent; or in your own editor with the Firebase command line. Firebase itself stays: Firestore, Authentication, security rules and hosting carry on, and published apps keep running. This page is about asking for a Firebase app, in any tool that builds one.</p>

<h3>Name the drawers</h3>
<p>Firestore keeps documents in collections, like cards in drawers. An ordinary query opens one drawer and joins nothing to it. So tell the builder which questions each screen asks (“open pickups in my area, soonest first”), and let the drawers follow from that. Name every collection and every field. Say what changes often. It is normal, and right, to copy a shop’s name onto each pickup; it feels like untidiness only to people who grew up with SQL.</p>

<h3>Bread, Winnipeg, after closing time</h3>
<p>Dele coordinates drivers for a food bank. What he asked for in January:</p>
<blockquote><p>Create a volunteer management app with Firebase.</p></blockquote>
<p>It worked on his screen. It would have worked on anyone’s: each signed-in person could read every driver’s phone number. What he asked for in February:</p>
<blockquote><p>Web app for food bank pickups. Roles: coordinator, driver. Google sign-in through Firebase Authentication; role is a custom claim, set on the server. Firestore: pickups (shop, area, from, until, crates, status, claimedBy) and drivers (name, phone, area). A driver reads open pickups in <span class="slot">[area]</span> and her own, claims one in a transaction so that two people cannot take the same bread, and closes only her own. Drivers never read each other’s phone numbers. Write the security rules before any screen, each with a comment saying whom it lets in. Add emulator tests for <span class="slot">[five things]</span> that must be refused.</p></blockquote>
<p>Roles and refusals are settled before anything is drawn, so the screens have to be built inside them. “In a transaction” settles the moment when two drivers tap at once. And the tests try the locked door, which nobody does by hand on a Friday night.</p>

<h3>What the builder does well</h3>
<p>From a paragraph or a sketch it lays out a working Next.js app, wires up sign-in, and explains the code beside it, since Gemini sits in the editor. Lists that update on every phone at once are Firebase’s party trick: no reload, no effort, and a volunteer in a cold van sees the pickup vanish as another takes it. For rotas, check-ins, shared shopping, class quizzes, live scores, it is hard to be quicker.</p>

<h3>What it does badly</h3>
<p>Rules, unless told. A prototype with doors wide open looks exactly like a finished one. It invents fields as it goes, so that <code>claimedBy</code> is <code>driverId</code> by the third screen; paste your field list again with each larger request. It is fond of listening to a whole collection where ten documents would do, and reads are counted. Reports with sums across years belong in another kind of database. Long chats end in half-applied changes, so keep the project in Git from the first hour.</p>

<h3>Five sentences worth reusing</h3>
<ol>
<li>“List every collection with its fields, and say who may read, create, change and delete.”</li>
<li>“No rule that lets everyone in, even for testing.”</li>
<li>“Put a limit on each query, and name the index it needs.”</li>
<li>“Show me what a signed-out visitor sees, and a driver with no area.”</li>
<li>“Change only the rules file. Explain each line as if to a new volunteer.”</li>
</ol>
`,
} satisfies ModelPage
