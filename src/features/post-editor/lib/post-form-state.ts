import type { Loss } from './losses'
import type { PostFields, PostRow, StoredPost } from './post'
import type { Problems } from './validate'

/** The base of a form. */
export interface FormOrigin {
  readonly isNew: boolean
  readonly postId: string
  readonly formId: string
  /** The stored version; undefined for a new post. */
  readonly version: number | undefined
  /** The stored fields, or empty ones. A form with exactly these has no unsaved changes. */
  readonly fields: PostFields
}

/** All fields but the content, which stays in its editor. */
export type Texts = Omit<PostFields, 'content'>

/** What prevents a save or a plan and needs a decision. `publishAt`: the time of a plan. */
export type Obstacle = { readonly publishAt?: string | undefined } & (
  | { readonly kind: 'conflict'; readonly theirs: StoredPost; readonly mine: PostRow }
  | { readonly kind: 'deleted' }
  /** Not all of the text can be stored. */
  | { readonly kind: 'losses'; readonly losses: readonly Loss[]; readonly version: number | undefined }
)

/** The state of a post's form, without its content. */
export interface FormState {
  /** What the form is compared with. */
  readonly origin: FormOrigin
  readonly texts: Texts
  /** The content editor's initial content; a new revision resets it. */
  readonly start: { readonly content: string; readonly revision: number }
  readonly problems: Problems
  /** Number of refused saves; each moves the focus to the first invalid field. */
  readonly refusals: number
  /** A slug that is an earlier address of another post and can be taken over. */
  readonly slugToTake: string | undefined
  readonly isSaving: boolean
  readonly obstacle: Obstacle | undefined
}

/** The actions of a form. */
export type FormAction =
  | { readonly type: 'typed'; readonly texts: Partial<Texts> }
  /** Other fields were put into the form; compares them with `origin`. */
  | { readonly type: 'replaced'; readonly fields: PostFields; readonly origin: FormOrigin }
  /** The form is compared with another stored post. */
  | { readonly type: 'rebased'; readonly origin: Partial<FormOrigin> }
  | { readonly type: 'problem'; readonly name: keyof PostFields; readonly problem: string | undefined }
  | { readonly type: 'accepted' }
  | { readonly type: 'refused'; readonly problems: Problems }
  | { readonly type: 'slug-to-take'; readonly slug: string | undefined }
  | { readonly type: 'saving'; readonly isSaving: boolean }
  | { readonly type: 'stopped'; readonly obstacle: Obstacle }
  | { readonly type: 'dismissed' }

function textsOf(fields: PostFields): Texts {
  const { content: _, ...texts } = fields
  return texts
}

/** The state of a form that shows `fields`. */
export function initialState({
  origin,
  fields,
  slugProblem,
}: {
  origin: FormOrigin
  fields: PostFields
  slugProblem: { readonly text: string; readonly canTake: boolean } | undefined
}): FormState {
  return {
    origin,
    texts: textsOf(fields),
    start: { content: fields.content, revision: 0 },
    problems: slugProblem ? { slug: slugProblem.text } : {},
    refusals: 0,
    slugToTake: slugProblem?.canTake ? fields.slug : undefined,
    isSaving: false,
    obstacle: undefined,
  }
}

/** The next state of a form. */
export function reduceForm(state: FormState, action: FormAction): FormState {
  switch (action.type) {
    case 'typed':
      return { ...state, texts: { ...state.texts, ...action.texts } }
    case 'replaced': {
      const start = { content: action.fields.content, revision: state.start.revision + 1 }
      return { ...state, origin: action.origin, texts: textsOf(action.fields), start }
    }
    case 'rebased':
      return { ...state, origin: { ...state.origin, ...action.origin } }
    case 'problem':
      if (state.problems[action.name] === action.problem) return state
      return { ...state, problems: { ...state.problems, [action.name]: action.problem } }
    case 'accepted':
      return { ...state, problems: {} }
    case 'refused':
      return { ...state, problems: action.problems, refusals: state.refusals + 1 }
    case 'slug-to-take':
      return { ...state, slugToTake: action.slug }
    case 'saving':
      return { ...state, isSaving: action.isSaving }
    case 'stopped':
      return { ...state, obstacle: action.obstacle }
    case 'dismissed':
      return { ...state, obstacle: undefined }
  }
}
