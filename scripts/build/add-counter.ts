import type { Owner } from '@/content/schema/owner'

/** Adds the owner's counter, which loads last, so that it delays nothing. On the owner's machine, it counts nothing. */
export function addCounter(html: string, { counter, counterAttributes }: Owner) {
  if (!counter) return html
  const attributes = JSON.stringify({ ...counterAttributes, src: counter }).replaceAll('<', '\\u003c')
  const script = `<script>addEventListener('load',()=>{if(/^(localhost$|127\\.|\\[)/.test(location.hostname))return;const counter=document.createElement('script');for(const [name,value] of Object.entries(${attributes}))counter.setAttribute(name,value);document.head.append(counter)})</script>`
  return html.replace('</head>', () => `${script}</head>`)
}
