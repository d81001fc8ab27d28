'use client'

export { default } from '@/app/(default)/error'
