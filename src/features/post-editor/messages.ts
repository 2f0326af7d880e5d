import { POST_FIELD_NAMES, POST_FIELDS } from '@contracts/blog.ts'
import { lookUp } from '@contracts/look-up.ts'
import { SESSION_ENDED } from '@/lib/as-admin'

/** Messages about managing posts, as the product's specification words them. */
export const MESSAGES = {
  created: 'Blog post created successfully',
  updated: 'Blog post updated successfully',
  deleted: 'Post deleted successfully',
  required: 'Please fill in all required fields',
  wrong: 'Please look at the marked fields',
  idRequired: 'Post ID is required for update',
  alreadyDeleted: 'This post had already been deleted',
  tookTheirs: 'The other version is in the form now',
  typedSince: 'What you typed meanwhile is still here, and not saved yet.',
  notKept: 'This browser cannot keep a copy of your text, so it stays in the form',
  draftApart: 'Saved as a draft of its own',
  draftApartWhy: 'The draft that you opened was changed or deleted meanwhile. It was left alone.',
  draftSaved: 'Draft saved',
  draftDeleted: 'Draft deleted',
  putBack: 'The post is back on the blog',
  slugTakenSince: 'Another post has this address now',
  slugTakenSinceWhy: 'Choose another slug, then create the post.',
  slugFreed: 'The address is free for this post',
  notKeptDeleted: 'This post is not kept any more. Deleted posts can be put back for 30 days.',
  chosen: 'The chosen parts are in the form now',
  chosenWhy: 'Nothing is saved yet.',
  draftElsewhere: 'These changes are open in another tab, or saved already',
  planLifted: 'Not planned any more',
  planLiftedWhy: 'It is a draft until you publish it.',
  published: 'The post is on the blog',
  publishedWhy: 'It was published at its time, as it was saved.',
  publishedMeanwhile: 'The post was published meanwhile',
  publishedMeanwhileWhy: 'What you wrote since is saved as a draft of changes to it.',
  takenBack: 'The post is a draft now',
  takenBackWhy: 'It is off the blog. Its address stays reserved for it.',
  notTakenBack: 'The post was not taken back',
  changedSince: 'Somebody has saved or deleted it meanwhile. Open it again to see how it is now.',
  linkCopied: 'Preview link copied',
  linkNotCopied: 'This browser did not copy the link. It stands beside the button.',
  linkRevoked: 'The link does not work any more',
  dated: 'The date is set',
  notDated: 'The date was not set',
} as const

/** The message after a draft was planned. */
export const planned = (words: string): string => `Planned for ${words}`

/** The message of a plan that could not be made, changed or lifted. */
export const failedPlan = (reason: string): string => `Failed to plan the post: ${reason}`

/** The message of a post that could not be taken back. */
export const failedTakeBack = (reason: string): string => `Failed to take the post back: ${reason}`

/** The message of a preview link that could not be made or revoked. */
export const failedLink = (verb: 'make' | 'revoke', reason: string): string => `Failed to ${verb} the link: ${reason}`

/** The message of a date that could not be set. */
export const failedDate = (reason: string): string => `Failed to set the date: ${reason}`

const PUBLISH_PROBLEMS: Record<string, string> = {
  blog_posts_slug_key: 'another post has its slug.',
  blog_posts_pkey: 'the post had been published by hand.',
  post_changed: 'somebody had saved the post since these changes were begun.',
  post_gone: 'the post had been deleted or taken back.',
}

/** Why the database could not publish a draft at its time, as the end of a sentence. */
export function whyUnpublished(problem: string): string {
  const field = POST_FIELD_NAMES.find((name) => problem === name || problem === `blog_posts_${name}_check`)
  if (field) return `its ${POST_FIELDS[field].label.toLowerCase()} is missing, too long, or not as it should be.`
  return lookUp(PUBLISH_PROBLEMS, problem) ?? `the database refused it (${problem}).`
}

/** The addition to the specification's question before a delete. */
export const deletedIsKept = (count: number): string =>
  count === 1
    ? 'It is taken off the blog at once. “Deleted posts” keeps it for 30 days, so that it can be put back.'
    : 'They are taken off the blog at once. “Deleted posts” keeps them for 30 days, so that they can be put back.'

/** The message after posts were deleted. */
export const deletedCount = (count: number): string => (count === 1 ? MESSAGES.deleted : `${count} posts deleted`)

/** The message after posts were restored. */
export const putBackCount = (count: number): string =>
  count === 1 ? MESSAGES.putBack : `${count} posts are back on the blog`

/** The message after posts were moved to a category. */
export const categoryChanged = (count: number, category: string): string =>
  count === 0 ? MESSAGES.alreadyDeleted : `${count === 1 ? '1 post is' : `${count} posts are`} in ${category} now`

/** What to do about restored posts whose slugs are taken now. */
export const slugTakenWhy = (count: number): string =>
  count === 1
    ? MESSAGES.slugTakenSinceWhy
    : `${MESSAGES.slugTakenSinceWhy} ${count - 1} more ${count === 2 ? 'waits' : 'wait'} under “Deleted posts”.`

/** As many links as a message has room for. */
const MOST_LINKS = 3

/** Title and text of the message about links in a post that lead to no page of this site. */
export const deadLinks = (dead: readonly { readonly path: string; readonly words: string }[]): [string, string] => [
  dead.length === 1 ? 'One link leads nowhere' : `${dead.length} links lead nowhere`,
  `${dead
    .slice(0, MOST_LINKS)
    .map(({ path, words }) => (words ? `“${words}” to ${path}` : path))
    .join(
      ', ',
    )}${dead.length > MOST_LINKS ? ` and ${dead.length - MOST_LINKS} more` : ''}. The post is saved all the same.`,
]

/** Kinds of changes, as the messages name them. */
export type Verb = 'create' | 'update' | 'delete'

/** The message of a failure with a reason. */
export function failed(verb: Verb, reason: string): string {
  return `Failed to ${verb} post: ${reason}`
}

/** The message of a draft that could not be saved. */
export const failedDraft = (reason: string): string => `Failed to save the draft: ${reason}`

/** Messages at fields. */
export const FIELD_MESSAGES = {
  titleMissing: 'Give the post a title.',
  slugMissing: 'Type a slug, or press Generate from Title.',
  slugNeedsTitle: 'Type a title first, or a slug by hand.',
  slugByHand: 'No slug can be made of this title. Please type one by hand, such as “writing-prompts”.',
  slugMalformed: 'Lower-case letters, digits, hyphens and underscores only, with at least one letter or digit.',
  slugTaken: 'Another post has this slug. Please choose a different one.',
  slugIs: (title: string) => `It is “${title}”.`,
  slugKept: (title: string) => `This slug is reserved: “${title}” was taken back and keeps its address.`,
  planInPast: 'Choose a time that is still to come.',
  momentMissing: 'Choose a day and a time.',
  dateAhead: 'Choose a time that has passed. What is still to come is planned as a draft.',
  slugReserved: (title: string, isDeleted: boolean) =>
    isDeleted
      ? `This slug is reserved: it was an older address of “${title}”, which can still be put back.`
      : `This slug is reserved: it is an older address of “${title}” and leads there.`,
  contentMissing: 'Write something first.',
  search: {
    failed: 'The search did not load. An address can be typed below.',
    outdated:
      'The site has changed since this page was opened. The search works again after a reload. An address can be typed below.',
  },
  addressMissing: 'Choose something above, or type an address.',
  addressDead: (button: string) => `This site has no such page. Press “${button}” again to link to it all the same.`,
} as const

/** The message at a field that is too long. */
export function tooLong(limit: number): string {
  return `That is too long: ${limit.toLocaleString('en')} characters at the most.`
}

/** Reasons that we word ourselves. */
export const REASONS = {
  session: SESSION_ENDED,
  forbidden: 'You don’t have permission to do that.',
  unreachable: 'The server cannot be reached. What you typed is still here.',
  slow: 'The server takes too long to answer. Please try again.',
  unexpected: 'The server’s answer could not be read.',
} as const
