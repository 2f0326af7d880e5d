import type { LegalPage } from '@/content/static-schema'
import { SITE } from '@/lib/site'
import { DEVICE_STORAGE } from './device-storage'

const { name, contactEmail } = SITE
const mail = `[${contactEmail}](mailto:${contactEmail})`

export default {
  metaTitle: `Cookie Policy | ${name}`,
  metaDescription: `${name} sets no cookies of its own and none at all without your consent. What your browser keeps for the site, entry by entry, and how to clear it.`,
  title: 'Cookie Policy',
  description: 'Which cookies there are (few, and only if you like), and what your browser keeps for this site.',
  updated: '2025-05-03',
  inShort: [
    'We set no cookies of our own.',
    'Without your consent there are none at all. With it, an advertising network may set some.',
    'Your browser keeps drafts, settings and saved prompts in its own storage. You can clear it at any time.',
  ],
  sections: [
    {
      id: 'what',
      title: 'What cookies are',
      blocks: [
        'A cookie is a small text that a site asks your browser to keep and to send back with each later request. Browser storage is its quieter relative: a text that stays in your browser and is sent nowhere by itself.',
      ],
    },
    {
      id: 'cookies',
      title: 'Cookies on this site',
      blocks: [
        `${name} itself sets none. The site needs no cookie to work, and nothing follows you from page to page. How often an article is read is counted without a cookie and without anything in your browser: [what is counted](/privacy#server).`,
        'The site has places for ads. They stay empty, and take up no room, unless two things come together: the site has an account with an advertising network (Google AdSense), and you have accepted cookies. Only then is the network’s script loaded. It may set cookies to choose ads, to limit how often you see one, and to count views and clicks. Which ones, and for how long, is up to Google: see [how Google uses cookies in advertising](https://policies.google.com/technologies/ads).',
        'Where the site has no such account, no advertising cookie is set, whatever you answered.',
      ],
    },
    {
      id: 'device',
      title: 'What your browser keeps',
      blocks: [
        'These entries make the site work as you would expect it to. Unless you sign in, none of them is sent to us, with one exception: the device’s number goes along with a request to one of our functions, because daily uses are counted by it. If you sign in, your session proves with each request who asks, and your account has those entries, too, of which the list says so.',
        {
          table: {
            caption: 'Entries that this site keeps in your browser',
            head: ['Entry', 'What it holds', 'How long'],
            rows: DEVICE_STORAGE.map(({ key, holds, lasts }) => [`\`${key}\``, holds, lasts]),
          },
        },
        'Entries that last until you close the tab lie in the tab’s own storage, the others in the local storage of the browser. Those whose names end in a number are caches of pages and files, which came from here and hold nothing of yours; with `serwist-expiration`, where the browser notes when each was last used, they let visited pages open without a network. Entries that begin with `sb-` come with signing in; whoever has never begun to has none of them.',
      ],
    },
    {
      id: 'choice',
      title: 'Your choice',
      blocks: [
        'On your first visit a banner asks about cookies that the site could do without. Accept and Decline weigh the same, and the site works either way. Until you answer, no ad is loaded.',
        'You can change your mind on any page: Cookie Settings, at the foot of the page, asks you again. After a Decline no further ad is shown, your reading of articles is not counted any more, and from the next loading of a page the network’s script is not there any more. Cookies that it has set before remain in your browser until they run out or you delete them there.',
        'Clearing the data of this site also clears your answer, and the banner will ask again. If your browser keeps nothing for us, we remember your answer until you close the page.',
      ],
    },
    {
      id: 'clearing',
      title: 'How to clear it all',
      showsStored: true,
      blocks: [
        'The button below clears everything. Drafts, generated prompts and saved prompts go with it, so copy out first what you are fond of.',
        'Every browser can show and delete what a site has kept. Look for “site data” or “cookies and other site data”: mostly under the sign to the left of the address, or in the settings under Privacy.',
        'You can also block cookies and storage altogether. Reading, copying and generating still work; the browser will then forget your drafts and settings when you leave.',
      ],
    },
    {
      id: 'changes',
      title: 'Changes',
      blocks: [
        'If a cookie or an entry is added, it is added to this page, with a new date at the top. If it needs your consent, you are asked first.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `Questions: ${mail}. What happens to the things you type is described in the [Privacy Policy](/privacy).`,
      ],
    },
  ],
} as const satisfies LegalPage
