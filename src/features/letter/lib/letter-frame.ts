import { LEAVE_PLACEHOLDER } from '@contracts/send-letter.ts'
import { escapeHtml } from '@/lib/escape-html'

/** The body of a letter, as HTML and as text. */
export interface LetterBody {
  readonly subject: string
  readonly html: string
  readonly text: string
}

/** A letter as it is sent, apart from each address's own unsubscribe link. */
export interface Letter {
  readonly subject: string
  readonly html: string
  readonly text: string
}

// Inline styles, because mail programs hardly support stylesheets.
export const SERIF = "font:18px/1.5 Georgia,'Times New Roman',serif;color:#1a1915"
export const SMALL = 'font:14px/1.4 Arial,Helvetica,sans-serif;color:#615d52'
export const LINK = 'color:#15523a'
export const RULE = '1px solid #d9d4c5'

interface Around {
  /** The owner's opening words; may be empty. */
  readonly intro: string
  readonly siteName: string
  /** Without a slash at the end. */
  readonly siteUrl: string
  /** Who is responsible by law; the site's name if empty. */
  readonly sender: string
}

/** Adds the opening words, the sender and the unsubscribe link to a letter's body. */
export function frameLetter(body: LetterBody, { intro, siteName, siteUrl, sender }: Around): Letter {
  const words = intro.trim()
  const why = `You get this letter because you confirmed your address at ${siteName}.`
  const text = [
    ...(words ? [words] : []),
    body.text,
    `--\n${why}\nLeave the list: ${LEAVE_PLACEHOLDER}\n${sender || siteName}, ${siteUrl}`,
  ].join('\n\n')
  const paragraphs = words
    .split(/\n{2,}/)
    .filter(Boolean)
    .map((part) => `<p style="${SERIF};margin:0 0 16px">${escapeHtml(part).replaceAll('\n', '<br>')}</p>`)
  const html = [
    `<!doctype html><html lang="en"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width"><title>${escapeHtml(body.subject)}</title></head>`,
    '<body style="margin:0;background:#f6f4ec"><div style="max-width:560px;margin:0 auto;padding:32px 20px;overflow-wrap:anywhere">',
    ...paragraphs,
    body.html,
    `<p style="${SMALL};margin:40px 0 0;padding-top:16px;border-top:${RULE}">${escapeHtml(why)} <a href="${LEAVE_PLACEHOLDER}" style="${LINK}">Leave the list</a><br>${escapeHtml(sender || siteName)}, <a href="${escapeHtml(siteUrl)}" style="${LINK}">${escapeHtml(siteUrl)}</a></p>`,
    '</div></body></html>',
  ].join('\n')
  return { subject: body.subject, html, text }
}
