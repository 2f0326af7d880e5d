import { act, renderHook } from '@testing-library/react'
import { expect, test } from 'vitest'
import { EMPTY_FIELDS, type PostFields } from '@/features/post-editor/lib/post'
import { usePostForm } from '@/features/post-editor/lib/use-post-form'
import { useReadTime } from '@/features/post-editor/lib/use-read-time'

const onChange = () => {}
const words = (count: number) => `<p>${'word '.repeat(count)}</p>`

/** A form whose text is whatever was written last, with its read time counted. */
function open(fields: Partial<PostFields> = {}) {
  const origin = { isNew: true, postId: 'a', formId: 'a', version: undefined, fields: { ...EMPTY_FIELDS, ...fields } }
  let html = origin.fields.content
  const { result } = renderHook(() => {
    const form = usePostForm(origin, onChange)
    return { form, readTime: useReadTime(form) }
  })
  act(() => result.current.form.attach({ read: () => html, focus: () => {} }))
  const write = (text: string) => {
    html = text
    act(() => {
      result.current.form.touchContent()
      result.current.readTime.countNow()
    })
  }
  act(() => result.current.readTime.countNow())
  return { write, result, value: () => result.current.form.texts.read_time }
}

test('the read time follows the text', () => {
  const { write, value, result } = open()
  expect(value()).toBe('')
  write(words(660))
  expect(value()).toBe('3 min')
  write(words(1100))
  expect(value()).toBe('5 min')
  expect(result.current.form.read().read_time).toBe('5 min')
})

test('until somebody types one, and again when it is taken', () => {
  const { write, value, result } = open()
  write(words(660))
  act(() => {
    result.current.readTime.leave()
    result.current.form.setText('read_time', '')
  })
  write(words(1100))
  expect(value()).toBe('')
  act(() => result.current.readTime.follow())
  expect(value()).toBe('5 min')
  write(words(220))
  expect(value()).toBe('1 min')
})

test('a stored one that somebody chose stays, and one that was counted follows', () => {
  const chosen = open({ content: words(660), read_time: 'An evening' })
  chosen.write(words(1100))
  expect(chosen.value()).toBe('An evening')
  expect(chosen.result.current.readTime.proposal).toBe('5 min')
  const counted = open({ content: words(660), read_time: '3 min' })
  expect(counted.result.current.form.isDirty()).toBe(false)
  counted.write(words(1100))
  expect(counted.value()).toBe('5 min')
})
