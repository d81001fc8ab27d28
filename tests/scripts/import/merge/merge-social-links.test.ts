import { testImports } from '../import-cases'

testImports(`
- it: puts every profile where it belongs, its network on one line
  resume:
    basics:
      profiles: [{ network: github, username: ada-l, url: http://www.github.com/ada-l/ },
        { network: "My\\nMastodon", username: '@ada', url: https://mastodon.social/@ada },
        { network: linkedin, url: https://www.linkedin.com/in/ada }]
  before: { contactSocials: [{ id: 3, label: Instagram, link: https://pixel.fed/ada },
    { id: 4, label: LinkedIn, link: '#' }, { id: 5, label: GitHub, link: '#' }, { id: 6, label: WhatsApp, link: '#' }] }
  after:
    contactSocials: [{ id: 3, label: Instagram, link: https://pixel.fed/ada },
      { id: 4, label: LinkedIn, link: https://www.linkedin.com/in/ada },
      { id: 5, label: GitHub, link: https://github.com/ada-l }, { id: 7, label: My Mastodon, link: https://mastodon.social/@ada }]
    socials: [{ id: 4, label: LinkedIn, link: https://www.linkedin.com/in/ada },
      { id: 5, label: My Mastodon, link: https://mastodon.social/@ada }]
  partly: { owner: { handle: ada-l } }
  requests: ['https://www.github.com/ada-l/']

- it: takes each of two accounts on one network
  resume: { basics: { profiles: [{ network: X, url: https://x.com/ada }, { network: X, url: https://x.com/loom }] } }
  before: { socials: [{ id: 1, label: X, link: '#' }], contactSocials: [{ id: 1, label: X, link: '#' }] }
  partly:
    socials: [{ link: https://x.com/ada }, { link: https://x.com/loom }]
    contactSocials: [{ link: https://x.com/ada }, { link: https://x.com/loom }]
`)
