import { GENERATOR_DEVICE_DAILY_LIMIT, READINGS_MAX } from '@contracts/limits.ts'
import type { LegalPage } from '@/content/static-schema'
import { errorEndpoint, proPrice, signInWays, turnstileKey } from '@/lib/env'
import { SITE } from '@/lib/site'

const { name, contactEmail, legalName } = SITE
const mail = `[${contactEmail}](mailto:${contactEmail})`

// Mentioned only if fault reports are on, which the operator decides at build time.
const FAULT_REPORTS = errorEndpoint()
  ? [
      'When a page of ours breaks in your browser, it reports the fault: the kind of error, where in our own files it happened, which sort of page was open, and the family of your browser. What you typed, the address of the page, cookies and your device’s number are not in the report, and a page sends five at the most. As with every request, the service that collects them sees the network address it comes from.',
    ]
  : []
const FAULT_COLLECTOR = errorEndpoint()
  ? [['A service that collects faults', 'Tells us what broke', 'When a page breaks in your browser']]
  : []

// Where Pro is sold, its waiting list takes no addresses any more.
const LISTS = proPrice()
  ? 'You can leave one for the weekly newsletter where a page offers it. Whoever is on the waiting list that there was for Pro is told that it has opened.'
  : 'You can leave one for the waiting list of [Pro](/pricing#waiting-list), and for the weekly newsletter where a page offers it.'

// Each only where the owner has switched it on.
const OTHER_WAYS_TO_SIGN_IN = [
  ...[
    ['google', 'Google'],
    ['github', 'GitHub'],
  ].flatMap(([way = '', name = '']) =>
    signInWays().includes(way)
      ? [
          [
            name,
            'Confirms who you are, and tells us your e-mail address, and usually your name and picture',
            'When you sign in with it',
          ],
        ]
      : [],
  ),
  ...(turnstileKey()
    ? [['Cloudflare Turnstile', 'Tells people from robots, by how the browser behaves', 'When you sign in']]
    : []),
]

// What the auth service keeps for them.
const KEPT_FOR_OTHER_WAYS = [
  ...(signInWays().some((way) => way === 'google' || way === 'github')
    ? [
        [
          'What Google or GitHub tells of you when you sign in with it: your e-mail address, and usually your name and picture',
          'To know you again; name and picture are used for nothing',
          'Until you delete the account',
        ],
      ]
    : []),
  ...(signInWays().includes('passkey')
    ? [
        [
          'Your passkeys, if you add any: each with its public key, what your device calls itself, and when it was added. The secret half never leaves your device',
          'To sign you in by them',
          'Until you remove them, or delete the account',
        ],
      ]
    : []),
]

export default {
  metaTitle: `Privacy Policy | ${name}`,
  metaDescription: `What ${name} does with your data: nothing typed is stored on a server unless you sign in, drafts stay on your device, counters are gone within 48 hours.`,
  title: 'Privacy Policy',
  description: 'What happens to the things you type, what is kept, where, for how long, and how to have it removed.',
  updated: '2025-06-15',
  inShort: [
    'No page needs an account, and nothing follows you from page to page. We count how often an article is read, not by whom. We do not sell data.',
    'What you type into the generator may go to an AI provider to be answered. It is not stored on our servers. Leave personal data out.',
    'Drafts, generated prompts and favourites stay in your browser; if you sign in, your account has some of them, too.',
    'To count daily uses we keep scrambled, daily changing stand-ins for your device and network, for 48 hours at the most.',
    'An e-mail address is kept only if you leave one, until you ask us to take it off.',
  ],
  sections: [
    {
      id: 'who',
      title: 'Who is responsible',
      blocks: [
        `${legalName || name} runs this site and is responsible for the data described here. For anything on this page, write to ${mail}.`,
      ],
    },
    {
      id: 'generator',
      title: 'What you type into the generator',
      blocks: [
        'When you press Generate Prompt, your browser sends your description, the AI and the category you chose, and the random number of your device to a function on our own server.',
        {
          list: [
            'If an AI provider is connected to the site, the function passes your description on to it, together with our instructions for the AI and the category. It passes on neither your device’s number nor your network address: the provider sees our server.',
            'If none is connected, a composer built into the site writes the prompt. No AI sees your text then, and a line under the result says so.',
          ],
        },
        'Once you have the answer, nothing of your text or the prompt is left on our server: no database holds it and no log repeats it. The provider handles it under its own terms and may keep it for a while, for instance to look into abuse. Which provider is connected can change; ask us, and we tell you which one it is.',
        'So please do not enter personal data, your own or anyone else’s. “My neighbour, 82, who has fallen twice” gives as good a prompt as her name and street.',
        'The words you type into the yellow blanks of a prompt are not sent to us at all. They leave your browser only if you copy the prompt, share it, or open it in an AI.',
      ],
    },
    {
      id: 'feedback',
      title: 'Writing feedback',
      blocks: [
        'Text that you send to [writing feedback](/feedback-tool) takes the same way as a description sent to the generator: to our own function, from there to an AI provider if one is connected, and back. It is not stored, other than in the writing history of an account with [Pro](/terms#pro), if you are signed in to one. If the service cannot be reached, the sample feedback you see instead is worked out in your browser.',
        'If you use the site from an AI program of yours, its calls take the same way. [What that server sees and keeps](/connect#what-it-sees) stands on the page about it.',
      ],
    },
    {
      id: 'device',
      title: 'What stays on your device',
      blocks: [
        'Your browser keeps, in its own storage: the draft of your description, the last 20 generated prompts, the prompts you saved and your own collections, what you filled into blanks, drafts and feedback on your writing, light or dark, your answer about cookies, and a random number that stands for the device. The names of these entries start with `promptory:`, and the [Cookie Policy](/cookies#device) lists every one of them.',
        'It also keeps copies of the last pages you visited and of the files they need, so that they open without a network. What you searched for or typed is not written down with them.',
        'Unless you sign in, none of it is sent to us, with one exception: the device’s number goes along with a request to one of our functions, because daily uses are counted by it. It is made at random in your browser, at the first such request, and says nothing about you.',
        'You can delete all of it at any time by clearing the data of this site in your browser. Nothing of it can be restored by us.',
      ],
    },
    {
      id: 'server',
      title: 'What our server keeps',
      blocks: [
        {
          table: {
            caption: 'Data that are kept on our server, why, and for how long',
            head: ['What', 'Why', 'How long'],
            rows: [
              [
                'A scrambled stand-in for your device’s number',
                `To count ${GENERATOR_DEVICE_DAILY_LIMIT} generated prompts a day for each device`,
                '48 hours at the most',
              ],
              [
                'A scrambled stand-in for your network address',
                'To stop a single network from using up what is there for all',
                '48 hours at the most',
              ],
              [
                'A line for each call of a function: a random id, its status, how many milliseconds it took',
                'To notice faults',
                'As long as our host keeps its logs',
              ],
              [
                'Your e-mail address, the list you put it on, when, and which letters went to it',
                'To send you what you asked for',
                'Until you ask to be taken off',
              ],
              [
                'Your e-mail address and the moments of your sign-ins, if you sign in',
                'To know who comes back',
                'Until you delete the account, on its page',
              ],
              ...KEPT_FOR_OTHER_WAYS,
              [
                'What your account syncs, if you sign in: the entries of the [list](/cookies#device) that say so, and nothing else',
                'To have it on all your devices',
                'Until you delete it, or the account',
              ],
              [
                `With Pro, the last ${READINGS_MAX.toLocaleString('en')} texts that you had read while you were signed in: each with the prompt, what the reading said, how often what was marked, and your revision`,
                'For your writing history',
                'Until you delete it there, or the account; without Pro no new text is sent, but a revision of one that is there is',
              ],
              [
                'Whether and until when your account has Pro, and what Stripe calls it and its subscription',
                'To give you what you paid for',
                'Until you delete the account',
              ],
              [
                'If Pro was given to you: the address of the admin who gave it, and a note on why',
                'To know later why you have it',
                'Until you delete the account',
              ],
              ['The numbers of messages that Stripe sent us', 'To take each of them once', '90 days'],
            ],
          },
        },
        'For ourselves we keep one number a day and tool: how often it answered, by an AI or by our own means. Nothing in it is about you.',
        'In the same way we keep one number a day and article: how often it was read. When an article has stood before you for a few seconds, your browser tells us which one it is, and nothing more: no cookie, no number of your device, and nothing is kept about you. A browser that asks sites not to track (Do Not Track, Global Privacy Control) sends nothing, nor does yours once you have declined at [Cookie Settings](/cookies#choice). Robots are left out as far as we can tell. The stand-in for your network address limits how much one network can count.',
        'The stand-ins are keyed hashes (HMAC-SHA256). They are made with a secret key and the day, so that they cannot be turned back without the key, and tomorrow’s do not match today’s. The device’s number and the network address themselves are never written down.',
        'Our own log lines hold no texts, no e-mail addresses and no network addresses.',
        ...FAULT_REPORTS,
      ],
    },
    {
      id: 'e-mail',
      title: 'If you leave an e-mail address',
      blocks: [
        `${LISTS} It is stored in our database with the name of the list and the moment. No page and no visitor can read it back. It comes through a function of our own, which counts what one network sends by the stand-in above; the number of your device does not go along.`,
        'The waiting list is used to tell you when Pro opens. The newsletter brings one letter a week, on Monday mornings. Our letters hold no picture that counts who opens them, and no link that tells who pressed it.',
        `To be taken off either list, use the link at the end of our mails ([how](/newsletter)), which deletes the address at once, or write to ${mail} from that address. It takes us a month at the very longest.`,
        'If you write to us, we keep your mail for as long as it takes to answer it and to be able to look the matter up later, and delete it when you ask.',
      ],
    },
    {
      id: 'others',
      title: 'Who else is involved',
      blocks: [
        {
          table: {
            caption: 'Other companies that may receive data, and when',
            head: ['Who', 'For what', 'When'],
            rows: [
              [
                'Supabase',
                'Runs our database and our functions',
                'When you use the generator, read an article or leave an address; once you are signed in, on every page, to sync',
              ],
              ['The host of our pages', 'Delivers the pages, images and fonts', 'With every page'],
              [
                'An AI provider',
                'Answers what you send to the generator',
                'When you use it, and only if one is connected',
              ],
              [
                'Google AdSense, an advertising network',
                'Shows ads',
                'Only if this site runs ads and after you accepted cookies',
              ],
              ['A mail service', 'Carries our letters to you', 'When we write to you, and only if one is connected'],
              [
                'Stripe',
                'Takes payments for Pro; your card number goes to it and never to us. It gets your e-mail address and a number that stands for your account',
                'When you pay for Pro or change how you pay, and only if Pro is sold here',
              ],
              ...OTHER_WAYS_TO_SIGN_IN,
              ['The AI you open a prompt in', 'Receives that prompt', 'When you follow the link'],
              ...FAULT_COLLECTOR,
            ],
          },
        },
        'Like every host on the internet, the first two see the network address that a page is asked from. They keep technical logs of their own for a limited time, to deliver the site and to fend off attacks.',
        'The fonts come from our own pages. There is no analytics service, no tracking pixel, and no script of a social network; the signs in the footer are plain links.',
        'We give data to no one else, unless a law or a court obliges us to.',
      ],
    },
    {
      id: 'grounds',
      title: 'On what grounds',
      blocks: [
        'Where the law asks for a legal ground (in the European Union, the GDPR):',
        {
          list: [
            'Answering what you send to a tool, keeping what your account keeps, and Pro: because you ask us to (Art. 6(1)(b)).',
            'Counting uses and reads and noticing faults: our interest in a free tool that stays open to everyone (Art. 6(1)(f)).',
            'Newsletter, waiting list and ads: your consent, which you can withdraw at any time (Art. 6(1)(a)).',
          ],
        },
        'No decision about you is taken by a machine alone, other than this one: a device that has had its prompts for the day has to wait for the next.',
      ],
    },
    {
      id: 'places',
      title: 'Where data go',
      blocks: [
        'The companies named above work in several countries, the United States among them. Where data protection law asks for it, such a transfer rests on standard contractual clauses or on a decision that the country protects data well enough. Write to us for the details of one of them.',
      ],
    },
    {
      id: 'rights',
      title: 'Your rights',
      blocks: [
        'You can ask us what we hold about you, have it corrected, deleted, restricted or handed to you, object to its use, and take back a consent. You can also complain to the data protection authority of the place you live in.',
        'In practice we can look up one thing: an e-mail address, by that address, and the account that belongs to it. The stand-ins in our counters cannot be traced to a person, and they are gone before a letter would arrive. Everything else lies in your own browser.',
      ],
    },
    {
      id: 'children',
      title: 'Children',
      blocks: [
        `${name} does not serve children under 13, and we do not knowingly keep an e-mail address of theirs. If your child has left one, write to ${mail} and we delete it.`,
      ],
    },
    {
      id: 'security',
      title: 'Security',
      blocks: [
        'Connections to the site are encrypted. Lists of addresses can be added to by visitors and read by none. Secrets of the functions are kept apart from the pages. No system is beyond all harm; if data of yours were ever at risk, we would tell you and the authority in charge, as the law demands.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'If what we do with data changes, this page changes first, and the date at the top with it. Where a change needs your consent, we ask for it.',
      ],
    },
    { id: 'contact', title: 'Contact', blocks: [`Write to ${mail}. A person reads it and answers.`] },
  ],
} as const satisfies LegalPage
