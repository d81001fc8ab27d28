import { testImports } from '../import-cases'

testImports(`
- it: finds the network, the account or the address of a profile from the others, also of a name in the fediverse
  resume:
    work: [{ name: Mill, position: Miller, url: '[Mill](http://ada.dev/mill_(river))' }]
    projects: [{ name: A, repository: 'git@ada.dev:x' }, { name: B, url: http://127.0.0.1/mill }]
    basics:
      url: http://localhost
      profiles: [{ url: https://www.linkedin.com/in/ada }, { url: https://www.ada.dev/me }, ada.org/me,
        { network: GitLab, username: ada, url: 'htttps://gitlab.com' }, { url: https://twitter.com }, { network: Medium, url: https://medium.com/ },
        { network: twitter, username: ada, url: http://www.twitter.com }, { network: Mastodon, username: '@ada@m.social' },
        { network: O R C I D, username: 0000-0001 }, { network: GitHub, url: 'https://github.com/ada-l?tab=repositories' },
        { network: E-mail, username: ada@ada.dev, url: mailto:ada@ada.dev }]
  before: { socials: [], contactSocials: [] }
  partly:
    work: [{ url: http://ada.dev/mill_(river) }]
    owner: { handle: ada-l }
    socials:
      - { label: LinkedIn, link: https://www.linkedin.com/in/ada }
      - { label: ada.dev, link: https://www.ada.dev/me }
      - { label: ada.org, link: https://ada.org/me }
      - { label: GitLab, link: https://gitlab.com/ada }
      - { label: Twitter, link: https://twitter.com/ada }
      - { label: Mastodon, link: https://m.social/@ada }
      - { label: ORCID, link: https://orcid.org/0000-0001 }
      - { link: https://github.com/ada-l }
  reports: ['basics.url: "http://localhost"', 'basics.profiles[4]: {"network":"Twitter","url":"https://twitter.com"} a social link needs',
    'basics.profiles[5]: {"network":"Medium","url":"https://medium.com/"} a social link needs',
    'basics.profiles[10]: {"network":"E-mail","username":"ada@ada.dev","url":"mailto:ada@ada.dev"} a social link needs',
    'projects[0].repository: "git@ada.dev:x" wanted an http or https address', 'projects[1].url: "http://127.0.0.1/mill" others cannot reach it']
`)
