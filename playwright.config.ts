import { defineConfig, devices } from 'playwright/test'
import { chromiumOptions, otherEngines } from './e2e/browsers'

const DESKTOP = { width: 1440, height: 900 }

export default defineConfig({
  testDir: 'e2e',
  fullyParallel: true,
  forbidOnly: Boolean(process.env.CI),
  workers: 2,
  reporter: [['list']],
  use: { launchOptions: chromiumOptions(), screenshot: 'only-on-failure' },
  projects: [
    { name: 'desktop', use: { viewport: DESKTOP } },
    {
      name: 'phone',
      use: { ...devices['Pixel 7'], viewport: { width: 390, height: 844 } },
      testIgnore: [
        '**/build.spec.ts',
        '**/accessibility.spec.ts',
        '**/drawings.spec.ts',
        '**/typefaces.spec.ts',
        '**/keyboard.spec.ts',
        '**/github.spec.ts',
        '**/github-faults.spec.ts',
        '**/theme.spec.ts',
        '**/weight.spec.ts',
        '**/layout.spec.ts',
        '**/dev.spec.ts',
        '**/content.spec.ts',
        '**/deployment.spec.ts',
        '**/sharing.spec.ts',
        '**/sealed.spec.ts',
        '**/server.spec.ts',
      ],
    },
    ...otherEngines().map((engine) => ({
      name: engine.browserName,
      grep: /@every-engine/,
      use: { ...engine, viewport: DESKTOP },
    })),
  ],
})
