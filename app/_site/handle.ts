/** Name of a GitHub account. Old and managed ones break today's rules, hence no stricter. */
export const HANDLE = /^[a-z\d][\w-]{0,99}$/i
