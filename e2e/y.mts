import { readdirSync, readFileSync } from 'node:fs'
import { launchChromium, PHONE } from '../scripts/support/browsers'
import { startSite } from './support/site'

const b = await launchChromium()
const sites = Object.fromEntries(
  await Promise.all(
    (process.env.DIRS ?? '').split(' ').map(async (d) => [d, await startSite({}, 'start', d)]),
  ),
)
const cpu = () => {
  let t = 0
  for (const p of readdirSync('/proc'))
    if (/^\d+$/.test(p))
      try {
        const c = readFileSync(`/proc/${p}/cmdline`, 'utf8')
        if (!/--type=(renderer|gpu)/.test(c)) continue
        const s = readFileSync(`/proc/${p}/stat`, 'utf8')
        const f = s.slice(s.lastIndexOf(')') + 2).split(' ')
        t += Number(f[11]) + Number(f[12])
      } catch {}
  return t * 10
}
const res: Record<string, number[]> = {}
const st: Record<string, number[]> = {}
for (let i = 0; i < Number(process.env.N ?? 9); i++)
  for (const [d, s] of Object.entries(sites)) {
    const c = await b.newContext({
      viewport: PHONE,
      deviceScaleFactor: 2,
      reducedMotion: 'reduce',
      javaScriptEnabled: process.env.JS !== '0',
    })
    const p = await c.newPage()
    const ss = await c.newCDPSession(p)
    await ss.send('Performance.enable')
    const a = cpu()
    await p.goto(s.url + '/', { waitUntil: 'load' })
    await p.waitForTimeout(800)
    ;(res[d] ??= []).push(cpu() - a)
    const m = Object.fromEntries(
      (await ss.send('Performance.getMetrics')).metrics.map((x) => [x.name, x.value]),
    )
    ;(st[d] ??= []).push(1000 * (m.RecalcStyleDuration! + m.LayoutDuration!))
    await c.close()
  }
const med = (v: number[]) => v.toSorted((a, c) => a - c)[v.length >> 1]
for (const d of Object.keys(res))
  console.log(d, 'cpu ms', med(res[d]!), 'style+layout', med(st[d]!)?.toFixed(1))
await b.close()
for (const s of Object.values(sites)) await s.stop()
