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
        attention to detail; highly motivated; (?:strong|excellent|good) work ethic;
        (?:excellent|strong|great|good|outstanding) (?:interpersonal|organi[sz]ational|people|leadership|analytical|problem-solving|time management|computer) skills;
        work(?:ing)? (?:well )?under pressure; (?:both )?independently and (?:as part of|in) a team;
        (?:in|as part of) a team and (?:on my own|independently|alone);
        (?:very |truly |deeply )?passionate about (?:what i do|my work|helping|making|technology|food|marketing|people|sports?|fashion|education|music|children|design|data|customer);
        mak(?:e|ing) a (?:real |positive )?difference; my (?:biggest|greatest) (?:weakness|strength) is; perfectionist;
        dynamic (?:and [a-z-]+ )?(?:environment|team|professional|individual|person|company);
        (?:i )?(?:always )?giv(?:e|es|ing) (?:it )?(?:110|100|my all|one hundred)(?: ?%| per cent| percent)?;
        the extra mile; positive attitude; eager to learn; willing(?:ness)? to learn; up for (?:any|a|the) challenge;
        a (?:good|great|strong|solid) understanding of; quick study; (?:natural|born|natural-born) leader;
        problem[- ]solver; (?:people|soft) skills; (?:good|great|excellent) listener; go-to person; what it takes to;
        (?:a|my) (?:strong |deep |genuine |lifelong |true |real )?passion for; well-rounded;
        highly (?:skilled|qualified|adaptable|organi[sz]ed|capable|driven|dedicated);
        (?:extensive|vast|considerable) (?:experience|background|knowledge) (?:in|of|with);
        (?:broad|wide|diverse|unique) (?:range|set|variety) of skills;
        (?:gain~ )?valuable (?:experience|skills|insights?); (?:add|adding|bring|bringing) value;
        thrive~ (?:in|under|on); from day one; exceed~ (?:all )?expectations; a new challenge;
        no (?:task|job) (?:is )?too (?:big|small);
        work(?:ing)? well (?:both )?(?:in a team|with others|under pressure|independently|alone|as part);
        a (?:positive|meaningful|significant|lasting|real|immediate) (?:impact|contribution); hard worker;
        good with people; eye for detail; skill ?set; hands-on experience; (?:strategic|critical) thinker; a flair for;
        make a name for; take~ (?:great |immense )?pride in (?:my|everything|what);
        (?:bubbly|outgoing|positive) personality; transferable skills; hone~ my (?:skills|abilities|craft); all-rounder;
        multi-?task(?:er|ing)?; (?:fast|quick) learner;
        (?:excellent|strong|great|good|effective|outstanding) (?:verbal |written |verbal and written )?communication skills
      `),
      listOf(`
        detail[- ]oriented; (?:good |great |excellent |strong )?team[- ]player; self-(?:starter|motivated); go-getter;
        people person; (?:results|goal)-(?:driven|oriented); proven (?:track record|ability);
        track record of (?:success|achievement|excellence); wear(?:ing)? many hats; fast[- ]paced environment;
        can-do attitude; i(?:'m| am) (?:[a-z]+ )?passionate about; results-(?:driven|oriented|focused);
        (?:bring|brings|bringing) (?:with me )?a wealth of; wealth of (?:experience|knowledge|expertise); value-adding;
        a (?:dynamic|motivated|driven|dedicated|results-oriented) (?:professional|individual|self-starter|person);
        pride myself on; a safe pair of hands; (?:juggle|juggling) (?:multiple|several|many|competing);
        work hard,? play hard; give it my all; rise to (?:the|any) (?:occasion|challenge);
        relish(?:es)? (?:a|the) challenge
      `),
    ],
    [
      'Say which task of theirs you would take on, and what you bring for it.',
      listOf(`
        (?:a |an )?(?:great|valuable|real|strong|huge|excellent|important) (?:asset|addition) (?:to|for) (?:your|the|any|my);
        (?:a |the )?(?:perfect|ideal|great|excellent|good|right) (?:fit|match) for; (?:perfect|ideal|right) candidate;
        (?:perfect|ideal|great|excellent|unique|exciting) opportunity (?:for me )?to;
        contribute to (?:your|the|this) (?:company|team|success|growth|organi[sz]ation|firm);
        grow with (?:your|the) company; (?:take|bring) my career to; the next step in my career;
        (?:further|advance|kick-?start) my career; develop my skills;
        (?:my|the) dream (?:job|company|university|school);
        i have always been (?:interested|fascinated|passionate|drawn); i have always (?:wanted|dreamed|loved);
        from (?:a|an) (?:very )?(?:young|early) age; ever since i was (?:a child|a kid|young|little|small);
        admire your (?:company|firm|work|values|products|commitment);
        innovative (?:products|approach|company|ideas|culture); leading company in; company culture;
        align(?:s)? (?:perfectly )?with (?:my|your) (?:values|goals|skills|interests|experience); bring to the table;
        an asset to; the (?:right|perfect|ideal|best) (?:person|candidate|choice) for;
        (?:excited|thrilled|delighted|eager) (?:by|at|about|for) the (?:[a-z]+ )?(?:opportunity|prospect|possibility|chance);
        (?:long|always|greatly|deeply) admired; core values; learn and grow;
        (?:personal|professional|personally|professionally) and (?:personal|professional|personally|professionally)(?: growth| development)?;
        a company (?:like|such as) yours;
        (?:be|become) (?:a )?part of (?:your|such|a) (?:[a-z-]+ )?(?:team|company|organi[sz]ation|family);
        tailor-made for; mutually beneficial; reputation for (?:excellence|innovation|quality)
      `),
      listOf(`
        your (?:esteemed|prestigious|renowned|reputable|well-known|respected|famous|great) (?:company|organi[sz]ation|institution|university|firm|school);
        makes? me (?:the|a|an) (?:[a-z]+ )?(?:candidate|fit|asset|choice|match); jump~ at the (?:chance|opportunity);
        resonate~ (?:deeply |strongly |perfectly )?with me; (?:fits?|match(?:es)?) the bill; the job of my dreams
      `),
    ],
    [
      'Name the post and your best reason for it in the first sentence.',
      listOf(`
        i am writing (?:this letter )?to (?:express|apply|inform|let you know|convey);
        i'm writing (?:this letter )?to (?:express|apply|inform|let you know|convey);
        i would (?:like|love) to (?:express|apply|take this opportunity);
        (?:with great interest|great interest in) (?:i |your |the );
        i was (?:thrilled|excited|delighted|pleased) to (?:see|read|learn|find|discover); caught my (?:eye|attention)
      `),
      listOf(`
        express my (?:strong |sincere |keen |deep )?interest; please accept this letter; to whom it may concern;
        i am (?:very |extremely )?(?:excited|thrilled|pleased|delighted|eager) to (?:apply|submit|express|be applying);
        pi(?:qued|ked) my interest
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
        (?:available|free) (?:for an interview )?at (?:your|any) (?:convenience|time);
        give me (?:the|a) (?:chance|opportunity) to; you will not regret;
        i would be (?:grateful|thankful|honou?red) (?:for|if|to);
        (?:welcome|appreciate|relish) the (?:opportunity|chance) to; look(?:ing)? forward to (?:discussing|speaking)
      `),
      listOf(`
        how my (?:skills|experience|background); my skills and (?:experience|qualifications|background);
        references (?:are )?available (?:up)?on request
      `),
    ],
  ],
}
