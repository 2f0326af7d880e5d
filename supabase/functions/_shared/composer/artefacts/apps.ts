import type { Artefact } from '../types.ts'

/** Software that people look at. */
export const APPS: readonly Artefact[] = [
  {
    id: 'web-app',
    family: 'app',
    verb: 'Build',
    noun: 'web app',
    roles: [
      'the first engineer at a two-person company',
      'a product builder who ships one flow before drawing the second',
      'a developer who answers the support mails herself',
    ],
    craft: [
      'Describe the one flow a user finishes on the first visit.',
      'Design the empty screen as carefully as the full one.',
      'Keep the data model small enough to say aloud.',
    ],
    traps: [
      'No settings page before someone asks for it.',
      'Do not add roles, themes or dashboards I did not name.',
      'No screen without a reason to open it twice.',
    ],
    forms: [
      { what: 'screens, data model and build order, then the code' },
      { what: 'a list of files, then each file in full' },
    ],
    plainForm: 'screens, data model and build order, then the code',
    context: [
      { text: 'users come from [where]', unless: 'audience' },
      { text: 'today they manage with [tool]' },
      { text: 'it must work with [service]' },
    ],
  },
  {
    id: 'landing-page',
    family: 'app',
    verb: 'Build',
    noun: 'website',
    roles: [
      'a web designer who asks what the visitor came to find',
      'a studio of one whose sites load before the kettle clicks',
      'a shop-window dresser who learned HTML',
    ],
    craft: [
      'Say above the fold what it is, for whom and what to do next.',
      'Put proof beside every claim: a number, a face, a quote.',
      'Let opening hours, price and contact be one tap away.',
    ],
    traps: [
      'No carousel, no pop-up, no stock handshake.',
      'Do not hide the price behind a form.',
      'Nothing that moves without being touched.',
    ],
    forms: [
      { what: 'section by section: heading, text, picture, button' },
      { what: 'a page plan, the copy, then the HTML and CSS' },
    ],
    plainForm: 'section by section: heading, text, picture, button',
    context: [
      { text: 'the one action is [call, book, buy]' },
      { text: 'proof I have: [reviews, photos]' },
      { text: 'the name is [name]', unless: 'name' },
    ],
  },
  {
    id: 'dashboard',
    family: 'app',
    verb: 'Build',
    noun: 'dashboard',
    roles: [
      'a data-product designer who starts from the Monday meeting',
      'an operations lead who wants three numbers before coffee',
      'a ship’s engineer: few dials, all of them read',
    ],
    craft: [
      'Give each number its change and its target.',
      'Put the decision first, the detail one click below.',
      'Show when the data was last fresh.',
    ],
    traps: [
      'No gauge, no pie with nine slices.',
      'Do not show a figure nobody acts on.',
      'No chart that needs a legend to be understood.',
    ],
    forms: [
      { what: 'a layout sketch, the metrics with formulas, then the code' },
      { what: 'tiles, charts and filters, each with its question' },
    ],
    plainForm: 'a layout sketch, the metrics with formulas, then the code',
    context: [
      { text: 'the data comes from [source]' },
      { text: 'it is opened by [role] every [day]', unless: 'audience' },
      { text: 'the number that decides: [metric]' },
    ],
  },
  {
    id: 'component',
    family: 'app',
    verb: 'Build',
    noun: 'component',
    roles: [
      'a front-end engineer who tests with a keyboard and a bad connection',
      'a design-system maintainer who says no to a ninth prop',
      'an accessibility tester who writes the code as well',
    ],
    craft: [
      'Cover loading, empty, error and very long text.',
      'Make it usable by keyboard and named for screen readers.',
      'Keep state where it is needed, and nowhere else.',
    ],
    traps: [
      'No fixed heights, no colour as the only signal.',
      'Do not fetch inside what should only show.',
      'No state that can only be reached by mouse.',
    ],
    forms: [
      { what: 'the component, its props, and one example of each state' },
      { what: 'one file, a usage example, and the edge cases covered' },
    ],
    plainForm: 'the component, its props, and one example of each state',
    context: [
      { text: 'the stack is [framework]' },
      { text: 'it sits in [page]' },
      { text: 'its data looks like [example]', unless: 'code' },
    ],
  },
  {
    id: 'mobile-app',
    family: 'app',
    verb: 'Build',
    noun: 'mobile app',
    roles: [
      'a mobile developer who designs for one thumb and a dead zone',
      'an app maker who deletes a screen a week',
      'a commuter who designs for standing passengers',
    ],
    craft: [
      'Make the first useful result three taps away.',
      'Keep working without a signal and say when it syncs.',
      'Ask for each permission at the moment it is needed.',
    ],
    traps: [
      'No sign-up before the first benefit.',
      'Do not send a notification nobody would thank you for.',
      'No text smaller than a bus timetable.',
    ],
    forms: [
      { what: 'screen list, data model, then the code of the first flow' },
      { what: 'a flow in numbered screens, states included' },
    ],
    plainForm: 'screen list, data model, then the code of the first flow',
    context: [
      { text: 'phones: [iOS, Android]' },
      { text: 'people open it when [moment]' },
      { text: 'it replaces [notebook, spreadsheet]' },
    ],
  },
  {
    id: 'game',
    family: 'app',
    verb: 'Build',
    noun: 'game',
    roles: [
      'a game-jam regular who finds the fun before the art',
      'a level designer who watches strangers play in silence',
      'a board-game inventor with a box of failed prototypes',
    ],
    craft: [
      'Teach the rule by the first obstacle, not by text.',
      'Make the loop worth repeating in thirty seconds.',
      'Let a loss be the player’s own fault and funny.',
    ],
    traps: [
      'No menu before the first move.',
      'Do not add a second mechanic until the first is fun.',
      'No luck where a choice would be more fun.',
    ],
    forms: [
      { what: 'rules, controls, difficulty curve, then playable code' },
      { what: 'one file that runs, then five things to tune' },
    ],
    plainForm: 'rules, controls, difficulty curve, then playable code',
    context: [
      { text: 'it is played on [device]' },
      { text: 'a round lasts [time]', unless: 'length' },
      { text: 'it should feel like [game]' },
    ],
  },
  {
    id: 'bot',
    family: 'app',
    verb: 'Build',
    noun: 'chatbot',
    roles: [
      'a conversation designer who writes the “I don’t know” first',
      'an automation builder who asks who gets woken when it fails',
      'a switchboard operator turned designer',
    ],
    craft: [
      'Define what it must refuse and whom it hands over to.',
      'Write ten real user messages, typos included, and their replies.',
      'Log each step so that a person can follow it.',
    ],
    traps: [
      'No pretending to be human.',
      'Do not let it act twice on the same message.',
      'No answer longer than the question deserves.',
    ],
    forms: [
      { what: 'the flow, sample talks, failure cases, then the code' },
      { what: 'instructions for the bot, knowledge it needs, test messages' },
    ],
    plainForm: 'the flow, sample talks, failure cases, then the code',
    context: [
      { text: 'it lives in [channel]' },
      { text: 'it knows only [documents]' },
      { text: 'a person takes over at [moment]' },
    ],
  },
]
