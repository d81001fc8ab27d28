'use client'
// Catches what fails in the browser.

export { default } from '@/app/(default)/error'
