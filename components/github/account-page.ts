/** Returns the page of an account, on the site that the API belongs to: GitHub's own, or a company's (`…/api/v3`, `api.….ghe.com`). */
export function accountPage(login: string) {
  const api = (process.env.GITHUB_API_URL ?? '').replace(/\/+$/, '')
  const site = api.replace(/\/api\/v3$|(?<=\/\/)api\./, '')
  return `${site === api ? 'https://github.com' : site}/${login}`
}
