import type { ThemedPage } from '@/content/schema'

export default {
  metaTitle: 'AI Prompts for Customer Support: Replies and Macros',
  metaDescription:
    'AI prompts for support teams: replies to angry customers, saved replies, escalation notes, help articles, refund refusals and shift handovers.',
  title: 'AI Prompts for Customer Support',
  purpose: 'work',
  level: 'adults',
  description:
    'Prompts for support agents and leads who answer the same forty questions and the one nobody has seen before.',
  introduction:
    'A support reply has to answer the question, keep to the rules and leave a tired person less annoyed than before. An AI writes such replies in seconds if you give it the true status and say what you may offer. Without those it makes promises: a refund within three days, a callback this afternoon. Somebody then has to keep them. Start with a ticket that is waiting now. Replace name, order number and address with labels, paste the message and the facts, and read the result as the customer would. Once two or three replies come out right, turn them into a saved reply. Sorting last week’s tickets by cause is worth an hour after that.',
  prompts: [
    {
      title: 'Reply to a customer email',
      tags: ['email'],
      text: 'You write support replies for [product or service].\n\nCustomer wrote: [message, personal details removed]\nTrue answer or status: [facts]\nI may offer: [options]\nI may not promise: [limits]\n\nAt most 120 words. Answer in the first sentence, steps numbered if there are any, one way to reach us. Match their language level. Under the reply, quote any question of theirs that my facts leave unanswered.',
    },
    {
      title: 'Saved reply from good answers',
      tags: ['document'],
      text: 'Here are answers our people sent about [topic], customer details removed: [answers].\n\nAs the keeper of our saved replies, make one: a fixed core, and marked places where the agent must add something personal. 100 words. Then list where the answers contradicted each other, with quotes. Say when the reply must not be used.',
    },
    {
      title: 'Calm an angry customer',
      tags: ['email'],
      text: 'Reply to this angry message: [message]. Facts: [facts]. We can offer [remedy]. Name what went wrong for them, then what happens next. 90 words, one apology.',
    },
    {
      title: 'Say no to a refund',
      tags: ['email'],
      text: 'As a support lead with clear rules and some kindness, decline a refund.\n\nRequest: [message]\nRule and reason: [policy text]\nWhat I can do instead: [alternatives]\nTheir history: [dates and purchases]\n\n110 words: the decision in the second sentence, the reason without quoting policy numbers, the alternative as an offer. Leave “unfortunately” out. Before writing, tell me if the policy as pasted covers this case at all, and whether I should check consumer law in [country].',
    },
    {
      title: 'Escalation note for engineering',
      tags: ['document'],
      text: 'You stand between support and engineering. Rewrite this ticket for an engineer who has never spoken to the customer.\n\nThread: [thread, names removed]\nAccount facts: [plan, version, device]\nTried: [steps and results]\nUrgency: [who is blocked]\n\nTitle with the symptom, then: expected, actual, first seen, how often, steps to reproduce, evidence, what the customer has been told. Separate what the customer says from what we saw ourselves. List what an engineer will ask first and I cannot answer yet.',
    },
    {
      title: 'Help article from solved tickets',
      tags: ['how-to'],
      text: 'You write help pages that people read while something is broken. Write one on [problem] from these solved tickets, details removed: [tickets].\n\nGive: title in the customers’ words, who it applies to, steps with one action each and what they should see after it, what to do if a step fails, when to contact us and what to send. 300 words. Use only steps confirmed in the tickets. List words customers used to search.',
    },
    {
      title: 'Shorten a reply for chat',
      tags: ['messages'],
      text: 'Shorten this reply to a chat message of at most 30 words that still answers the question and gives one next step: [reply].',
    },
    {
      title: 'Late delivery, before they ask',
      tags: ['email'],
      text: 'Write to customers whose order is late, before they write to us: [cause], new date [date], a choice of [choices: e.g. wait or cancel]. 80 words.',
    },
    {
      title: 'Sort yesterday’s tickets by cause',
      tags: ['table'],
      text: 'Act as an analyst of support queues. Tickets, one per line with number and text, personal data removed: [tickets].\n\nGroup by what caused the contact, worded so that a product manager could act on it. Columns: cause, count, two ticket numbers, a typical sentence, who could prevent it. Put unclear ones in a group of their own. Then name the cause that costs most contacts and one that is rare but serious. The counts must add up to [number of tickets].',
    },
    {
      title: 'Ask for missing information',
      tags: ['messages'],
      text: 'Ask a customer for [missing details] so that we can fix [problem]. Say where to find each and why we need it. Four lines, no jargon.',
    },
    {
      title: 'Check my reply before sending',
      tags: ['analysis'],
      text: 'Read my draft as the customer who wrote this message.\n\nTheir message: [message]\nMy draft: [draft]\n\nAnswer as them: what do I now know, what do I do next, which sentence made me angrier, what did I ask that was passed over? Then, as an editor, return the draft with the fewest changes, changed words in bold. Flag any promise of a date, refund or fix, so I can check that we can keep it.',
    },
    {
      title: 'Rehearse a difficult call',
      tags: ['interview'],
      text: 'Play a customer on the phone: [situation, mood, wish]. I answer as an agent for [service] who may offer [limits].\n\nStay in the part, two sentences at a time. Calm down only if I do something that would calm you. When I type “end”, step out and tell me the moment it turned, the words that did it, and one question I should have asked earlier.',
    },
    {
      title: 'Apology after a real mistake',
      tags: ['email'],
      text: 'You edit company apologies. Our mistake: [what happened]. How it happened: [cause, as known]. Put right by: [action and date]. In return: [remedy].\n\nWrite 120 words: what we did, what it meant for them, what is done now, what will be different. No “any inconvenience”, no passive. Then tell me what the reader could still fairly ask.',
    },
    {
      title: 'Handover between two shifts',
      tags: ['document'],
      text: 'Prepare a support handover from [ending shift] to [starting shift], as the shift lead. Notes and open tickets: [notes].\n\nOne screen: what is urgent now, customers expecting something today with time and promise, known faults with the wording we use, tickets waiting on others, things to leave alone. Ticket numbers instead of names. Sort by the hour something falls due. Point out promises in the notes that have no owner.',
    },
    {
      title: 'Explain a bill line by line',
      tags: ['email'],
      text: 'A customer who is worried about money does not understand a bill. Be the billing agent.\n\nThis bill: [lines and amounts]\nLast bill: [earlier lines]\nPrice rules: [relevant rules]\nIf it is wrong or hard to pay: [options]\n\nWrite an email of 130 words: total and due date first, what changed since last time and why, each new line in a sentence, what they can do if it is wrong or hard to pay. If the figures do not add up from the rules I pasted, stop and tell me instead of writing.',
    },
    {
      title: 'Template for a known outage',
      tags: ['copy'],
      text: 'We have a fault at [service]. Write our status page like someone who has done it at night. Facts now: [affected, since when, workaround].\n\nFour texts: first notice, update with nothing new, fixed, follow-up a day later. Each at most 50 words with time and time zone, who is affected, what to do meanwhile, when the next update comes. Leave blanks where facts will change. Flag any sentence that could turn out untrue in an hour.',
    },
    {
      title: 'Translate a reply, keep terms',
      tags: ['email'],
      text: 'Translate this support reply into [language] as a native agent would write it, polite form, keeping product terms as in this list: [terms]. Reply: [reply]',
    },
    {
      title: 'Chatbot answers worth keeping',
      tags: ['data'],
      text: 'You prepare answers for our help bot. Source: [help pages]. Questions people asked it: [questions].\n\nReturn JSON, a list of objects with “question”, “answer” (at most 60 words, from the source only), “source_heading”, “hand_over” (true if a person should take it) and “why”. Anything about payment disputes, safety, health or a cancelled contract goes to a person. Where the source gives no answer, set “answer” to null. Group different wordings of one question.',
    },
    {
      title: 'Follow up on a solved case',
      tags: ['messages'],
      text: 'Write a short message two days after we fixed [problem], asking if it still works and saying how to reach the same person. 35 words, no survey.',
    },
    {
      title: 'Feedback to product, with numbers',
      tags: ['document'],
      text: 'Write a one-page note to the product team on [issue]. You speak for support.\n\nTickets: [count, dates, examples]\nTime it costs us: [minutes per ticket]\nWorkaround: [steps]\nWho suffers most: [customer group]\n\nOpen with the request in one sentence. Then the cost per month with the sum shown, three customer quotes without names, what we have tried, two possible fixes of different size. Name what the numbers cannot show.',
    },
  ],
  faqs: [
    {
      question: 'What customer data may I paste into an AI?',
      answer:
        'Only what your company’s policy allows in that tool; elsewhere, strip it out. Replace names, emails, order and card numbers, addresses and anything on health with labels. “Customer A, order 1, parcel marked delivered, neighbour has not got it” is enough for a good reply. Watch for details in signatures, attachments and earlier messages in the thread. If a card number has been sent to you, tell your security contact as well.',
    },
    {
      question: 'How do I keep it from promising things?',
      answer:
        'List what you may offer and what you may not, and ask it to flag every promise. “May offer: replacement. May not: a delivery date, compensation” changes the reply at once. Then search the draft for “will”, “today” and “guarantee” before you send it. If it writes “we will investigate and get back to you tomorrow” and nobody has agreed to that, replace it with the next real step.',
    },
    {
      question: 'Won’t customers notice it is AI?',
      answer:
        'They notice when their question is not answered. “Thank you for reaching out, I understand your frustration” over three paragraphs gives it away, and people sent that before AI too. Put the answer in the first sentence and mention one detail only their message had, such as the blue cable. If customers talk to a bot directly, tell them so, which some places require by law, and offer a person.',
    },
    {
      question: 'How do I turn our old tickets into help articles?',
      answer:
        'Take five solved tickets on one problem, remove personal data, and ask for one article that uses only steps confirmed in them. Give the customers’ own words as the title: “Printer shows offline after update” gets found, “Connectivity status issues” does not. Have somebody who knows the product follow each step on a real device. Then link the article from the saved reply and watch whether that question gets rarer.',
    },
  ],
  relatedLinks: [
    {
      text: 'Replies for a shop with one inbox',
      to: '/prompts-for-small-shops',
    },
    {
      text: 'Sellers, offers and hard talks',
      to: '/prompts-for-real-estate-agents',
    },
    {
      text: 'A bug from the developers’ side',
      to: '/prompts-for-developers',
    },
  ],
} satisfies ThemedPage
