import { expect, test } from 'vitest'
import { createPictureFinder } from '@/features/post-transfer/lib/find-picture'

const find = createPictureFinder([
  'blog/posts/kiln/hot.jpg',
  'blog/pictures/a.webp',
  'uploads/2019/05/bowl.png',
  'uploads/2019/06/bowl.png',
  'uploads/2019/06/bowl-300x200.png',
  'uploads/a picture.png',
])

test.each([
  ['from the folder of the post', 'hot.jpg', 'blog/posts/kiln/index.md', 'blog/posts/kiln/hot.jpg'],
  ['up and down again', '../../pictures/a.webp', 'blog/posts/kiln/index.md', 'blog/pictures/a.webp'],
  [
    'by the end of its address',
    'https://x.test/wp-content/uploads/2019/05/bowl.png',
    'x.xml',
    'uploads/2019/05/bowl.png',
  ],
  [
    'the whole one for a smaller size',
    'https://x.test/uploads/2019/06/bowl-300x200.png?x=1',
    'x.xml',
    'uploads/2019/06/bowl.png',
  ],
  ['with signs that addresses encode', '/uploads/a%20picture.png', 'x.json', 'uploads/a picture.png'],
  ['none where two are as near', 'https://x.test/else/bowl.png', 'x.xml', undefined],
  ['none where there is none', 'https://x.test/none.png', 'x.xml', undefined],
])('finds a picture: %s', (_, address, file, path) => {
  expect(find(address, file)).toBe(path)
})
