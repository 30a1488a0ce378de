import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { Page } from 'playwright-core';

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

interface Finding {
  readonly id: string;
  readonly impact: string;
  readonly nodes: readonly { readonly html: string }[];
}

/** Rules of many elements whose faults axe never calls serious: they would take a fifth of its time for nothing. */
const NEVER_SERIOUS = [
  'aria-allowed-role',
  'empty-heading',
  'empty-table-header',
  'form-field-multiple-labels',
  'heading-order',
  'landmark-unique',
  'presentation-role-conflict',
  'region',
  'scope-attr-valid',
];

const OPTIONS = {
  resultTypes: ['violations'],
  rules: {
    'target-size': { enabled: true },
    ...Object.fromEntries(NEVER_SERIOUS.map((id) => [id, { enabled: false }])),
  },
};

/** What axe finds serious on a page as it stands, sizes of targets included. */
export async function faultsIn(page: Page): Promise<string[]> {
  if (!(await page.evaluate(() => 'axe' in window))) await page.evaluate(AXE);
  const findings = (await page.evaluate(
    `axe.run(document, ${JSON.stringify(OPTIONS)}).then(({ violations }) => violations)`,
  )) as Finding[];
  return findings
    .filter(({ impact }) => impact === 'serious' || impact === 'critical')
    .map(({ id, nodes }) => `${id} ${nodes[0]!.html.slice(0, 160)}`);
}
