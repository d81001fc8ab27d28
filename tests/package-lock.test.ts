import { expect, test } from 'vitest'
import { packages } from '../package-lock.json'

test('names the hash of every package that an install downloads', () => {
  const hashless = Object.entries(packages)
    // The first entry is this project. A package in a bundle comes with another package.
    .filter(([path, entry]) => path && !('integrity' in entry) && !('inBundle' in entry))
    .map(([path]) => path)
  expect(hashless).toEqual([])
})
