/** The address of the API, without a slash at its end: GitHub's own, or a company's (`…/api/v3`, `api.….ghe.com`). */
export function apiAddress() {
  return (process.env.GITHUB_API_URL || 'https://api.github.com').replace(/\/+$/, '')
}

export function accountPage(login: string) {
  const api = apiAddress()
  const site = api.replace(/\/api\/v3$|(?<=\/\/)api\./, '')
  return `${site === api ? 'https://github.com' : site}/${login}`
}
