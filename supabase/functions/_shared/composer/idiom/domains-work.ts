import type { Domain } from './domains.ts'

/** Apps for work. */
export const WORK_DOMAINS: readonly Domain[] = [
  {
    id: 'booking',
    pattern:
      /\b(?:bookings?|book (?:an?|their|my|lessons|tables|slots|appointments|online)|appointments?|reserv\w+|barber|salon|hairdresser|dentist|clinic|tutor(?:ing)?|slots?|rental|studio)\b/iu,
    app: 'a booking app',
    who: [
      'regulars who book on the bus, and one owner at the counter',
      'clients in a hurry and the person who runs the day',
    ],
    screens: [
      'free slots by day; booking in three taps; the owner’s day view',
      'service list, calendar, confirmation, owner’s agenda',
    ],
    data: [
      { name: 'services', fields: 'name, minutes, price' },
      { name: 'bookings', fields: 'service, start, client, status' },
      { name: 'clients', fields: 'name, phone' },
    ],
    acceptance: [
      'two people cannot take the same slot',
      'a client can cancel without an account',
      'the owner sees today at a glance',
    ],
    piece: 'a week calendar with free, taken and past slots',
  },
  {
    id: 'shop',
    pattern: /\b(?:shop|store|e-?commerce|checkout|cart|sell(?:ing)?|products?|orders?|inventory|stock|etsy|merch)\b/iu,
    app: 'a small shop',
    who: ['buyers on a phone and one maker who packs the parcels', 'first-time buyers who doubt, and the shopkeeper'],
    screens: [
      'shelf, product page, basket, order status, packing list',
      'products with filters, one product, checkout, orders',
    ],
    data: [
      { name: 'products', fields: 'title, price, stock, photos' },
      { name: 'orders', fields: 'items, total, address, status' },
      { name: 'customers', fields: 'name, email' },
    ],
    acceptance: [
      'the last item cannot be sold twice',
      'the total matches the basket to the cent',
      'a sold-out product says so before checkout',
    ],
    piece: 'a product card with price, stock state and add button',
  },
  {
    id: 'crm',
    pattern:
      /\b(?:crm|clients?|leads?|sales pipeline|contacts|freelanc\w+|invoic\w+|quotes?|time ?track\w*|agency)\b/iu,
    app: 'a client tracker',
    who: ['a freelancer with twelve clients and no assistant', 'a two-person agency that forgets to follow up'],
    screens: ['people list, one client’s history, today’s follow-ups', 'pipeline board, client page, invoices due'],
    data: [
      { name: 'clients', fields: 'name, email, stage' },
      { name: 'notes', fields: 'client, date, text, next step' },
      { name: 'invoices', fields: 'client, amount, due, paid' },
    ],
    acceptance: [
      'overdue follow-ups stand on top',
      'a client can be found in two keystrokes',
      'sums match the invoices',
    ],
    piece: 'a pipeline board with cards that can be moved by keyboard',
  },
  {
    id: 'dashboard',
    pattern: /\b(?:dashboard|analytics|metrics|kpis?|reporting|monitor\w*|charts?|sales data|spreadsheet)\b/iu,
    app: 'a dashboard',
    who: ['a manager who opens it on Monday at nine', 'a small team that argues about one number'],
    screens: ['overview with three numbers, trend, table with filters', 'upload, overview, drill-down by row, export'],
    data: [
      { name: 'records', fields: 'date, category, amount, source' },
      { name: 'targets', fields: 'metric, month, value' },
      { name: 'imports', fields: 'file, rows, errors, time' },
    ],
    acceptance: [
      'each total can be traced to its rows',
      'a bad import names the faulty line',
      'filters survive a reload',
    ],
    piece: 'metric tiles with change and target over a filterable table',
  },
  {
    id: 'support',
    pattern: /\b(?:support|tickets?|help ?desk|chat ?bots?|bot|faqs?|customer service|complaints?|assistant)\b/iu,
    app: 'a help desk',
    who: ['customers with one question and a team of two', 'worried customers at night and one person next morning'],
    screens: [
      'ask a question, suggested answers, ticket list, reply',
      'chat window, hand-over to a person, answer library',
    ],
    data: [
      { name: 'tickets', fields: 'question, customer, status, owner' },
      { name: 'answers', fields: 'question, text, used count' },
      { name: 'messages', fields: 'ticket, author, text, time' },
    ],
    acceptance: [
      'an unanswered question reaches a person',
      'no reply is sent twice',
      'the oldest open ticket stands first',
    ],
    piece: 'a conversation thread with reply box and suggested answers',
  },
  {
    id: 'survey',
    pattern: /\b(?:surveys?|polls?|questionnaires?|feedback form|forms?|sign-?up|wait(?:ing)? ?list|voting|votes?)\b/iu,
    app: 'a survey app',
    who: ['people answering on a phone, and one who must decide', 'fifty members and a tired secretary'],
    screens: ['questions one at a time, thank-you, results', 'form builder, answer page, results with export'],
    data: [
      { name: 'questions', fields: 'text, type, options, order' },
      { name: 'answers', fields: 'question, value, time' },
      { name: 'respondents', fields: 'code, finished' },
    ],
    acceptance: ['nobody can answer twice', 'half-finished answers survive a reload', 'results match the raw rows'],
    piece: 'a one-question form with progress, validation and back button',
  },
  {
    id: 'devtool',
    pattern: /\b(?:developer|code|api|regex|snippet|json|log ?viewer|markdown|git|debug\w*|sql)\b/iu,
    app: 'a small developer tool',
    who: ['a developer with a failing build and ten minutes', 'a team that pastes the same thing every week'],
    screens: ['input, result side by side, saved examples', 'editor, run result, history of runs'],
    data: [
      { name: 'snippets', fields: 'title, input, language' },
      { name: 'runs', fields: 'snippet, output, error, time' },
      { name: 'cases', fields: 'snippet, input, expected output' },
    ],
    acceptance: [
      'bad input gives a message with line and reason',
      'the same input always gives the same output',
      'nothing pasted leaves the browser unasked',
    ],
    piece: 'a split editor with input, output and an error line',
  },
  {
    id: 'letters',
    pattern: /\b(?:emails?|letters?|messages?|inbox|templates?)\b/iu,
    app: 'a letter desk',
    who: ['someone who puts off a hard email for days', 'a person who writes ten such letters a year, badly rested'],
    screens: ['facts form, draft, tone switch, copy', 'pick an occasion, fill five facts, read and send'],
    data: [
      { name: 'occasions', fields: 'title, questions, template' },
      { name: 'drafts', fields: 'occasion, facts, text, tone' },
      { name: 'recipients', fields: 'name, role, last letter' },
    ],
    acceptance: ['a draft survives a closed tab', 'empty facts stay visible as fields', 'copying gives plain text'],
    piece: 'a fact form beside a live draft with tone switch and copy button',
  },
  {
    id: 'applications',
    pattern: /\b(?:jobs?|applications?|cv|resumes?|career|interview\w*|recruit\w*|hiring)\b/iu,
    app: 'a job-hunt desk',
    who: ['someone applying after work, tired of lost notes', 'a graduate with twenty open applications'],
    screens: [
      'applications board, one job with letter and notes, reminders',
      'job list, document drafts, interview cards',
    ],
    data: [
      { name: 'jobs', fields: 'title, company, link, stage' },
      { name: 'documents', fields: 'job, kind, text' },
      { name: 'reminders', fields: 'job, date, done' },
    ],
    acceptance: ['no deadline passes unseen', 'each letter stays with its job', 'a job can be added in ten seconds'],
    piece: 'a stage board with job cards, due dates and notes',
  },
  {
    id: 'content',
    pattern: /\b(?:content|social media|posts?|campaigns?|newsletter|marketing|ads?|slogans?)\b/iu,
    app: 'a content desk',
    who: ['a marketer of one with five channels', 'a shop owner who posts on Sunday evening'],
    screens: ['idea list, draft with variants, calendar', 'brief, three variants side by side, approved texts'],
    data: [
      { name: 'ideas', fields: 'title, channel, status' },
      { name: 'variants', fields: 'idea, text, picture, score' },
      { name: 'slots', fields: 'variant, date, channel' },
    ],
    acceptance: [
      'no text goes out unapproved',
      'each variant shows its length limit',
      'a week can be planned in ten minutes',
    ],
    piece: 'a draft editor with character count, preview and variants',
  },
  {
    id: 'decisions',
    pattern: /\b(?:decisions?|strategy|okrs?|proposals?|pricing|business|meetings?)\b/iu,
    app: 'a decision board',
    who: ['a founder and two partners who decide on Fridays', 'a small team that forgets why it chose'],
    screens: ['open questions, options with cost, decisions log', 'board, one decision with options, review dates'],
    data: [
      { name: 'questions', fields: 'title, owner, due' },
      { name: 'options', fields: 'question, cost, gain, risk' },
      { name: 'decisions', fields: 'question, option, reason, date' },
    ],
    acceptance: [
      'every decision names owner and reason',
      'overdue questions stand on top',
      'old decisions can be found by word',
    ],
    piece: 'an options table with cost, gain, risk and a chosen row',
  },
  {
    id: 'research',
    pattern: /\b(?:research|sources|papers|citations|literature|evidence|bibliograph\w+)\b/iu,
    app: 'a research notebook',
    who: ['a student with forty open tabs', 'a reporter who must find the source again'],
    screens: ['questions, sources with notes, claims and evidence', 'add a source, tag claims, export list'],
    data: [
      { name: 'sources', fields: 'title, link, year, kind' },
      { name: 'claims', fields: 'text, certainty' },
      { name: 'evidence', fields: 'claim, source, quote, page' },
    ],
    acceptance: [
      'no claim is shown without its source',
      'an export keeps page numbers',
      'the same link cannot be added twice',
    ],
    piece: 'a claim list with evidence badges and a source drawer',
  },
]
