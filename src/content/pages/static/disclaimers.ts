import type { LegalPage } from '@/content/static-schema'
import { claimsInWords } from '@/lib/claims'
import { SITE } from '@/lib/site'

const { name, contactEmail, claims } = SITE
const figures = claimsInWords(claims)
const mail = `[${contactEmail}](mailto:${contactEmail})`

export default {
  metaTitle: `Disclaimers | ${name}`,
  metaDescription: `What prompts and AIs cannot do: where answers go wrong, why nothing here is professional advice, whose trademarks are named, how our figures are meant.`,
  title: 'Disclaimers',
  description: 'A prompt is a good question. These are the limits of questions, of answers, and of us.',
  updated: '2025-05-03',
  inShort: [
    'AIs make things up and say them well. Check what matters.',
    'Nothing here is legal, medical, financial or psychological advice.',
    'We belong to none of the AIs that we write prompts for.',
  ],
  sections: [
    {
      id: 'ai',
      title: 'Answers of an AI',
      blocks: [
        'An AI writes what is likely to follow from your words. That is often useful and sometimes false: it invents sources, mixes up dates and names, and repeats the prejudices of the texts it has learned from. It sounds equally sure in every case. A better prompt makes this rarer and does not end it.',
        'Before you send, publish, sign or act, check the facts, the figures and the quotations. The same request can bring another answer tomorrow, because the AIs change without telling us.',
      ],
    },
    {
      id: 'generator',
      title: 'Generated prompts',
      blocks: [
        'The generator writes with an AI if one is connected, with a composer built into the site if none is, and with a simple template in your browser if our service cannot be reached. The page says which it was. In all three cases you know your task better than the tool does: read the prompt, fill in the blanks, and cross out what does not fit.',
      ],
    },
    {
      id: 'advice',
      title: 'No professional advice',
      blocks: [
        'Prompts about contracts, money, health, children or grief are aids to writing and thinking. They replace no lawyer, doctor, tax adviser, therapist or teacher, and neither does the answer of an AI. If a decision weighs heavily, ask someone who is answerable for their advice.',
        'The business and marketing pages promise no turnover. What comes of a campaign depends on things that no prompt can see.',
      ],
    },
    {
      id: 'heavy',
      title: 'Heavy subjects',
      blocks: [
        'Some prompts go to dark places, as writing does: loss, fear, violence in a story. Leave out any that do you no good. Pages for adults say so in their titles.',
        'Journal prompts are no therapy. If you think of harming yourself, please stop writing and speak to someone now: the emergency number where you are, or a helpline, which [findahelpline.com](https://findahelpline.com) lists by country.',
      ],
    },
    {
      id: 'trademarks',
      title: 'Names of others',
      blocks: [
        'ChatGPT, Midjourney, Claude, Gemini, DeepSeek, Perplexity, Mistral, Lovable, v0, Bolt, Firebase Studio and other names belong to their owners. We use them to say which AI a prompt is meant for. None of these companies runs, sponsors or has checked this site.',
        'What we say about how an AI likes to be asked describes habits, and habits change.',
      ],
    },
    {
      id: 'rights',
      title: 'Rights in what you make',
      blocks: [
        'From one prompt many people write, and two of them may write something alike. If a text or a picture was made by an AI, it may not be protected by copyright where you live, and it may resemble a work that is. Look up what the maker of the AI, your publisher, your school or your employer says about it.',
      ],
    },
    {
      id: 'figures',
      title: 'Figures and examples',
      blocks: [
        ...(figures
          ? [`Where the site speaks of ${figures}, those are our own figures. Nobody outside has audited them.`]
          : []),
        'Examples of requests and answers on our pages were written to show a difference. The people in prompts are invented, and any likeness is chance.',
      ],
    },
    {
      id: 'links',
      title: 'Links and ads',
      blocks: [
        'Links lead to sites that we do not run and cannot watch. If one of them shows something it should not, tell us and we remove the link. Ads, where there are any, are chosen by an advertising network; an ad is no recommendation of ours.',
      ],
    },
    {
      id: 'availability',
      title: 'When it does not work',
      blocks: [
        'The site may be slow, changed or out of reach, and a prompt that is kept in your browser is gone when its data are cleared. Copy out what you would miss.',
      ],
    },
    {
      id: 'contact',
      title: 'Contact',
      blocks: [
        `Found a mistake, or a prompt that should not be here? Write to ${mail}. The rules for using the site are in the [Terms of Service](/terms).`,
      ],
    },
  ],
} as const satisfies LegalPage
