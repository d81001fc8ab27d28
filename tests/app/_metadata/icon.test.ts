import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colorToken } from '@/app/_metadata/color-token'
import { iconPicture, withoutVariables } from '@/app/_metadata/icon'
import { write } from '@/tests/support/write'

test.each([
  ['a mixed token', 'fill="var(--paper-soft,#fff)"', `fill="${colorToken('dark', 'paper-soft')}"`],
  ['a token that does not exist', 'fill="var(--nope, rgb(1 2 3))"', 'fill="rgb(1 2 3)"'],
  ['a variable in another', 'fill="var(--nope,var(--neither, red))"', 'fill="red"'],
  ['a variable without a value', 'fill="var(--nope)"', 'fill="var(--nope)"'],
])('shows %s in the icon', (_, drawing, expected) => {
  expect(withoutVariables(drawing)).toContain(expected)
})

test.each([16, 2_048])("draws an owner's icon that is %i px wide in the size of Apple's", async (side) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`
  write('public/drawings/icon.svg', drawing)
  expect(await sharp(await iconPicture()).metadata()).toMatchObject({ width: 180, height: 180 })
})
