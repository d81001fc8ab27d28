import { ThemeProvider } from 'next-themes'
import { useContent } from '@/components/content/use-content'
import { Icon } from '@/components/ui/icon'

const SUN =
  'M8 12a4 4 0 0 0 8 0 4 4 0 0 0-8 0M12 2v2M12 20v2M2 12h2M20 12h2M5 5l1.4 1.4M17.6 17.6 19 19M5 19l1.4-1.4M17.6 6.4 19 5'
const MOON = 'M12 3a6 6 0 0 0 9 9 9 9 0 1 1-9-9Z'
const ICON = 'col-start-1 row-start-1 size-5 stroke-2'

/** An inline script answers its clicks and sets `aria-pressed` (`first-paint-script.tsx`). */
export function ThemeSwitch() {
  const { owner, words } = useContent()
  return (
    // Follows other tabs, and the device if the theme is `system`. It wraps this alone: nothing reads its context.
    <ThemeProvider
      attribute="class"
      defaultTheme={owner.theme ?? 'dark'}
      enableSystem={owner.theme === 'system'}
      enableColorScheme={false}
      value={{ dark: 'dark', light: 'light' }}
    >
      <button
        type="button"
        data-switch="theme"
        aria-label={words.bar.theme}
        aria-pressed={false}
        suppressHydrationWarning
        className="-ms-3 grid size-[44px] max-h-full shrink-0 place-items-center hover:text-primary noscript:invisible"
      >
        <Icon className={`${ICON} light:rotate-90 light:opacity-0`} path={SUN} />
        <Icon className={`${ICON} not-light:-rotate-90 not-light:opacity-0`} path={MOON} />
      </button>
    </ThemeProvider>
  )
}
