import { listOf } from '../list-of.ts'
import type { Worn } from './worn-type.ts'

/** Worn phrases of letters and mails. */
export const WRITING_LETTERS: Worn = {
  in: ['email'],
  phrases: [
    [
      'Leave the formula out, or say what should happen next, and by when.',
      listOf(`
        herewith; further to (?:my|our|your);
        if you (?:require|need) any (?:further|additional|more) (?:information|assistance|details|help);
        (?:greatly|much|highly|very much) appreciated; any inconvenience;
        reach~ out to (?:you|me|us|see|ask|share|discuss|introduce|schedule); on my radar;
        strive to (?:provide|deliver|offer|give|ensure); (?:sincerely|deeply) (?:apologi[sz]e|regret|sorry);
        more than happy to; lessons (?:will be|have been) learn(?:ed|t); the matter in hand
      `),
      listOf(`
        (?:please )?(?:do not|don't) hesitate to (?:contact|call|reach|ask|write|get);
        feel free to (?:contact|call|reach|ask|write|get); should you have any (?:further |other )?questions;
        thank(?:s| you) in advance; (?:please find (?:attached|enclosed)|(?:attached|enclosed) please find);
        at your earliest convenience; (?:as )?per (?:my|our) (?:last|previous|earlier);
        just (?:checking in|following up|touching base|wanted to (?:follow up|touch base));
        for your kind (?:attention|consideration|perusal); kindly (?:do the needful|revert);
        it has come to (?:my|our) attention; we regret to inform you; sorry for any inconvenience;
        apologi[sz]e for any inconvenience; your (?:prompt|immediate) attention to this matter;
        i hope (?:that )?you(?:'re| are) (?:doing|keeping) (?:well|great|fine);
        (?:hope|trust) (?:that )?(?:this|my) (?:email |e-mail |mail |letter |message |note )?(?:finds|reaches) you;
        please be (?:advised|informed|assured) that;
        i(?:'m| am) writing (?:this (?:letter|email|e-mail) )?(?:to you )?(?:to inform|to express my|in (?:reference|regards?|relation) to|with (?:regard|regards|reference) to);
        take this opportunity to; (?:bring|draw) (?:this )?(?:matter )?to your (?:attention|notice);
        as per (?:your|our|the); per (?:your request|our (?:conversation|discussion|call|meeting));
        questions,? (?:comments,? )?or concerns;
        (?:thank you|thanks) for your (?:patience|understanding|cooperation|prompt|kind); the inconvenience caused;
        forward to (?:your|a) (?:prompt|early|quick|positive|favou?rable|swift) (?:reply|response);
        await(?:ing)? your (?:reply|response); (?:wanted|want|writing) to (?:reach out|touch base|circle back);
        (?:gentle|friendly) reminder; we (?:value|appreciate) your (?:business|feedback|custom|continued);
        valued (?:customer|client)s?;
        your (?:call|feedback|business|opinion|satisfaction|privacy|security) is (?:very )?important to us;
        committed to (?:excellence|providing|delivering|ensuring); can(?:'t|not| not) thank you enough;
        means? the world to (?:me|us);
        (?:my|our) (?:sincere|deepest|heartfelt|sincerest) (?:apologies|thanks|gratitude);
        long time,? no (?:see|hear|speak); thanking you in (?:advance|anticipation); meets? with your approval;
        at this juncture; assur(?:e|ing) you of our; our best attention; i remain,? yours;
        look forward to (?:being|working|doing business) (?:of service|with you); please (?:rest|be) assured;
        kindly (?:note|advise); (?:sorry|apologi[sz]e|apologies) for (?:the|any) (?:inconvenience|delay and);
        with the greatest respect; bear with (?:us|me) (?:while|as|until)
      `),
    ],
  ],
}
