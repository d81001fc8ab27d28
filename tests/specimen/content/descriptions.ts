import type { Descriptions } from '@/content/schema/descriptions'

export const descriptions: Descriptions = {}
