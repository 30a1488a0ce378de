import { chromium } from 'playwright-core';
import { inject } from 'vitest';
import '../support/shared-browser.ts';

/** The browser and the server that all files share (`test/support/shared-browser.ts`). */
export const browser = await chromium.connect(inject('browserEndpoint'));
export const server = { address: inject('pageAddress') };
