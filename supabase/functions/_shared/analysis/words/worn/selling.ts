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
        (?:focus|concentrate) on what (?:really |truly )?matters(?: most)?; everything you need to;
        at your fingertips; peace of mind; say goodbye to; say hello to; hello to; grow your business;
        boost(?:s|ing)? your (?:productivity|sales|confidence|business|energy|performance);
        save(?:s)? (?:you )?time and money; (?:make|makes|making) your life easier; designed with you in mind;
        effortless(?:ly)?; success stor(?:y|ies); with (?:ease and confidence|just one click|just a few clicks)
      `),
    ],
    [
      'Give the figure or the fact that made you say so.',
      listOf(`
        state-of-the-art; world-class; next-generation; ground-?breaking; unrivall?ed; one of a kind; market-leading;
        award-winning; premium (?:quality|experience); (?:highest|finest|best|unmatched) quality;
        the highest standards?; unbeatable (?:prices?|value|quality|deals?|offers?);
        (?:exceptional|outstanding|unmatched) (?:service|quality|results|value|experience);
        (?:proven|guaranteed|amazing|incredible|real|lasting) results;
        (?:trusted|loved|used) by (?:thousands|millions|hundreds);
        (?:thousands|millions|hundreds) of (?:happy|satisfied|loyal|delighted) (?:customers|clients|users|members);
        innovative (?:features?|products?|technology|platform|design|approach);
        (?:tailor-made|bespoke|customi[sz]ed|comprehensive|robust|all-in-one|end-to-end|scalable|smart|complete|turnkey) solutions?;
        (?:the|your) (?:perfect|ultimate|ideal|only) (?:solution|choice|gift|companion|tool|partner);
        (?:user-friendly|intuitive|sleek) (?:interface|design|platform|app); is user-friendly; robust;
        seamless(?:ly)?; comprehensive (?:range|guide|platform|suite|package);
        powerful (?:features?|tools?|platform|insights?|solution); easy to use; and everyone in between;
        the (?:best|number one|no\\. 1|leading) (?:choice|provider|platform|company|product|app) (?:for|of|in|on);
        unique (?:opportunity|experience|blend|offer|solution); luxurious(?:ly)?;
        amazing (?:offers?|deals?|product|value|features?); incredible (?:offers?|deals?|product|value|features?);
        high-quality; mission-critical; value-added; core competenc(?:y|ies); best practices?;
        join the (?:revolution|movement|club); the future of [a-z]+ is here
      `),
    ],
    [
      'Name the real date, the number that is left, or leave the pressure out.',
      listOf(`
        (?:for|only for|available for) a limited time(?: only)?; limited[- ]time (?:offer|deal|only|discount);
        limited (?:stock|availability|edition|places|spots); while (?:stocks?|supplies) lasts?;
        act (?:now|fast|today|quickly);
        hurry(?=,? (?:while|before (?:it|they|the|stocks?)|as |the (?:offer|sale)|only));
        (?:don't|do not) miss (?:out|this|your chance|it);
        (?:don't|do not) wait(?: (?:any longer|another (?:day|minute)))?; before (?:it is|it's) too late;
        what are you waiting for;
        (?:sign up|subscribe|register|join us|order|book|shop|buy|call) (?:today|now)(?=\\s*[.!]| and| to| for);
        order now and;
        an? opportunity (?:you|that you) (?:do not|don't|cannot|can't|won't|will not)(?: want to)? miss;
        (?:this is )?a once-in-a-lifetime (?:offer|opportunity|chance|deal)(?: you (?:don't|do not) want to miss)?;
        an offer you can(?:not|'t) refuse; no strings attached; satisfaction (?:is )?guaranteed;
        (?:100 ?% )?risk-free; too good to be true; exclusive (?:offer|deal|discount|access|opportunity);
        special (?:offer|deal|price|discount); last chance; selling (?:out )?fast; today only;
        biggest sale (?:ever|of the year); prices? (?:have )?never been (?:this )?(?:lower|low|better)
      `),
    ],
    [
      'Begin with the reader’s own trouble, in the words they would use.',
      listOf(`
        look no further; (?:are you )?tired of (?:struggling|the same|wasting|spending|feeling|dealing);
        are you (?:tired|sick) of;
        are you (?:looking for an?|ready to (?:take|boost|transform|start|change|discover));
        have you ever (?:wondered|wished|dreamed);
        do you (?:dream of|struggle with|want to (?:save|earn|lose|boost|grow|become|take your)); picture this;
        what if you could; what if (?:we|i) told you; we(?:'ve| have) got you covered;
        (?:designed|built|made|crafted|developed|created) by (?:industry |leading |true )?(?:experts|professionals|enthusiasts);
        (?:trusted|loved|used|chosen) by (?:thousands|millions|hundreds|professionals)(?: of [a-z]+)?;
        (?:recommended|approved|backed) by (?:experts|professionals|doctors|science);
        you deserve (?:the best|better|it); because you deserve it;
        tailored to (?:your|their) (?:unique |individual |specific )?needs; meets? (?:all )?your needs;
        your satisfaction is our; we (?:pride ourselves|take pride) (?:on|in);
        we are (?:committed|dedicated) to (?:providing|delivering|offering|helping);
        our (?:passionate|dedicated|experienced|friendly) team; our mission is to; we are on a mission;
        customer-centric; your (?:trusted|reliable) partner; a wide (?:range|variety|array|selection) of;
        whether you are a? ?[a-z]+ or; whether you're a? ?[a-z]+ or; busier than ever; from start to finish;
        every step of the way; big news; helping you (?:to )?achieve
      `),
    ],
  ],
}
