import type { PostField } from '@contracts/blog.ts'

/** What is stored of a post, by column. */
export type Row = Readonly<Record<PostField, string | null>>

/** A picture that is kept. */
export interface Kept {
  readonly address: string
  readonly width: number
  readonly height: number
}

/** What the pages hand over from the editor of posts: a post that is read in goes the way of one that is pasted. */
export interface PostTools {
  /** HTML as it would come into the editor. Pictures inside it become `files`, for which `/pasting/0` and so on stand. */
  readonly clean: (
    html: string,
    isOwnPicture: (address: string) => boolean,
  ) => { readonly html: string; readonly files: readonly Blob[]; readonly lost: readonly { readonly place: string }[] }
  /** What a text holds that no post can, each with the words before it. */
  readonly losses: (html: string) => readonly { readonly what: string; readonly place: string }[]
  readonly readTime: (html: string) => string | undefined
  /** Fields as they are stored: trimmed, sanitised, empty ones as their defaults. */
  readonly rowOf: (fields: Readonly<Record<PostField, string>>) => Row
  /** What keeps a row from being stored, by field. */
  readonly problemsOf: (row: Row) => Partial<Record<PostField, string>>
  readonly isOwnPicture: (address: string) => boolean
  /** Draws a picture anew and keeps it under a name, once. @throws Error with a sentence */
  readonly keepPicture: (file: Blob, kind: 'picture' | 'cover', name: string) => Promise<Kept>
  /** Keeps a picture of an export of this site as it is, under its name, once. @throws Error with a sentence */
  readonly keepAsItIs: (file: Blob, name: string) => Promise<string>
}
