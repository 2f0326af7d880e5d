import { listOf } from '../list-of.ts'
import type { Worn } from './worn-type.ts'

/** Worn in advertisements. Elsewhere some are fine: "state-of-the-art" in a survey, "peace of mind" in a diary. */
export const SELLING: Worn = {
  in: ['selling'],
  phrases: [
    [
      'Say what the reader can do afterwards that they cannot do now.',
      listOf(`
        transform(?:s|ing)? (?:your|the way you|how you) (?:life|business|live|work|home|sleep|skin|mornings?);
        everything you need to; peace of mind; hello to; save(?:s)? (?:you )?time and money;
        (?:make|makes|making) your life easier; designed with you in mind; effortless(?:ly)?; success stor(?:y|ies);
        with (?:ease and confidence|just one click|just a few clicks); treat yourself to; much,? much more;
        stand~ out from the (?:rest|competition); it(?:'s| is) that (?:simple|easy); we make it (?:easy|simple);
        results in (?:just )?(?:days|weeks|minutes); (?:feel|taste|see) the difference; home away from home;
        get more done in less time; work smarter; you(?:'ve| have) (?:all )?been waiting for; future-proof; wow your;
        elevate~ your; (?:focus|concentrate) on what (?:really |truly )?matters(?: most)?; sit back and relax;
        break(?:ing)? the bank; discover the (?:magic|secret|difference|joy|power|beauty|art) (?:of|behind);
        experience the (?:magic|difference|joy|luxury|freedom|power|future|best); something for everyone;
        take the (?:stress|hassle|guesswork|pain) out of; an? real (?:treat|bargain|steal|must);
        whatever your (?:budget|needs|taste|style); streamline~ (?:your|the) [a-z]+
      `),
      listOf(`
        grow your business; boost(?:s|ing)? your (?:productivity|sales|confidence|business|energy|performance);
        pamper yourself; (?:the )?comfort of your (?:own )?home; and so much more;
        look(?:ing)? and feel(?:ing)? your best;
        your (?:journey|adventure|story|transformation|future|new life) (?:to [a-z]+ )?(?:starts|begins) (?:here|now|today);
        start your (?:[a-z]+ )?journey; you(?:'ll| will) wonder how; escape the (?:ordinary|everyday|hustle);
        tickle~ _ taste ?buds; (?:tantali[sz]|tickl|tempt)(?:e|es|ing) _ (?:taste ?buds|palate);
        spoil(?:t|ed)? for choice; get away from it all;
        (?:well-|much-)(?:deserved|earned|needed) (?:break|rest|treat|holiday); what more could you (?:ask|want);
        what's not to (?:love|like); limited only by your; your search (?:is over|ends here);
        sure to (?:please|impress|delight)
      `),
    ],
    [
      'Give the figure or the fact that made you say so.',
      listOf(`
        state-of-the-art; world-class; next-generation; ground-?breaking; unrivall?ed; one of a kind; market-leading;
        award-winning; premium (?:quality|experience); (?:highest|finest|best|unmatched) quality;
        the highest standards?; (?:exceptional|outstanding|unmatched) (?:service|quality|results|value|experience);
        (?:proven|guaranteed|amazing|incredible|real|lasting) results;
        innovative (?:features?|products?|technology|platform|design|approach);
        (?:tailor-made|bespoke|customi[sz]ed|comprehensive|robust|all-in-one|end-to-end|scalable|smart|complete|turnkey) solutions?;
        (?:the|your) (?:perfect|ultimate|ideal|only) (?:solution|choice|gift|companion|tool|partner);
        (?:user-friendly|intuitive|sleek) (?:interface|design|platform|app); is user-friendly; robust; seamless(?:ly)?;
        comprehensive (?:range|guide|platform|suite|package); powerful (?:features?|tools?|platform|insights?|solution);
        easy to use; and everyone in between;
        the (?:best|number one|no\\. 1|leading) (?:choice|provider|platform|company|product|app) (?:for|of|in|on);
        unique (?:opportunity|experience|blend|offer|solution); luxurious(?:ly)?;
        amazing (?:offers?|deals?|product|value|features?); incredible (?:offers?|deals?|product|value|features?);
        high-quality; mission-critical; value-added; core competenc(?:y|ies); best practices?;
        join the (?:revolution|movement|club); the future of [a-z]+ is here; top-(?:quality|tier|rated); life-changing;
        works? (?:like magic|wonders); (?:lightning|blazing(?:ly)?)[- ]fast;
        (?:affordable|competitive|unbeatable) (?:prices|pricing|rates); value for (?:your )?money; better than ever;
        (?:crafted|made|baked|brewed|created|designed|prepared) with (?:love|care|passion);
        (?:carefully|expertly|lovingly|meticulously|thoughtfully) (?:crafted|curated|selected|designed|made|prepared);
        boasts (?:a|an|stunning|breathtaking); (?:stunning|breathtaking|spectacular) views?; mouth[- ]?watering;
        customer satisfaction; (?:the )?world's (?:best|leading|finest); you(?:'ll| will) ever need; nothing short of;
        rolling (?:green )?hills;
        (?:truly |absolutely )(?:stunning|unique|magical|exceptional|unbeatable|unforgettable);
        (?:bright|light) and airy; people (?:just )?like you; bigger and better(?: than ever)?; to the last detail;
        join (?:the )?(?:thousands|millions|hundreds) (?:of|who);
        in the (?:very )?heart of the (?:city|countryside|village|town|action);
        (?:old-world|oozes|oozing|full of) (?:charm|character); for every (?:budget|taste|pocket); all under one roof;
        ticks? all the (?:right )?boxes; (?:modern|contemporary|fresh|unique) (?:twist|take|spin) on;
        the height of (?:luxury|elegance|fashion|sophistication)
      `),
      listOf(`
        unbeatable (?:prices?|value|quality|deals?|offers?);
        (?:thousands|millions|hundreds) of (?:happy|satisfied|loyal|delighted) (?:customers|clients|users|members);
        quality you can (?:trust|count on|rely on|taste|feel); hidden gems?; best[- ]kept secret;
        at an (?:affordable|unbeatable) price; one-of-a-kind; (?:the )?perfect blend of;
        perfect for (?:any|every|all) (?:occasions?|needs|lifestyles?|ages|season); attention to detail in every;
        an oasis of (?:calm|peace|tranquill?ity); an? (?:total|absolute) (?:bargain|steal|must);
        tucked away (?:in|on|behind) (?:a|the) (?:quiet|leafy|sleepy|cobbled); (?:a )?feast for the (?:eyes|senses);
        melts? in your mouth; burst~ with flavou?rs?; packed with (?:flavou?r|features|goodness);
        real people,? real results; deceptively spacious; (?:perfect|ideal) marriage of;
        finished to (?:a|the) high(?:est)? (?:standard|specification); steeped in (?:history|tradition);
        a land of contrasts; where (?:the )?(?:past|old|tradition|east) meets; step back in time; must be seen to be;
        seen to be believed; no expense (?:has been |was )?spared;
        to suit (?:every|all|any) (?:budgets?|tastes?|pockets?|needs); bar none; the ultimate in; time-honou?red;
        fit for a king; affordable luxury; easy on the eye; a touch of (?:class|luxury|elegance|magic);
        understated elegance; effortlessly (?:chic|stylish|elegant); timeless (?:elegance|style|beauty|design|charm);
        picture[- ]postcard; sun-drenched; melt[- ]in[- ]the[- ]mouth; azure (?:waters?|seas?);
        warm and (?:welcoming|friendly|inviting) (?:atmosphere|welcome|staff); (?:a|your|the) home from home;
        a hop,? (?:a )?skip
      `),
    ],
    [
      'Name the real date, the number that is left, or leave the pressure out.',
      listOf(`
        (?:for|only for|available for) a limited time(?: only)?; limited (?:stock|availability|edition|places|spots);
        while (?:stocks?|supplies) lasts?;
        hurry(?=,? (?:while|before (?:it|they|the|stocks?)|as |the (?:offer|sale)|only));
        (?:don't|do not) miss (?:out|this|your chance|it);
        (?:don't|do not) wait(?: (?:any longer|another (?:day|minute)))?; before (?:it is|it's) too late;
        (?:sign up|subscribe|register|join us|order|book|shop|buy|call) (?:today|now)(?=\\s*[.!]| and| to| for);
        an? opportunity (?:you|that you) (?:do not|don't|cannot|can't|won't|will not)(?: want to)? miss;
        (?:this is )?a once-in-a-lifetime (?:offer|opportunity|chance|deal)(?: you (?:don't|do not) want to miss)?;
        no strings attached; (?:100 ?% )?risk-free; too good to be true;
        exclusive (?:offer|deal|discount|access|opportunity); special (?:offer|deal|price|discount); last chance;
        selling (?:out )?fast; today only; biggest sale (?:ever|of the year);
        prices? (?:have )?never been (?:this )?(?:lower|low|better);
        (?:spots|spaces|places|seats|tickets) are (?:limited|filling (?:up )?fast|going fast|selling fast);
        (?:won't|will not) last (?:long|forever); once (?:it's|they're) gone;
        before (?:it's|they're|it is|they are) (?:all )?gone; why wait; the time (?:to act )?is now; unmissable;
        nothing to lose; money can buy; now or never; (?:don't|do not) delay;
        (?:get|grab|claim|secure|reserve) (?:yours|your spot|your place|your seat) (?:now|today|before);
        (?:won't|will not) regret it; fly~ off the shelves; going,? going,? gone
      `),
      listOf(`
        limited[- ]time (?:offer|deal|only|discount); act now(?= and|[!.]); what are you waiting for;
        an offer you can(?:not|'t) refuse; satisfaction (?:is )?guaranteed; offer (?:won't|will not) last;
        (?:don't|do not) let this (?:opportunity|chance|offer|deal); never been a better time;
        snap(?:ped)? (?:it |them |one )?up (?:now|today|before|while|fast|quickly)
      `),
    ],
    [
      'Begin with the reader’s own trouble, in the words they would use.',
      listOf(`
        are you (?:looking for an?|ready to (?:take|boost|transform|start|change|discover));
        have you ever (?:wondered|wished|dreamed);
        do you (?:dream of|struggle with|want to (?:save|earn|lose|boost|grow|become|take your)); picture this;
        what if you could; what if (?:we|i) told you;
        (?:designed|built|made|crafted|developed|created) by (?:industry |leading |true )?(?:experts|professionals|enthusiasts);
        (?:recommended|approved|backed) by (?:experts|professionals|doctors|science);
        you deserve (?:the best|better|it); meets? (?:all )?your needs; your satisfaction is our;
        we are (?:committed|dedicated) to (?:providing|delivering|offering|helping);
        our (?:passionate|dedicated|experienced|friendly) team; our mission is to; we are on a mission;
        a wide (?:range|variety|array|selection) of; whether you are a? ?[a-z]+ or; whether you're a? ?[a-z]+ or;
        busier than ever; from start to finish; big news; helping you (?:to )?achieve; sets? (?:us|it|them) apart;
        what makes us different; (?:count|rely|depend) on us; sound familiar; let's face it;
        that's where (?:we|[a-z]+) comes? in; (?:years|decades) of (?:combined )?experience; passionate about;
        dream team; one-size-fits-all; you(?:'re| are) in good hands; (?:say|wave) (?:farewell|goodbye|hello) to;
        no[- ]obligation; every step of the way; our (?:top|number one|first|highest) priority;
        we (?:pride ourselves|take pride) (?:on|in); take our word for it; trusted partner; all your [a-z]+ needs;
        (?:we've|we have) all been there; because every [a-z]+ (?:matters|deserves|counts);
        we(?:'ll| will)? (?:take care of|do) the rest; part of something (?:bigger|special|great);
        come to the right place; forget everything you
      `),
      listOf(`
        look no further; are you tired of (?:struggling|the same|wasting|dealing); are you (?:tired|sick) of;
        we(?:'ve| have) got you covered;
        (?:trusted|loved|chosen) by (?:thousands|millions|hundreds|professionals)(?: of [a-z]+)?;
        tailored to (?:your|their) (?:unique |individual |specific )?needs; customer-centric;
        your (?:trusted|reliable) partner; exceed~ (?:your|our customers'|customer) expectations;
        the customer is (?:king|always right); (?:a|your) (?:name|brand|partner|team) you can trust; gone are the days;
        the struggle is real;
        (?:friendly|professional|knowledgeable|experienced|dedicated),? (?:and )?(?:friendly|knowledgeable|professional|experienced|dedicated) (?:staff|team|service);
        leave the rest to us; you(?:'ll| will) be (?:amazed|blown away|hooked|glad you did);
        (?:you'll|you will) fall in love with; the best (?:in the business|money can buy); best in the business;
        (?:friendly|warm) welcome awaits; the customer always comes; cater~ (?:to|for) MY every (?:need|whim);
        nothing is too much trouble; service with a smile; the ultimate guide; MY every (?:need|whim)
      `),
    ],
  ],
}
