import { listOf } from '../list-of.ts'
import type { Worn } from './worn-type.ts'

/** Worn phrases of essays. */
export const ARGUING: Worn = {
  in: ['essay'],
  phrases: [
    [
      'Begin with the claim itself, or with the one case that made you think of it.',
      listOf(`
        since the (?:beginning|dawn) of (?:time|mankind|humanity|history|civili[sz]ation);
        throughout (?:human |all of |the course of )?history; for as long as anyone can remember;
        in today's (?:modern )?society; in (?:our |this )?modern (?:society|world|times?);
        in recent years,? there has been;
        nowadays,? (?:more and more )?(?:people|many people|most people|everyone|everybody); more and more people;
        it is (?:a )?(?:well-known|common|undeniable|known) (?:fact )?(?:that|knowledge that);
        there is no (?:denying|doubt) that; as (?:we all|everyone|everybody|you all) knows?; everyone knows that;
        according to the (?:oxford |cambridge )?dictionary;
        (?:a|the) (?:very |highly )?(?:controversial|hotly debated|widely discussed|hot) (?:topic|issue|subject);
        a topic of (?:great|much|heated) (?:debate|discussion);
        has become (?:more and more|increasingly) (?:important|popular|common); play(?:s|ing)? god;
        (?:have|has) been around for (?:centuries|ages|thousands of years); i (?:will|am going to) (?:talk|write) about;
        since (?:ancient|prehistoric) times; (?:human beings|humans|mankind|people) have always;
        throughout the (?:ages|centuries); in the (?:modern|digital) (?:age|era|world);
        (?:there is|there's) no (?:question|denying) that; no denying;
        (?:heated|hotly contested|much-debated) (?:debates?|topics?|issues?);
        one of the most (?:important|pressing|controversial|debated|talked[- ]about) (?:topics|issues|questions|problems|challenges|inventions);
        an? (?:integral|essential|indispensable|inseparable) part of (?:our|everyday|daily|modern)
      `),
      listOf(`
        (?:webster's|the oxford|the|merriam-webster's?) dictionary defines;
        in this essay,? i (?:will|am going to|shall|would like to);
        since the (?:very )?beginning of (?:time|mankind|humanity|history|civili[sz]ation);
        in the (?:21st|twenty-first) century,;
        it is (?:universally|widely|generally) (?:acknowledged|accepted|known|believed) that; it is often said;
        hot-button (?:issue|topic);
        (?:sparked|fuelled|fueled|ignited|generated|sparks) (?:a )?(?:heated|fierce|lively|much|intense) (?:debate|discussion|controversy);
        have you ever (?:wondered|stopped to|imagined);
        (?:the purpose of )?this (?:essay|paper) (?:will|aims to|attempts to|seeks to|is to);
        (?:from|since) time immemorial; in the world we live in; in our (?:fast-paced|ever-changing|modern-day);
        (?:is|has become) a hot topic; (?:has|have) been (?:hotly|widely|long) debated; a question as old as;
        as old as (?:time|humanity|history|civili[sz]ation) itself
      `),
    ],
    [
      'Say which side you take, and the strongest reason on the other one.',
      listOf(`
        there are (?:always )?two sides to (?:every|each|the|this) [a-z]+; every(?:thing)?(?: coin)? has two sides;
        (?:has|have) (?:its|their|both|many) (?:own )?(?:pros and cons|advantages and disadvantages|ups and downs);
        a double-edged sword; (?:it )?(?:all )?depends on the person;
        everyone (?:is entitled|has (?:a|the) right) to (?:their|his|his or her) (?:own )?opinion;
        everyone has (?:their|his|his or her) own opinion; all things considered; agree to disagree;
        something to think about; a (?:fine|thin) line between; i personally (?:think|believe|feel); pros and cons;
        both sides of the (?:coin|story); beg~ the question; raise~ more questions than;
        (?:i )?(?:firmly|strongly|truly|wholeheartedly) (?:believe|agree|disagree); a happy medium;
        strike~ a (?:healthy |delicate |fine |perfect )?balance; it (?:all )?boils down to
      `),
      listOf(`
        in my humble opinion; to each (?:his|their) own; the (?:choice|future) is (?:ours|yours|in our hands);
        (?:it is|it's) up to (?:each|all) of us to; age-old (?:question|debate|problem); million[- ]dollar question
      `),
    ],
    [
      'Cut it: the sentence stands without it.',
      listOf(`
        it must be (?:noted|said|remembered) that;
        it is (?:essential|crucial|vital) to (?:note|mention|remember|point out|understand) that;
        to sum (?:it |everything |things )?up,?; in a word,; the truth of the matter is; (?:with )?that being said;
        having said that; all in all,; as i (?:have )?(?:said|mentioned|stated) (?:before|above|earlier); by and large,;
        as stated above; it is safe to say; at its (?:very )?core; for the simple reason that;
        taking (?:everything|all (?:of )?this) into (?:account|consideration); to make matters worse
      `),
      listOf(`
        to make a long story short;
        it (?:is|should be|must be) (?:worth )?(?:noting|noted|mentioning|emphasi[sz]ed|stressed) that;
        in the final analysis; in light of the above
      `),
    ],
    [
      'Say what it does, to whom, and how much.',
      listOf(`
        play(?:s)? a (?:important|essential) (?:role|part); more important (?:now )?than ever(?: before)?;
        (?:has|have|had|having|make|makes|made) an? (?:huge|big|profound|great|massive|enormous) (?:impact|influence);
        the (?:importance|value) of [a-z]+ (?:cannot|can't|can never) be (?:overstated|underestimated|denied);
        change(?:s|d)? the world; mak(?:e|es|ing) the world a better place; (?:the )?(?:leaders|future) of tomorrow;
        the future of our (?:children|planet|country|society); a growing (?:concern|problem);
        rais(?:e|es|ing) awareness; society as a whole; the fabric of (?:our )?society;
        a wide range of (?:factors|reasons|issues|topics|things);
        a (?:big|huge|major|serious) problem in (?:our|the|today's) (?:society|world);
        in (?:every|all) (?:aspects?|areas?|walks) of (?:our )?li(?:fe|ves); open(?:s)? MY eyes;
        opens? (?:up )?(?:many|new|a lot of) doors; the key to (?:success|happiness); a (?:vicious|never-ending) circle;
        a driving force; people of all ages; generations to come;
        in an (?:increasingly|ever[- ]more) (?:complex|connected|globali[sz]ed|digital|competitive|interconnected);
        the (?:bigger|big) picture; (?:leave~ )?a? ?(?:lasting|indelible) (?:impression|mark|legacy);
        ends justify the means; together,? we can; think twice before;
        take~ (?:the reader|readers|us|you|the audience|viewers) on a; larger[- ]than[- ]life; must-(?:read|see|watch);
        a (?:powerful|poignant|stark|sobering|timely) reminder; far-reaching (?:consequences|effects|implications);
        come~ a long way; (?:at|with) (?:the|a) (?:click|touch|push|tap) of a (?:button|mouse|finger|screen);
        at (?:our|your|their) fingertips; paint~ a (?:vivid|clear|grim|bleak|rosy) picture of;
        one size (?:does not|doesn't) fit all
      `),
      listOf(`
        play(?:s|ed|ing)? an? (?:very )?(?:vital|crucial|important|key|significant|major|essential|pivotal|huge) (?:role|part);
        cannot be (?:overstated|underestimated); (?:our )?(?:children|youth|young people) are (?:our|the) future;
        part and parcel of; broaden(?:s|ing)? (?:our|your|my|their|one's) horizons?;
        the (?:backbone|cornerstone|bedrock|building blocks?) of (?:our|modern|society);
        (?:world|society|life) as we know it; (?:young and old|old and young|rich and poor) alike; global village;
        speak~ volumes; bring~ _ (?:characters?|story) to life; come~ to life on the page; (?:jump~|leap~) off the page;
        a page-turner; a (?:timeless|modern) (?:classic|masterpiece|tale); thought[- ]provoking; ripple effect;
        plays? (?:a (?:crucial|vital|pivotal)|no small) (?:role|part); the very fabric of (?:our|society|life);
        leave~ much to be desired; a domino effect; a vicious cycle
      `),
    ],
  ],
}
