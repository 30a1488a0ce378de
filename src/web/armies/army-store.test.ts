import { afterEach, expect, test, vi } from 'vitest';
import { copySample, editEntry, renameArmy, strikeOut } from '../../armies/edit.ts';
import { armyJson } from '../../armies/army-file.ts';
import { alexandre } from '../../rulesets/alexandre/index.ts';
import { dbm } from '../../rulesets/dbm/index.ts';

const rules = await alexandre.army();
const [macedon, persia] = (await rules.samples()).map((sample) => copySample(rules, sample, 'en'));

/** A device's storage, which may have a limit or refuse to be looked at; what other tabs do is told by `others`. */
class Device {
  kept: Record<string, string> = {};
  most = Number.POSITIVE_INFINITY;
  getItem(name: string): string | null {
    return this.kept[name] ?? null;
  }
  setItem(name: string, text: string): void {
    const { [name]: _, ...rest } = this.kept;
    const size = Object.entries(rest).reduce((sum, [a, b]) => sum + a.length + b.length, name.length + text.length);
    if (size > this.most) throw new Error('full');
    this.kept[name] = text;
  }
  removeItem(name: string): void {
    delete this.kept[name];
  }
}

/** The shelf of a fresh page on a device. */
async function opened(device: Device) {
  vi.resetModules();
  const listening: Record<string, (event: object) => void> = {};
  const storage = new Proxy(device, {
    ownKeys: () => Object.keys(device.kept),
    getOwnPropertyDescriptor: () => ({ enumerable: true, configurable: true }),
  });
  vi.stubGlobal('localStorage', storage);
  vi.stubGlobal('addEventListener', (what: string, listen: (event: object) => void) => (listening[what] = listen));
  const hear = (event: object = { key: null, oldValue: null, newValue: null }) => listening['storage']!(event);
  return { ...(await import('./army-store.ts')), hear, wake: () => listening['pageshow']!({}) };
}

afterEach(() => vi.unstubAllGlobals());

test('what is changed is stored at once, by army, and read again by the next page', async () => {
  const device = new Device();
  const shelf = await opened(device);
  const key = shelf.addArmy(rules, macedon!);
  shelf.addArmy(rules, persia!);
  const [kept] = shelf.storedArmies(rules).armies;
  shelf.changeArmy(rules, kept!, strikeOut(rules, kept!.army, 'e3'));
  const later = await opened(device);
  const { armies, sealed } = later.storedArmies(rules);
  expect(sealed).toEqual([]);
  expect(armies.map(({ army }) => army.name)).toEqual([macedon!.name, persia!.name]);
  expect(armies.find((one) => one.key === key)!.army).toEqual(strikeOut(rules, macedon!, 'e3'));
  expect(later.storedArmies(await dbm.army())).toEqual({ armies: [], sealed: [] });
});

test('keys typed in one field are undone together, a result apart', async () => {
  const shelf = await opened(new Device());
  const key = shelf.addArmy(rules, macedon!);
  const now = () => shelf.storedArmies(rules).armies[0]!;
  for (const name of ['M', 'Ma', 'Mac'])
    shelf.changeArmy(rules, now(), renameArmy(now().army, { name }), 'heading.name');
  shelf.changeArmy(rules, now(), editEntry(rules, now().army, 'e3', { strength: 9 }), 'e3.strength');
  shelf.undoChange(key);
  expect(now().army).toEqual({ ...macedon!, name: 'Mac' });
  shelf.undoChange(key);
  expect(now().army).toEqual(macedon);
  shelf.changeArmy(rules, now(), strikeOut(rules, now().army, 'e3'));
  shelf.storeAll(rules, { [key]: strikeOut(rules, now().army, 'e4') });
  expect(shelf.undoable.value.get(key)).toBe(0);
});

test('a full device: told before it matters, nothing that was stored is lost, and the army stays in the page', async () => {
  const device = new Device();
  const shelf = await opened(device);
  const key = shelf.addArmy(rules, macedon!);
  expect(shelf.storageRoom.value).toBe('enough');
  device.most = JSON.stringify(device.kept).length + 300;
  const other = shelf.addArmy(rules, persia!);
  expect([...shelf.unsaved.value]).toEqual([other]);
  expect(shelf.storedArmies(rules).armies.map((one) => one.key)).toEqual([key, other]);
  expect(Object.keys(device.kept).filter((name) => name.startsWith('grognard.army.'))).toEqual([
    `grognard.army.${key}`,
  ]);
  shelf.hear();
  expect(shelf.storedArmies(rules).armies).toHaveLength(2);
  device.most = Number.POSITIVE_INFINITY;
  const [kept] = shelf.storedArmies(rules).armies;
  shelf.changeArmy(rules, kept!, renameArmy(kept!.army, { name: 'Macedon' }));
  expect([...shelf.unsaved.value]).toEqual([]);
  expect((await opened(device)).storedArmies(rules).armies).toHaveLength(2);
});

test('little room is told while there still is some; none where the device forbids to store', async () => {
  const device = new Device();
  device.most = 30_000;
  expect((await opened(device)).storageRoom.value).toBe('little');
  device.most = 0;
  expect((await opened(device)).storageRoom.value).toBe('none');
});

test('what another tab stored, changed or deleted is there', async () => {
  const device = new Device();
  const shelf = await opened(device);
  const key = shelf.addArmy(rules, macedon!);
  device.kept['grognard.army.other'] = JSON.stringify({ time: '2999', army: armyJson(rules, persia!) });
  shelf.hear();
  expect(shelf.storedArmies(rules).armies.map((one) => one.key)).toEqual([key, 'other']);
  delete device.kept[`grognard.army.${key}`];
  shelf.hear();
  expect(shelf.storedArmies(rules).armies.map((one) => one.key)).toEqual(['other']);
});

/** Two tabs on one army: the second one hears of nothing unless it is told. */
async function twoTabs() {
  const device = new Device();
  const one = await opened(device);
  const key = one.addArmy(rules, macedon!);
  const two = await opened(device);
  const at = `grognard.army.${key}`;
  const inTab = (tab: typeof one) => tab.storedArmies(rules).armies[0]!;
  const strike = (tab: typeof one, id: string): void =>
    tab.changeArmy(rules, inTab(tab), strikeOut(rules, inTab(tab).army, id));
  const struck = async (): Promise<string> =>
    inTab(await opened(device))
      .army.entries.filter(({ values }) => values['state'] === 'eliminated')
      .map(({ id }) => id)
      .join(' ');
  return { device, one, two, key, at, inTab, strike, struck };
}

test('two tabs change one army, and neither has heard of the other: both changes stand', async () => {
  const { one, two, key, strike, struck, inTab } = await twoTabs();
  strike(one, 'e3');
  strike(two, 'e4');
  expect(await struck()).toBe('e3 e4');
  one.storeAll(rules, { [key]: strikeOut(rules, inTab(one).army, 'e5') });
  expect(await struck()).toBe('e3 e4 e5');
});

test('undo takes back what this tab did, and nothing of the other one', async () => {
  const { one, two, key, strike, struck } = await twoTabs();
  strike(one, 'e3');
  strike(two, 'e4');
  one.undoChange(key);
  expect(await struck()).toBe('e4');
  two.undoChange(key);
  expect(await struck()).toBe('');
});

test('a tab that overwrote what it had not seen yet: the other one hears it and puts its own back', async () => {
  const { device, one, two, at, strike, struck, inTab } = await twoTabs();
  const before = device.kept[at]!;
  strike(one, 'e3');
  const first = device.kept[at]!;
  device.kept[at] = before;
  strike(two, 'e4');
  const second = device.kept[at]!;
  expect(await struck()).toBe('e4');
  one.hear({ key: at, oldValue: before, newValue: second });
  expect(await struck()).toBe('e3 e4');
  // What comes late changes nothing.
  one.hear({ key: at, oldValue: before, newValue: first });
  two.hear({ key: at, oldValue: second, newValue: device.kept[at] });
  expect(await struck()).toBe('e3 e4');
  expect(inTab(two).army).toEqual(inTab(one).army);
});

test('a busy tab that wrote over what it had not seen yet hears of it, and both stand', async () => {
  const { device, one, two, at, strike, struck, inTab } = await twoTabs();
  const before = device.kept[at]!;
  strike(two, 'e4');
  const theirs = device.kept[at]!;
  device.kept[at] = before;
  strike(one, 'e3');
  const ours = device.kept[at]!;
  expect(await struck()).toBe('e3');
  two.hear({ key: at, oldValue: theirs, newValue: ours });
  one.hear({ key: at, oldValue: before, newValue: theirs });
  expect(await struck()).toBe('e3 e4');
  two.hear({ key: at, oldValue: ours, newValue: device.kept[at] });
  expect(inTab(two).army).toEqual(inTab(one).army);
});

test('a tab that slept sees on waking what others did', async () => {
  const { one, two, strike, inTab } = await twoTabs();
  strike(one, 'e3');
  expect(inTab(two).army).not.toEqual(inTab(one).army);
  two.wake();
  expect(inTab(two).army).toEqual(inTab(one).army);
});

test.each([
  ['no JSON', '{"time":', 'the stored text is damaged'],
  ['no army', '{"time":"2026"}', 'the stored text is damaged'],
  [
    'of a later release',
    JSON.stringify({ army: { ...armyJson(rules, macedon!), version: 2 } }),
    'version 2: made by a later Grognard; this one reads 1',
  ],
  [
    'with a unit that does not fit',
    JSON.stringify({
      army: { ...armyJson(rules, macedon!), entries: [{ type: 'Xx' }, { type: 'Ph', strength: 4, quality: 3 }] },
    }),
    undefined,
  ],
])('stored, but %s: kept as it is and said', async (_, text, why) => {
  const device = new Device();
  device.kept['grognard.army.bad'] = text;
  const shelf = await opened(device);
  const { armies, sealed } = shelf.storedArmies(rules);
  expect(armies).toEqual([]);
  expect(sealed).toHaveLength(1);
  expect(sealed[0]!.problems.length).toBeGreaterThan(0);
  if (why !== undefined) expect(sealed[0]!.problems[0]!.text.en).toBe(why);
  shelf.addArmy(rules, macedon!);
  expect(device.kept['grognard.army.bad']).toBe(text);
});

test('an army that was deleted comes back as it was', async () => {
  const device = new Device();
  const shelf = await opened(device);
  const key = shelf.addArmy(rules, macedon!);
  const before = device.kept[`grognard.army.${key}`];
  const bringBack = shelf.removeArmy(key);
  expect(device.kept[`grognard.army.${key}`]).toBeUndefined();
  bringBack();
  expect(device.kept[`grognard.army.${key}`]).toBe(before);
});
