import { listOf } from '../list-of.ts'
import type { Worn } from './worn-type.ts'

/** Worn phrases of letters and mails. */
export const WRITING_LETTERS: Worn = {
  in: ['email'],
  phrases: [
    [
      'Leave the formula out, or say what should happen next, and by when.',
      listOf(`
        (?:please )?(?:do not|don't) hesitate to (?:contact|call|reach|ask|write|get);
        feel free to (?:contact|call|reach|ask|write|get); should you have any (?:further |other )?questions;
        hope this (?:email|e-mail|mail|letter|message) finds you; thank(?:s| you) in advance;
        (?:please find (?:attached|enclosed)|(?:attached|enclosed) please find); at your earliest convenience;
        (?:as )?per (?:my|our) (?:last|previous|earlier);
        just (?:checking in|following up|touching base|wanted to (?:check|follow up|touch base));
        for your kind (?:attention|consideration|perusal); kindly (?:do the needful|revert);
        it has come to (?:my|our) attention; we regret to inform you; sorry for any inconvenience;
        apologi[sz]e for any inconvenience; your (?:prompt|immediate) attention to this matter
      `),
    ],
  ],
}
