/** The sites that the browser tests visit, each as what it changes in a copy of the specimen. */
import { appendFileSync } from 'node:fs'
import sharp from 'sharp'
import { importResume } from '@/app/_owner/import/import'

const SAMPLE = 'node_modules/@jsonresume/schema/sample.resume.json'

type OwnerSite = { change: (folder: string) => unknown; env?: Record<string, string> }

/** The name of the largest site, with everything that could break out of markup. */
const LONG_NAME = '</script>"Ada" & \'Bo\' 👩‍💻 آدا 愛田 Freifrau von Donaudampfschiff'
const LONG_PHOTO = '/Zoë #1, 100%.jpg'

/** By the name of their folders. */
export const sites: Record<string, OwnerSite> = {
  specimen: { change: () => {} },

  // A résumé that was taken over, with photographs.
  sample: {
    async change(folder) {
      await importResume([SAMPLE, '--write'], folder)
      await photo(folder, '/richard.jpg', 900, 1_200)
      await photo(folder, '/drone.png', 1_600, 1_000)
      append(folder, {
        'owner.ts': `owner.portrait = '/richard.jpg'`,
        'projects.ts': `if (projects[0]) projects[0].image = '/drone.png'`,
        'services.ts': `services.splice(1); services[0]?.technologies.splice(0)`,
      })
    },
  },

  // Words instead of sentences, and nothing where nothing is required.
  minimum: {
    change: (folder) =>
      append(folder, {
        'owner.ts': `Object.assign(owner, { name: 'Bo', bio: '', roles: [], passions: [] }); delete owner.cv`,
        'projects.ts': `projects.splice(0); (projectFilters as unknown as []).splice(0)`,
        'services.ts': `services.splice(0)`,
        'skills.ts': `skills.splice(0)`,
        'socials.ts': `socials.splice(0); contactSocials.splice(0)`,
        'career.ts': `experience.splice(0); qualifications.splice(0); achievements.splice(0)`,
        'navigation.ts': `navigation.splice(0)`,
      }),
  },

  maximum: {
    async change(folder) {
      await photo(folder, LONG_PHOTO, 6_000, 6_000)
      append(folder, {
        'owner.ts': `Object.assign(owner, {
          name: ${JSON.stringify(LONG_NAME)},
          portrait: ${JSON.stringify(LONG_PHOTO)},
          email: 'maximiliane.theodora.von.donaudampfschiff@a-rather-long-university.example.com',
          bio: 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(40),
          roles: ['Softwarequalitätssicherungsingenieurin.', 'Developer.', 'Developer.'],
        })`,
        'projects.ts': `
          Object.assign(projects[0] ?? {}, { title: 'W'.repeat(80), techUsed: 'C++, '.repeat(60) })
          Object.assign(projects[1] ?? {}, { title: 'مخطط المسارات', image: ${JSON.stringify(LONG_PHOTO)} })
          Object.assign(projects[2] ?? {}, { title: '東京の路線図と乗り換え案内', image: '' })
          for (let i = 0; i < 91; i++) projects.push({ ...(projects[i % 9] as Project), id: 100 + i })`,
        'skills.ts': `skills.push({ id: 99, skillName: 'Donaudampfschifffahrtselektrizität'.repeat(3), amount: 100 })`,
        'services.ts': `services.push(...services.map((service) => ({ ...service, id: service.id + 9 })))`,
        'socials.ts': `socials.push(...Array.from({ length: 30 }, (_, id) => ({ id, label: 'Network ' + id, link: '#' })))`,
        'career.ts': `
          qualifications.push(...Array.from({ length: 20 }, () => ({ title: 'B.Sc.', institution: 'Ä'.repeat(90) })))
          achievements.push({ title: 'W'.repeat(90), detail: 'W'.repeat(400), date: '1999' })`,
      })
    },
    env: { SITE_URL: 'https://ada.example.com', BASE_PATH: '/me', NOINDEX: '1', STANDALONE: '1' },
  },
}

function append(folder: string, lines: Record<string, string>) {
  for (const [file, line] of Object.entries(lines)) appendFileSync(`${folder}/content/${file}`, `\n${line}\n`)
}

/** A photograph has no large areas of one colour, so noise stands in for one. */
async function photo(folder: string, path: string, width: number, height: number) {
  const noise = sharp({
    create: {
      width: 64,
      height: 64,
      channels: 3,
      background: 'gray',
      noise: { type: 'gaussian', mean: 128, sigma: 40 },
    },
  })
  await noise.resize(width, height, { fit: 'fill' }).toFile(`${folder}/public${path}`)
}
