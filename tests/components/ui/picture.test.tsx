import { renderToStaticMarkup } from 'react-dom/server'
import { expect, test } from 'vitest'
import { Picture } from '@/components/ui/picture'
import { write } from '@/tests/support/write'

test('a photo shows in our sizes up to its own width, and moves only if the visitor allows it', () => {
  const markup = () => renderToStaticMarkup(<Picture src="/a.gif" alt="" sizes="92vw" width={150} />)
  write('public/_resized/640/a.gif.avif', '')
  const still = 'srcSet="/_resized/96/a.gif.avif 96w, /_resized/192/a.gif.avif 150w"'
  expect(markup()).toMatch(`<img src="/_resized/640/a.gif.avif" ${still} sizes="92vw"`)
  expect(markup()).not.toContain('<picture>')
  write('public/_resized/640/a.gif.webp', '')
  const moving = `<source ${still.replaceAll('avif', 'webp')} sizes="92vw"`
  expect(markup()).toMatch(`<picture>${moving} media="(prefers-reduced-motion: no-preference)"/>`)
  expect(markup()).toContain(still)
})
