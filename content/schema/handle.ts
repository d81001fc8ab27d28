/** The name of a GitHub account. It is no stricter, because old and managed accounts break today's rules. */
export const HANDLE = /^[a-z\d][\w-]{0,99}$/i
