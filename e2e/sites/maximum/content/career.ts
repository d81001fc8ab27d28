/** Makes the eight entries of a list. Every list but one has so many. */
const eight = <Entry>(entry: (index: number) => Entry) => [0, 1, 2, 3, 4, 5, 6, 7].map(entry)

const LINK = `https://w.example.org/${'w'.repeat(200)}`
const NAME = 'W'.repeat(90)
const PLACE = 'Ä'.repeat(60)
const TEXT = 'Rindfleischetikettierungsüberwachungsaufgabenübertragungsgesetz '.repeat(12)
const TEXTS = eight((index) => index + TEXT)

const job = { name: NAME, location: PLACE, url: LINK, startDate: '1999', endDate: '2001-02', summary: TEXT }
export const work = eight((index) => ({ position: `Developer ${index}`, ...job, highlights: TEXTS }))
const club = { organization: NAME, startDate: '1999', summary: TEXT, highlights: [TEXT] }
export const volunteer = eight((index) => ({ position: `مرشد ${index}`, ...club }))
const school = { institution: PLACE, startDate: '1999', courses: TEXTS }
export const education = eight((index) => ({ studyType: `B.Sc. ${index}`, ...school }))
export const awards = [{ title: NAME, summary: 'W'.repeat(400), date: '1999', awarder: NAME, url: LINK }]
export const certificates = eight((index) => ({ name: index + NAME, issuer: NAME, date: '1999', url: LINK }))
const paper = { publisher: NAME, releaseDate: '1999', url: LINK, authors: ['Ada', NAME], summary: TEXT }
const doi = `10.1000/${'w'.repeat(90)}`
export const publications = eight((index) => ({ name: index + NAME, doi, ...paper }))
const talk = { event: NAME, date: '1999-02-03', url: LINK, place: PLACE }
export const talks = eight((index) => ({ title: index + NAME, ...talk }))
const change = { repository: `${'w'.repeat(39)}/${'w'.repeat(90)}`, date: '2020-01', url: LINK }
export const contributions = eight((index) => ({ title: index + NAME, ...change }))
export const languages = eight((index) => ({ language: index + PLACE, fluency: NAME }))
const keywords = Array(8).fill('東京の路線図')
export const interests = eight((index) => ({ name: index + PLACE, keywords }))
const person = { name: NAME, position: NAME, url: LINK, date: '1999' }
export const references = eight((index) => ({ ...person, reference: index + TEXT }))
