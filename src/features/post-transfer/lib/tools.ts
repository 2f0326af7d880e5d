import type { PostField } from '@contracts/blog.ts'

/** A post's row by column. */
export type Row = Readonly<Record<PostField, string | null>>

/** A stored picture. */
export interface Kept {
  readonly address: string
  readonly width: number
  readonly height: number
}

/** Functions of the post editor, provided by the page: an imported text is treated like a pasted one. */
export interface PostTools {
  /**
   * Cleans HTML like the editor does. Embedded pictures become `files`, with `/pasting/0` and so on as placeholders.
   */
  readonly clean: (
    html: string,
    isOwnPicture: (address: string) => boolean,
  ) => {
    readonly html: string
    readonly files: readonly Blob[]
    readonly lost: readonly { readonly place: string }[]
    readonly deadLinks: readonly string[]
  }
  /** What a post cannot contain, each with the words before it. */
  readonly losses: (html: string) => readonly { readonly what: string; readonly place: string }[]
  readonly readTime: (html: string) => string | undefined
  /** Converts fields to a row: trimmed, sanitised, empty ones as their defaults. */
  readonly rowOf: (fields: Readonly<Record<PostField, string>>) => Row
  /** The problems of a row by field. */
  readonly problemsOf: (row: Row) => Partial<Record<PostField, string>>
  readonly isOwnPicture: (address: string) => boolean
  /** Redraws a picture and stores it once under a name. @throws Error with a sentence */
  readonly keepPicture: (file: Blob, kind: 'picture' | 'cover', name: string) => Promise<Kept>
  /** Stores a picture of this site's export unchanged, once, under its name. @throws Error with a sentence */
  readonly keepAsItIs: (file: Blob, name: string) => Promise<string>
}
