/** An address that can stand in `mailto:` as it is. */
export const EMAIL = /^[^\s@<>"',;:]+@[^\s@<>"',;:]+\.[^\s@<>"',;:.]+$/
