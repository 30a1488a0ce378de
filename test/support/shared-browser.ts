import type { TestProject } from 'vitest/node';
import { launchBrowserServer, serve } from './browser.ts';

declare module 'vitest' {
  interface ProvidedContext {
    /** Where Playwright connects to the browser. */
    readonly browserEndpoint: string;
    /** Of the server, with a slash at its end. */
    readonly pageAddress: string;
  }
}

/** Starts the one browser and the one server of all browser tests; each test opens a context of its own. */
export default async function shareBrowser(project: TestProject): Promise<() => Promise<void>> {
  const [browser, server] = await Promise.all([launchBrowserServer(), serve()]);
  project.provide('browserEndpoint', browser.wsEndpoint());
  project.provide('pageAddress', server.address);
  return async () => {
    await Promise.all([browser.close(), server.stop()]);
  };
}
