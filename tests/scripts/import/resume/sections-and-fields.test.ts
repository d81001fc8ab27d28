import { expect, test } from 'vitest'
import { careerLists } from '@/content/schema/career'
import { fieldNames, namesOf } from '@/scripts/import/resume/sections-and-fields'

test.each([...['basics', 'profiles', 'skills', 'projects'], ...Object.keys(careerLists)])(
  'in %s, no two fields share a name',
  (section) => {
    const names = fieldNames(section).flatMap((field) => namesOf(field, section))
    expect(names).toEqual([...new Set(names)])
  },
)
