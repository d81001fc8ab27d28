'use client'
// Next wants the directive in this file, too.

export { default } from '@/app/(default)/error'
