import { expect, test } from 'vitest'
import { EMPTY_FIELDS } from '@/features/post-editor/lib/post'
import { type FormAction, initialState, reduceForm } from '@/features/post-editor/lib/post-form-state'

const origin = { isNew: true, postId: 'post', formId: 'form', version: undefined, fields: EMPTY_FIELDS }
const begin = () =>
  initialState({
    origin,
    fields: { ...EMPTY_FIELDS, slug: 'old', content: '<p>a</p>' },
    slugProblem: { text: 'Taken.', canTake: true },
  })
const after = (...actions: FormAction[]) => actions.reduce(reduceForm, begin())

test('a form begins with what is known of its slug', () => {
  expect(begin()).toMatchObject({ problems: { slug: 'Taken.' }, slugToTake: 'old', refusals: 0, isSaving: false })
})

test('what is typed changes one field alone', () => {
  const state = after({ type: 'typed', texts: { title: 'Tea' } })
  expect(state.texts).toMatchObject({ title: 'Tea', slug: 'old' })
  expect(state.start).toEqual(begin().start)
})

test('other fields start the editor afresh and are measured against their own origin', () => {
  const fields = { ...EMPTY_FIELDS, title: 'Other', content: '<p>b</p>' }
  const state = after({ type: 'replaced', fields, origin: { ...origin, isNew: false, version: 3, fields } })
  expect(state.start).toEqual({ content: '<p>b</p>', revision: 1 })
  expect(state.origin).toMatchObject({ isNew: false, version: 3 })
  expect(state.texts).not.toHaveProperty('content')
})

test('a form that is measured anew keeps what is in it', () => {
  const state = after({ type: 'typed', texts: { title: 'Tea' } }, { type: 'rebased', origin: { version: 4 } })
  expect(state.origin.version).toBe(4)
  expect(state.texts.title).toBe('Tea')
  expect(state.start.revision).toBe(0)
})

test('each refused save counts, and an accepted one clears the problems', () => {
  const refused = after({ type: 'refused', problems: { title: 'Missing.' } }, { type: 'refused', problems: {} })
  expect(refused.refusals).toBe(2)
  expect(after({ type: 'accepted' })).toMatchObject({ problems: {}, refusals: 0 })
})

test('a problem that is said already changes nothing, so that nothing is drawn again', () => {
  const state = begin()
  expect(reduceForm(state, { type: 'problem', name: 'slug', problem: 'Taken.' })).toBe(state)
  expect(reduceForm(state, { type: 'problem', name: 'slug', problem: undefined }).problems.slug).toBeUndefined()
})
