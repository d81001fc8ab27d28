import { expect, test } from 'vitest'
import { tagsOf } from '@/components/content/front-matter'

test.each(['React, CSS', 'React,CSS', 'React، CSS', 'React、CSS', 'React，CSS'])(
  'finds two words in %s',
  (text) => {
    expect(tagsOf(text)).toEqual(['React', 'CSS'])
  },
)
