import type { NavigationItem } from '@/content/schema/navigation'

export const navigation: NavigationItem[] = [
  { id: 1, name: 'Home', href: '/' },
  { id: 2, name: 'About', href: '/about' },
  { id: 3, name: 'Skills', href: '/skill' },
  { id: 4, name: 'Services', href: '/services' },
  { id: 5, name: 'Projects', href: '/project' },
  { id: 6, name: 'Github', href: '/github' },
]
