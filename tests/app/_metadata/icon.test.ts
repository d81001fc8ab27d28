import sharp from 'sharp'
import { expect, test } from 'vitest'
import { colorToken } from '@/app/_metadata/color-token'
import { iconPicture, withoutVariables } from '@/app/_metadata/icon'
import { write } from '@/tests/support/write'

test('shows tokens and fallbacks in the place of variables', () => {
  const soft = colorToken('dark', 'paper-soft')
  const drawing =
    '"var(--paper-soft,#fff)" "var(--nope, rgb(1 2 3))" "var(--nope,var(--neither, red))" "var(--nope)"'
  expect(withoutVariables(drawing)).toBe(`"${soft}" "rgb(1 2 3)" "red" "var(--nope)"`)
})

test.each([16, 2_048])("draws an owner's icon that is %i px wide in the size of Apple's", async (side) => {
  const drawing = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${side}"/>`
  write('public/drawings/icon.svg', drawing)
  expect(await sharp(await iconPicture()).metadata()).toMatchObject({ width: 180, height: 180 })
})
