import { listOf } from '../list-of.ts'
import type { Worn } from './worn-type.ts'

/** Worn phrases of job applications. */
export const APPLYING: Worn = {
  in: ['applying'],
  phrases: [
    [
      'Tell one thing you did that shows it; the quality then need not be named.',
      listOf(`
        (?:(?:very|highly|extremely) )?(?:hard-?working|motivated|dedicated|reliable|enthusiastic|passionate|responsible|ambitious|organi[sz]ed|punctual|flexible|honest|creative|energetic|outgoing),? (?:and )?(?:highly )?(?:motivated|dedicated|reliable|enthusiastic|passionate|responsible|honest|ambitious|organi[sz]ed|punctual|flexible|creative|energetic|outgoing|detail-oriented|hard-?working)(?:,? and (?:highly )?[a-z-]+)?;
        detail[- ]oriented; attention to detail; (?:good |great |excellent |strong )?team[- ]player;
        (?:fast|quick) learner; self-(?:starter|motivated); go-getter; people person;
        (?:results|goal)-(?:driven|oriented); highly motivated; (?:strong|excellent|good) work ethic;
        proven (?:track record|ability); track record of (?:success|achievement|excellence);
        (?:excellent|strong|great|good|effective|outstanding) (?:verbal |written |verbal and written )?communication skills;
        (?:excellent|strong|great|good|outstanding) (?:interpersonal|organi[sz]ational|people|leadership|analytical|problem-solving|time management|computer) skills;
        work(?:ing)? (?:well )?under pressure; (?:both )?independently and (?:as part of|in) a team;
        (?:in|as part of) a team and (?:on my own|independently|alone); wear(?:ing)? many hats;
        (?:very |truly |deeply )?passionate about (?:what i do|my work|helping|making|technology|food|marketing|people|sports?|fashion|education|music|children|design|data|customer);
        mak(?:e|ing) a (?:real |positive )?difference; my (?:biggest|greatest) (?:weakness|strength) is;
        perfectionist; dynamic (?:and [a-z-]+ )?(?:environment|team|professional|individual|person|company);
        fast[- ]paced environment; think on my feet;
        (?:i )?(?:always )?giv(?:e|es|ing) (?:it )?(?:110|100|my all|one hundred)(?: ?%| per cent| percent)?;
        the extra mile; multi-?task(?:er|ing)?; can-do attitude; positive attitude; eager to learn;
        willing(?:ness)? to learn; thrives? on challenges?; up for (?:any|a|the) challenge;
        a (?:good|great|strong|solid) understanding of; wealth of (?:experience|knowledge); skill ?set
      `),
    ],
    [
      'Say which task of theirs you would take on, and what you bring for it.',
      listOf(`
        (?:a |an )?(?:great|valuable|real|strong|huge|excellent|important) (?:asset|addition) (?:to|for) (?:your|the|any|my);
        (?:a |the )?(?:perfect|ideal|great|excellent|good|right) (?:fit|match) for;
        (?:perfect|ideal|right) candidate;
        (?:perfect|ideal|great|excellent|unique|exciting) opportunity (?:for me )?to;
        contribute to (?:your|the|this) (?:company|team|success|growth|organi[sz]ation|firm);
        your (?:esteemed|prestigious|renowned|reputable|well-known|respected|famous|great) (?:company|organi[sz]ation|institution|university|firm|school);
        grow with (?:your|the) company; (?:take|bring) my career to; the next step in my career;
        (?:further|advance|kick-?start) my career; develop my skills;
        (?:my|the) dream (?:job|company|university|school);
        i have always been (?:interested|fascinated|passionate|drawn); i have always (?:wanted|dreamed|loved);
        from (?:a|an) (?:very )?(?:young|early) age; ever since i was (?:a child|a kid|young|little|small);
        admire your (?:company|firm|work|values|products|commitment);
        innovative (?:products|approach|company|ideas|culture); leading company in; company culture;
        align(?:s)? (?:perfectly )?with (?:my|your) (?:values|goals|skills|interests|experience); bring to the table;
        mutually beneficial
      `),
    ],
    [
      'Name the post and your best reason for it in the first sentence.',
      listOf(`
        i am writing (?:this letter )?to (?:express|apply|inform|let you know|convey);
        i'm writing (?:this letter )?to (?:express|apply|inform|let you know|convey);
        i would (?:like|love) to (?:express|apply|take this opportunity);
        express my (?:strong |sincere |keen |deep )?interest;
        (?:with great interest|great interest in) (?:i |your |the ); please accept this letter; to whom it may concern
      `),
    ],
    [
      'Leave it out, or say what should happen next, and when you can be reached.',
      listOf(`
        i am (?:very |fully |absolutely )?(?:confident|convinced|certain|sure) (?:that )?(?:i|my);
        i'm (?:very |fully |absolutely )?(?:confident|convinced|certain|sure) (?:that )?(?:i|my);
        (?:i )?(?:strongly |truly |firmly )?believe (?:that )?(?:i (?:would|am|can|will|have)|my (?:skills|experience));
        thank you (?:very much )?for (?:your time and consideration|taking the time|considering my);
        (?:i )?look forward to the opportunity; for your (?:attention|perusal|consideration);
        should you (?:require|need|have) (?:any )?(?:further|more|additional);
        feel free to (?:contact|reach out|call);
        (?:available|free) (?:for an interview )?at (?:your|any) (?:convenience|time);
        give me (?:the|a) (?:chance|opportunity) to; you will not regret;
        i would be (?:grateful|thankful|honou?red) (?:for|if|to)
      `),
    ],
  ],
}
