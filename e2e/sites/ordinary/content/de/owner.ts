export const owner = {
  headline: 'Softwareentwickler für Logistik und Fahrpläne',
  roles: ['Entwickler.', 'Programmierer.'],
  passions: [],
}
