export const CSP = 'Content-Security-Policy'

/**
 * @param inlineScripts sources for the scripts within the page: their hashes, or `'unsafe-inline'`.
 * @param formAction where the contact form is sent. Every page needs it, because the router shows the form within any.
 */
export function contentSecurityPolicy(inlineScripts: string[], formAction = '') {
  return [
    "default-src 'none'",
    ['script-src', "'self'", ...inlineScripts].join(' '),
    // React writes style attributes, which no hash allows.
    "style-src 'self' 'unsafe-inline'",
    "img-src 'self'",
    "media-src 'self'",
    // The build writes the typefaces into the page as `data:`.
    "font-src 'self' data:",
    "connect-src 'self'",
    "manifest-src 'self'",
    // The second way, the draft, stays.
    ['form-action mailto:', ...(formAction ? [new URL(formAction).origin] : [])].join(' '),
    "base-uri 'none'",
    "frame-ancestors 'none'",
  ].join('; ')
}

/**
 * For every response. This policy allows every inline script. `after-build.ts` narrows it to the scripts that a page was built
 * with.
 */
export const securityHeaders = (formAction?: string) => [
  { key: CSP, value: contentSecurityPolicy(["'unsafe-inline'"], formAction) },
  { key: 'Strict-Transport-Security', value: 'max-age=63072000' },
  { key: 'X-Content-Type-Options', value: 'nosniff' },
  { key: 'Referrer-Policy', value: 'strict-origin-when-cross-origin' },
  { key: 'Permissions-Policy', value: 'camera=(), microphone=(), geolocation=(), payment=(), usb=()' },
  { key: 'Cross-Origin-Opener-Policy', value: 'same-origin' },
  { key: 'Cross-Origin-Resource-Policy', value: 'same-origin' },
]

/** For the pictures that other sites show. */
export const embeddableHeaders = [{ key: 'Cross-Origin-Resource-Policy', value: 'cross-origin' }]

/** For files. An SVG that is opened by itself may contain styles. */
export const fileHeaders = [{ key: CSP, value: "default-src 'none'; style-src 'unsafe-inline'" }]
