import { text } from 'node:stream/consumers'
import { prerenderToNodeStream } from 'react-dom/static'
import { expect, test } from 'vitest'
import { elementsOf } from '@/components/article/markdown-elements'
import { readArticle } from '@/components/content/article-files'
import { write } from '@/tests/support/write'

const article = { file: 'content/notes/a.md', href: '/notes/a', language: 'en' }

test.each([
  ['a heading is a link', 'A\n<h2 align="center">B', /<h2 align="center" id="b"><a href="#b">B<\/a><\/h2>$/],
  ['unless it has one', 'A\n## Cost [1](/about)', /<h2 id="cost-1">Cost <a [^>]*>1<\/a><\/h2>$/],
  ['a link by the name of an emoji works', '[A](#b-heart)\n## B :heart:', /<a href="#b-[^"]*">A</],
  ['a footnote has any letters', 'A[^ä]\n\n[^ä]: B', /<a [^>]*href="#user-content-fn-[^"]*"[^>]*>1</],
  ['a video of another site has a frame', '[A](https://youtu.be/a)', /^<div dir="auto"><a [^>]*video/],
  ['unless it is within a text', '[A](https://youtu.be/a)!', /^<p><a [^>]*>A.*<\/a>!<\/p>$/],
  ['pictures stand side by side', '![A](/a.png)\n![B](/b.png)', /^<div class="plates">(<figure.*){2}/s],
  ['a link that leads nowhere is its words', '[A *b*](./LICENSE)', /^<p>A <em>b<\/em><\/p>$/],
  ['a picture of another host is a link', '![A](https://a.org/b)', /^<p><a href="https:..a.org.b">A</],
  ['a video within a text is one, too', 'See ![A](/b.webm).', /^<p>See <span [^>]*width:1600px[^>]*><video/],
  ['a folder is no picture', '![A](.) ![B]()', /<p>A<\/p>\s*<p>B<\/p>/],
  ['a picture that is not there is its words', '![A](./b.png)', /^<div class="plates"><p>A<\/p><\/div>$/],
  ['an alert has a label', '> [!TIP]\n> A', /^<div role="note" .* data-kind="tip"><p [^>]*>Tip<.*<p>A/s],
  ['a link within the page stays on it', '<a id="x"></a>[A](#x)', /"user-content-x".*"#user-content-x">A/],
])('%s', async (_, source, markup) => {
  write(article.file, source)
  const { tree } = readArticle(article.file).body()
  const { prelude } = await prerenderToNodeStream(elementsOf(tree, article))
  expect(await text(prelude)).toMatch(markup)
})
