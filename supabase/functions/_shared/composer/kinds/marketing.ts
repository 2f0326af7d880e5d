import type { Kind } from '../types.ts'
import { line, lineWhen } from './line.ts'

const SECOND_HAND = /\b(?:vinted|depop|craigslist|gumtree|olx|ebay|marketplace|second[- ]?hand|used)\b/u

/** What is written for customers and the public, and ideas for it. */
export const MARKETING: readonly Kind[] = [
  {
    id: 'content-calendar',
    noun: /\b(?:content (?:calendar|plan|schedule)|editorial calendar|posting schedule|social media (?:calendar|plan|strategy))\b/u,
    asks: 'short',
    lines: [
      line('Make a table: date, channel, topic, first line, picture or clip.', 'form'),
      line('Mix useful posts, stories and offers, with no two alike in a row.'),
    ],
  },
  {
    id: 'video-script',
    noun: /\b(?:(?:youtube|video|tiktok|reels?|shorts?) (?:scripts?|ideas?|intro|hooks?)|video script|script for (?:an? |my |our )?(?:[\w-]+ ){0,4}(?:video|reel|tiktok|youtube|ad|commercial|short film)|storyboard|voice ?-?over)\b/u,
    asks: 'bare',
    lines: [
      line('Use a table with two columns: what is said, what is seen.', /\bideas?\b|\bhooks?\b/u),
      line('Catch attention in the first five seconds with the result or the question.', /\bideas?\b/u),
      lineWhen(/\bideas?\b/u, 'For each idea give a title, the first sentence and why people would watch to the end.'),
    ],
  },
  {
    id: 'social-post',
    noun: /\b(?:(?:social media|instagram|insta|ig|facebook|fb|linkedin|twitter|x|tiktok|threads|pinterest|reddit) (?:posts?|captions?|stories|story|threads?|bios?|updates?|content)|captions?|tweets?|twitter threads?|threads? (?:on|about)|instagram|linkedin|hashtags|social posts?|posts?(?= about| for| on| to|$))\b/u,
    lines: [
      line(
        'Give three versions with different first lines; the first line has to stand on its own.',
        /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|dozen|several) (?:[\w-]+ ){0,3}(?:posts?|captions?|tweets?|bios?|versions?|variants?|options?)|\bthread/u,
      ),
      lineWhen(
        /\b(?:\d+|two|three|four|five|six|seven|eight|nine|ten|dozen|several) (?:\w+ ){0,3}(?:posts?|captions?|tweets?)/u,
        'Let each one begin differently and make a point of its own.',
      ),
      lineWhen(/\btweets?\b|\btwitter\b/u, 'Stay under 280 characters each.'),
      lineWhen(/\blinkedin\b/u, 'Short paragraphs, one clear thought; no “I am thrilled to announce”.'),
      lineWhen(
        /\bcaptions?\b|\binsta|\big\b/u,
        'One to three short lines each, specific enough that no other account could use them.',
      ),
      line('Concrete and personal, without stock phrases.', 'tone'),
    ],
  },
  {
    id: 'ad-copy',
    noun: /\b(?:(?:google|facebook|fb|instagram|search|radio|print|tv|meta|linkedin) ads?|ad ?copy|ads?|advert(?:s|isements?)?|commercial|sales copy|flyer(?! text)|brochure|call[- ]to[- ]action|ctas?)\b/u,
    asks: 'bare',
    lines: [
      line('Give three versions, each built on a different reason to buy.', 'count'),
      lineWhen(
        /^(?!.*\bcharacters?\b).*(?:\bgoogle|\bsearch ads?\b)/u,
        'Headlines of at most 30 characters, descriptions of at most 90.',
      ),
      lineWhen(/\bcharacters?\b/u, 'Let each headline give another reason to come, and show its number of characters.'),
      lineWhen(
        /^(?!.*\b(?:google|search|radio|tv))/u,
        'For each: a headline, two or three sentences, one call to action.',
      ),
      line('Use only facts that I have given; no superlatives.'),
    ],
  },
  {
    id: 'product-text',
    noun: /\b(?:product (?:descriptions?|page|copy|listing)|(?:etsy|amazon|ebay|airbnb|shopify) (?:listings?|descriptions?|titles?)|listing (?:for|description)|item description|property description|menu descriptions?|(?:vinted|depop|craigslist|gumtree|olx|marketplace|second[- ]?hand) (?:descriptions?|ads?|listings?))\b/u,
    lines: [
      line('Open with what makes it special, then four or five bullets with the facts.', SECOND_HAND, /\bbullet/u),
      lineWhen(SECOND_HAND, 'A title with brand and size, then condition, flaws and price in plain words.'),
      line('Under 120 words, in words one can see and touch; no superlatives.', 'length'),
      line('Invent no features; leave a gap in square brackets for a fact that buyers will look for.'),
    ],
  },
  {
    id: 'search-snippet',
    noun: /\b(?:meta (?:descriptions?|titles?|tags?)|title tags?|seo titles?)\b/u,
    lines: [
      line(
        'Give three versions with their number of characters; put what people search for near the beginning.',
        /\bversions|\boptions/u,
      ),
    ],
  },
  {
    id: 'notice',
    noun: /\b(?:(?:chalkboard|poster|flyer|sign|label|banner|menu) text|text for (?:a |an |the |my |our )?(?:poster|flyer|sign|label|banner|menu|chalkboard|billboard|leaflet|invitation)|classified ad|notice)\b/u,
    lines: [
      line('The most important words first and largest; few words, readable at a glance, every fact exact.'),
      line('Give two versions with different first lines.', 'count'),
    ],
  },
  {
    id: 'web-copy',
    noun: /\b(?:(?:landing|home|sales|about(?: us)?|services?|pricing) ?-?page(?: copy| text)?|homepage|website (?:copy|text|content)|text for (?:a |the |my |our )?(?:web ?-?site|home ?-?page|landing page|page)|web copy|about us|faqs?|one[- ]pager|press (?:release|kit)|(?:kickstarter|crowdfunding|gofundme|indiegogo) (?:intro|text|page|pitch|story|description)|case stud(?:y|ies)|white ?paper)\b/u,
    asks: 'bare',
    lines: [
      lineWhen(
        /^(?!.*\babout (?:me|us|my|page)\b)(?=.*\bpage|.*\bwebsite|.*\bweb copy)/u,
        'Set it out in sections: headline and one sentence below it, benefits, questions people ask, one call to action.',
      ),
      lineWhen(
        /\babout (?:me|us|my|page)\b/u,
        'Put what matters most to a visitor first, in short paragraphs and in my own voice.',
      ),
      lineWhen(
        /\bpress\b/u,
        'Headline, the news in the first paragraph (who, what, when, where, why), one quotation to be confirmed, contact line.',
      ),
      lineWhen(/\bfaqs?\b/u, 'Use the questions as customers would ask them, with answers of two or three sentences.'),
      line('Be concrete; leave a gap in square brackets instead of inventing figures or praise.'),
    ],
  },
  {
    id: 'newsletter',
    noun: /\b(?:newsletters?|e-?mail (?:campaign|sequence|series|marketing)|drip campaign|cold e-?mails?|outreach|(?:welcome|marketing|promo\w*|sales) e-?mails?)\b/u,
    lines: [
      line('Give three subject lines to choose from.', /\bsubject|\bsequence|\bseries/u),
      line(
        'Short paragraphs with the most useful thing first, and one thing to do at the end.',
        /\bsequence|\bseries|\bcampaign|\bcold|\boutreach/u,
      ),
      lineWhen(
        /\bsequence|\bseries|\bcampaign/u,
        'For each e-mail: when it goes out, what it is for, the subject line and the full text.',
      ),
      lineWhen(/\bcold|\boutreach/u, 'Say why them, what is in it for them, and ask one easy question.'),
      line('Invent no facts; leave a gap in square brackets for what is missing.'),
    ],
  },
  {
    id: 'blog-post',
    noun: /\b(?:blog(?: ?posts?| article)?|articles?|seo (?:article|text|content)|op-?ed|column|listicle|how-to guide|reviews?(?= of| for))\b/u,
    asks: 'bare',
    sources: 'dispute',
    lines: [
      line(
        'About 800 words, with a headline and three to five subheadings.',
        /\bwords?\b|\bshort|\blong|\bpages?|\boutline|\bideas?\b|\btitles?\b|\breview/u,
      ),
      line(
        'Open with a concrete case or the answer itself, not with the history of the topic.',
        /\breview|\bideas?\b|\btitles?\b|\boutline|\bwikipedia|\bfiction/u,
      ),
      lineWhen(/\breview/u, 'Say what worked, what did not, and for whom it is worth it.'),
      line(
        'Give an example for each point, and mark what should be checked.',
        /\breview|\bideas?\b|\btitles?\b|\bfiction/u,
      ),
    ],
  },
  {
    id: 'names',
    noun: /\b(?:(?:business |brand |company |product |domain |band |team |channel |cat |dog |baby |character |user|shop |cafe |podcast |book |app )?names(?: ideas| suggestions)?|name (?:ideas|suggestions|for)|(?:business|brand|company|product|domain|band|team|channel|dog|cat|baby|shop|cafe|podcast|app|character|tavern) name(?: ideas)?|usernames?|slogans?(?: ideas)?|taglines?|mottos?|subject lines?|titles(?: ideas)?|title for|headlines|headline for|hooks for)(?= |$|[^\w])/u,
    opening: /^(?:name (?:my|for|ideas)|what (?:should|can|could) i (?:name|call)|title for)\b/u,
    asks: 'bare',
    lines: [
      line('Give ten to choose from, of different kinds, each with a few words on why it works.', 'count'),
      line(
        'Easy to say and to remember; avoid the obvious.',
        /\btitles?\b|\bheadlines?\b|\bsubject lines?\b|\bhooks?\b/u,
      ),
      lineWhen(
        /\btitles?\b|\bheadlines?\b|\bsubject lines?\b|\bhooks?\b/u,
        'Avoid the obvious, and let each take a different angle.',
      ),
      line(
        'Mark the three you would pick.',
        /\b(?:one|1|2|3|two|three) (?:\w+ )?(?:names?|slogans?|titles?|taglines?)/u,
      ),
    ],
  },
  {
    id: 'ideas',
    noun: /\b(?:ideas?|brainstorm(?:ing)?|prompts|suggestions|topics|activities|ways to|things to (?:do|say|write)|examples of|icebreakers?|conversation starters|side hustles?|excuses?|tips)\b/u,
    opening: /^(?:brainstorm|suggest|recommend|what (?:can|could|should) i do with)\b/u,
    lines: [
      line('Give ten that differ from each other, in one or two sentences each.', 'count'),
      lineWhen(/\btips\b/u, 'The most useful first, each specific enough to act on.'),
      line('Make them specific enough to start on, and leave out what everybody would think of first.', /\btips\b/u),
      line('Mark the three you would choose for me, with the reason.', /\btips\b|\b(?:one|1|2|3|two|three) /u),
    ],
  },
  {
    id: 'recommendation',
    noun: /\b(?:recommendations?|gift ideas|gifts?|presents? (?:for|to)|books? (?:like|about|on|to read|similar)|movies? (?:like|to watch|similar)|films? like|shows? (?:like|to watch)|restaurants|games? like)\b/u,
    opening:
      /^(?:recommend|suggest|(?:what|which) (?!order)(?:[\w-]+ ){0,4}(?:should|can|could) i (?:grow|plant|wear|bring|buy|get|take|read|watch|use|learn|play|give|choose|order|wear|visit|start with|study)|what to (?:do|see|eat|visit) in\b|what(?:'?s|s| is| are) the best (?!ways?\b|time|thing)\w|(?:the )?best (?:[\w-]+ ){0,3}(?:books?|movies?|films?|series|shows?|hotels?|restaurants?|laptops?|phones?|apps?|tools?|places?|cafes?|bars?|beaches|games?|courses?|podcasts?|cameras?|cars?|bikes?|shoes|headphones|software|websites?|plants?|gifts?)\b|(?=.*(?:[€$£]\s?\d|\d\s?(?:€|\$|£|eur|usd|dollars?|euros?|pounds|bucks)))(?:an? |good |cheap |looking for )*[\w-]+(?: [\w-]+)? (?:under|below|for less than|up to)\b)/u,
    asks: 'bare',
    sources: 'link',
    lines: [
      line('Give three to five, the best fit first, each with the reason it fits.', 'count', /\bcan i\b/),
      lineWhen(
        /\b(?:best|buy|laptop|phone|camera|bike|car|headphones|hotel|course)\b/u,
        'Say what speaks against each.',
      ),
      lineWhen(
        /\b(?:books?|movies?|films?|shows?|series|games?|restaurants?|hotels?|cafes?|podcasts?)\b/u,
        'Name nothing that you are not sure exists.',
      ),
    ],
  },
  {
    id: 'marketing-plan',
    noun: /\b(?:(?:marketing|launch|growth|sales|advertising|seo|brand(?:ing)?|pricing|email) (?:plan|strategy|strategies|campaigns?|ideas|funnel)|campaigns?|buyer personas?|personas?|customer avatar|brand (?:voice|guide|identity)|seo|keywords)\b/u,
    asks: 'short',
    lines: [
      line('Start with whom it is for and the one reason they would choose this.', /\bkeywords|\bseo\b/u),
      line(
        'Then a table: action, channel, cost, effort, how I see whether it works.',
        /\bpersona|\bvoice|\bidentity|\bkeywords/u,
      ),
      lineWhen(
        /\bkeywords|\bseo\b/u,
        'Make a table: keyword, what the searcher wants, which page should answer it; give no invented search volumes.',
      ),
    ],
  },
]
