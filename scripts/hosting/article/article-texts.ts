import { EXCERPT_CHARS } from '../../../supabase/functions/_shared/contracts/blog.ts'
import { lookUp } from '../../../supabase/functions/_shared/contracts/look-up.ts'
import { type PictureTexts, pictureTexts } from '../../../src/lib/share-picture.ts'
import { shorten } from '../../../src/lib/shorten.ts'
import type { ArticleRow } from './find-article.ts'

const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', nbsp: ' ' }

/** As cards say it: the excerpt, or the first words of the text. */
export const descriptionOf = ({ excerpt, opening }: ArticleRow): string =>
  excerpt ||
  shorten(
    (opening ?? '')
      .replace(/&(\w+);/g, (entity, name: string) => lookUp(ENTITIES, name) ?? entity)
      .replace(/\s+/g, ' ')
      .trim(),
    EXCERPT_CHARS,
  )

/** What the picture of an article for shared links says; undefined if it cannot be drawn. */
export const pictureTextsOf = (row: ArticleRow): PictureTexts | undefined =>
  pictureTexts({ title: row.title, description: descriptionOf(row) })
